import { MAX_LENGTH } from '../../shared/protocol/maxLength';

/** What each field of a body or a message means; a field of one name means the same everywhere. */
export const FIELDS: Record<string, string> = {
  numPlayers: 'How many seats.',
  setupData: 'The options of the title; those that are not named are as they are by default.',
  unlisted: 'Whether it is left out of the public list.',
  start: 'Whether it starts by itself when all seats are taken, or when its host says so.',
  playerName: `The name of whoever sits down: ${MAX_LENGTH.name} characters at most, once it is written as it is seen.`,
  newName: 'Another name, of the same length.',
  nonceHash: 'SHA-256 of the nonce that the seat adds to the shuffle, in hex digits.',
  bots: 'Bots to seat at once, from the last seat on.',
  from: 'A match as far as it had been played: its id, who sat there, what its cards were dealt from, and its actions as in [a record](fairness.md#the-record), without any undo.',
  createKey: 'Asked for where the host has set `CREATE_KEY`.',
  playerID:
    'The number of the seat, as text; `null` or absent for a spectator, or for the first empty seat.',
  credentials:
    'What proves the seat: the credentials it was taken with, or the key of a device of its player.',
  erase: 'Whether name and chat lines are erased.',
  token: 'From the answer to `link`.',
  device:
    'The browser as a device of its player. Its key is 32 random bytes, made by itself; the label is what the player tells it from their others by.',
  key: 'The key of a device.',
  id: 'The id of a device, from the answer to `devices`.',
  seats: 'The seats, each with what proves it.',
  look: 'What its holder wishes to be known by: the number of a colour sign, and a picture.',
  with: 'The number of the other seat, as text.',
  ready: 'Whether one is ready.',
  admit: 'Whether others may sit down.',
  absence:
    'What becomes of the match while it waits for somebody who has been away for two minutes: it waits, a bot stands in when those present vote for it, or a bot stands in at once.',
  clock:
    'How many minutes there are for each decision; 0 is no clock. When they are over, a bot decides.',
  on: 'Whether a bot plays for them.',
  about: 'What is to be decided.',
  seat: 'With `standIn`: for whom.',
  agree: 'Yes, or no longer.',
  ban: 'Whether they are kept from sitting down again.',
  muted: 'Whether nobody hears them.',
  reaction: 'One of six signs.',
  text: `What is said: ${MAX_LENGTH.chat} characters at most, once it is written as it is seen.`,
  strength: 'How well the bot plays.',
  code: 'As it was read out or written down; case, spaces and signs do not matter.',
  matchID: 'The table.',
  wishes:
    'How this screen takes its news: `packed`, in few bytes by `frames`; `answered`, those of its own actions in their answers; `changes`, what changed of the table by `tableChanges`.',
  action: 'A move by its name and arguments, or an undo. boardgame.io’s action.',
  stateID: 'The `_stateID` of the position it was made from.',
  line: `The line, in \`payload\`: ${MAX_LENGTH.chat} characters at most, once it is written as it is seen. Its \`id\` and \`sender\` are not believed.`,
  pace: '1 is usual; 0 waits for nothing.',
  nonce: 'The nonce whose hash was committed.',
};

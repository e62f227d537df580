import type { messages } from '../../server/gateway/messages';

/** What a client says over a socket: the names of the arguments in turn, and what the answer brings. */
export const MESSAGES: Record<
  keyof typeof messages,
  { args: readonly string[]; answer: string; about: string }
> = {
  sync: {
    args: ['matchID', 'playerID', 'credentials', 'numPlayers', 'wishes'],
    answer: 'Ack',
    about:
      'Sits this socket down at a match, with a seat or to watch. What there is to see follows by `sync`, and everything that happens from then on. `numPlayers` is what boardgame.io’s client sends; it is not believed.',
  },
  update: {
    args: ['action', 'stateID', 'matchID', 'playerID'],
    answer: 'UpdateAck',
    about: 'Makes a move, or takes one back.',
  },
  chat: {
    args: ['matchID', 'line', 'credentials'],
    answer: 'Ack',
    about: 'Says something.',
  },
  react: {
    args: ['matchID', 'reaction', 'credentials'],
    answer: 'Ack',
    about: 'Shows a quick sign to all at the table; nothing of it is kept.',
  },
  aside: {
    args: ['matchID', 'text'],
    answer: 'Ack',
    about: 'Says something as a spectator, where the table has it so.',
  },
  pace: {
    args: ['matchID', 'pace'],
    answer: 'Ack',
    about:
      'How many times as long as usual this seat’s reader looks at things: bots wait for whoever at the table takes longest.',
  },
  nonce: {
    args: ['matchID', 'nonce'],
    answer: 'Ack',
    about: 'Reveals the nonce of the seat, after `reveal`.',
  },
};

/** What the server says over a socket, each with the match first where there are arguments of their own. */
export const EVENTS: Record<string, { args: string; about: string }> = {
  sync: {
    args: 'matchID: string, { state: WireState, initialState: WireState, log: WireEntry[], filteredMetadata: Seat[] }',
    about: 'All that this screen may see; `initialState` is the same as `state`.',
  },
  frames: {
    args: '...EncodedUpdate',
    about: 'What was seen of an action, to screens that asked for `packed`.',
  },
  patch: {
    args: 'matchID: string, before: number, stateID: number, Operation[], WireEntry[]',
    about: 'The same to all others, as boardgame.io’s client takes it.',
  },
  update: {
    args: 'matchID: string, WireState, []',
    about: 'The position as it is, to a screen whose action was refused.',
  },
  table: { args: 'matchID: string, Table', about: 'How the table stands.' },
  tableChanges: {
    args: 'matchID: string, PackedOperation[]',
    about:
      'What changed of the table since this screen was told last, where it asked for `changes`.',
  },
  matchData: {
    args: 'matchID: string, Seat[]',
    about: 'Who sits there, for boardgame.io’s client.',
  },
  chat: { args: 'matchID: string, ChatLine', about: 'Somebody said something.' },
  chats: {
    args: 'matchID: string, ChatLine[]',
    about: 'All that was said so far, after a `sync`.',
  },
  speaker: {
    args: 'matchID: string, NewSpeaker',
    about: 'Lines whose speaker has another name or seat by now.',
  },
  reaction: { args: 'matchID: string, SeenReaction', about: 'Somebody showed a quick sign.' },
  aside: { args: 'matchID: string, Aside', about: 'A spectator said something.' },
  asides: {
    args: 'matchID: string, Aside[]',
    about: 'What spectators said lately, after a `sync`, where they may talk.',
  },
  erased: { args: 'matchID: string, string[]', about: 'The ids of lines that were erased.' },
  reveal: {
    args: 'matchID: string',
    about: 'The table is locked: whoever has committed a nonce is asked for it, by `nonce`.',
  },
  storage: {
    args: 'matchID: string, boolean',
    about:
      'Whether the server reaches what it keeps, when that changes: until it does again it refuses moves. Only said where that is a database.',
  },
  refused: {
    args: 'matchID: string, Refused',
    about: 'A message was refused, or the seat is another’s.',
  },
};

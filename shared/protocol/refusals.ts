import type { PlayerID } from '../engine/game';

/** The error body of every refused request. */
export type ErrorAnswer = { code: RefusalCode; message: string };

/** Every reason a request, a message or a move is refused with. The client has a sentence for each. */
export const REFUSALS = [
  // tables
  'unknownGame',
  'unknownMatch',
  'unknownCode',
  'badOptions',
  'badPlayers',
  'createKey',
  'wrongCreateKey',
  'full',
  'taken',
  'started',
  'noNewcomers',
  'gap',
  'notReady',
  'absent',
  'inVain',
  'notHost',
  'notOver',
  'abandoned',
  'otherRules',
  'stopped',
  'noSeat',
  'noVote',
  'banned',
  'bannedName',
  'muted',
  'noTalk',
  'notAway',
  'paused',
  // who asks
  'credentials',
  'removed',
  'origin',
  // the message itself
  'malformed',
  'tooLarge',
  'tooFast',
  'tooMany',
  'tooManyDevices',
  // play
  'unbound',
  'moved',
  'notStarted',
  'stale',
  'illegal',
  'noUndo',
  'tooOften',
  'usedUp',
  'over',
  // ours
  'notFound',
  'failed',
  'noStorage',
  'closing',
  // said by the client to itself
  'offline',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** What the ack of a socket message answers. */
export type Ack = { ok: true; stateID: number } | { ok: false; code: RefusalCode };

/** The payload of the socket event `refused`; with `moved` comes the seat's new number. */
export type Refused = { code: RefusalCode; stateID: number | null; playerID?: PlayerID };

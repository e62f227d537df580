import type { PlayerID } from '../engine/game';
import type { Gameover } from '../engine/score';

/** Where a table is in its life. `locked`: the nonces are being revealed; `stopped`: a rule threw, the match waits for its host. */
export const TABLE_STATUSES = ['open', 'locked', 'running', 'over', 'stopped'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** How a table starts: by itself when all seats are taken, or when its host says so. */
export const STARTS = ['full', 'host'] as const;
export type Start = (typeof STARTS)[number];

/** How well a bot plays. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What becomes of a match that waits for somebody who is away: nothing, a bot by vote of those present, or a bot by itself. */
export const ABSENCES = ['wait', 'vote', 'bot'] as const;
export type Absence = (typeof ABSENCES)[number];

/** How many minutes there are for each decision; 0 is no clock. */
export const CLOCKS = [0, 1, 3, 10, 1440, 4320] as const;
export type Clock = (typeof CLOCKS)[number];

/** What those present may agree on: that a bot stands in for a seat, a pause and its end, and that nobody plays this to its end. */
export const AGREEMENTS = ['standIn', 'pause', 'resume', 'abandon'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** What some have agreed to, and others have not yet. */
export type Vote = {
  about: Agreement;
  /** With `standIn`: for whom. */
  seat?: PlayerID;
  by: PlayerID[];
  /** How many have to agree. */
  needed: number;
};
/** What the host's link to a seat has come to: it was made for its holder, who may be cut off; somebody came in by it. */
export const HOST_LINKS = ['sent', 'used'] as const;
export type HostLink = (typeof HOST_LINKS)[number];

/** How many colour signs there are to choose from; no title has more seats. */
export const SIGNS = 6;

/** The small pictures one can go by. */
export const AVATARS = [
  'fox',
  'owl',
  'whale',
  'hedgehog',
  'rabbit',
  'cat',
  'bear',
  'frog',
  'lantern',
  'teapot',
  'rocket',
  'mushroom',
] as const;
export type Avatar = (typeof AVATARS)[number];

/** What somebody wishes to be known by: a sign, which they have unless a seat before theirs has it, and a picture. */
export type Look = { sign?: number; avatar?: Avatar };

/** One seat as everybody sees it; the official lobby's player, with what ours adds. */
export type Seat = {
  /** The seat's number; as text it is the playerID. */
  id: number;
  /** Absent while the seat is empty. */
  name?: string;
  isConnected?: boolean;
  /** Since when a person has had no screen there: milliseconds since 1970, rounded to the second. */
  awaySince?: number;
  /** Set while the match waits for a person who has been away for two minutes, or is there and has not decided for ten where no clock runs. */
  isOverdue?: true;
  /** Set while a bot plays for the person who holds the seat. */
  standIn?: true;
  /** Set while the host lets nobody hear the person. */
  isMuted?: true;
  /** How many milliseconds the person still has for the decision that is waited for. */
  timeLeft?: number;
  /** Set while a bot holds the seat. */
  bot?: Strength;
  ready: boolean;
  /** Whether the seat owes the shuffle nothing: `false` while its holder, whose nonce was told in vain, has not committed to another. */
  committed: boolean;
  /** SHA-256 of the nonce the seat adds to the shuffle, as hex digits; `null` for bots, for who does without one, and while the seat is empty. */
  nonceHash: string | null;
  /** What its holder wishes to be known by. */
  look?: Look;
  /** Set while the host has made a link to this seat, or its holder has come in by one. */
  hostLink?: HostLink;
};

/** Somebody who played a seat of the match, and does no longer. */
export type PastHolder = {
  seat: PlayerID;
  /** `null` where they have had it erased. */
  name: string | null;
  bot?: Strength;
  /** The number of the last action before they gave the seat up, or lost it. */
  until: number;
};

/** What anyone who has a table's address may know about it: the lobby's JSON, and the socket event `table`. */
export type Table = {
  gameName: string;
  matchID: string;
  /** The version of the rules: that which dealt the cards, once they are dealt. */
  version: number;
  status: TableStatus;
  start: Start;
  unlisted: boolean;
  /** The options, all of them. */
  setupData: Record<string, boolean | string>;
  players: Seat[];
  /** The host's seat; `null` when nobody has it (tables that start by themselves). */
  host: PlayerID | null;
  /** A code to read out, while the table is open; lists never show it. */
  code: string | null;
  /** SHA-256 of the server's seed as hex digits, published before anybody sits. */
  commitment: string;
  /** Whom the match waits for, as a spectator can tell. */
  awaited: PlayerID[];
  /** How many watch without a seat. */
  watching: number;
  /** What becomes of the match while somebody is away. */
  absence: Absence;
  /** Minutes for each decision. */
  clock: Clock;
  /** Whose right as the host passed on since they were away. */
  hostBefore?: PlayerID;
  /** Set while the match is paused: no clock runs, and nothing is played. */
  isPaused?: true;
  /** Set where the match is over since nobody wanted to go on: there is no result. */
  isAbandoned?: true;
  /** Set where those who watch may talk among themselves. */
  watchersTalk?: true;
  /** What some have agreed to so far. */
  votes?: Vote[];
  /** Milliseconds since 1970, rounded to the minute. */
  createdAt: number;
  updatedAt: number;
  gameover?: Gameover;
  /** Who begins, where that is not drawn: in a rematch the next one clockwise. */
  first?: PlayerID;
  /** Set where the match goes on from a moment of another: whoever saw that one may know every card. */
  beginning?: { matchID: string; moment: number };
  /** Set while the match runs but this server lacks the rules that dealt it: it goes on when they are back. */
  waitsForRules?: true;
  /** Who played the match and does no longer, oldest first, each once, and at most the last hundred of them. */
  pastHolders?: PastHolder[];
  /** Set while nobody else may sit down; whoever has the link may still watch. */
  noNewcomers?: true;
  /** With `stopped`: the reference under which the host finds what happened. */
  fault?: string;
  nextMatchID?: string;
};

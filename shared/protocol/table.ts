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

/** Signs to answer quickly with; nothing of them is kept. */
export const REACTIONS = ['well', 'wow', 'laugh', 'ouch', 'hurry', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The payload of the socket event `reaction`. */
export type SeenReaction = { playerID: PlayerID; reaction: Reaction };

/** What one of those who watch says, apart from the table: they have numbers, and no names. */
export type Aside = { id: string; watcher: number; text: string };

/** A line of chat, in the official client's shape. */
export type ChatLine = {
  id: string;
  sender: PlayerID;
  payload: string;
  /** Who held the seat when it was said: somebody else may by now. */
  name?: string;
};

/** Lines of chat whose speaker has another name now, or another seat number: the socket event `speaker`. */
export type NewSpeaker = { ids: string[]; sender: PlayerID; name: string };

/** The body of `POST /games/:name/create`. */
export type CreateBody = {
  numPlayers: number;
  setupData?: Record<string, unknown>;
  unlisted?: boolean;
  start?: Start;
  /** Seats the creator, as the host, in the same transaction; only with `start: 'host'`. */
  playerName?: string;
  /** SHA-256 of the creator's nonce, 64 hex digits. */
  nonceHash?: string;
  device?: NewDevice;
  look?: Look;
  /** Bots to seat at once, from the highest seat down. */
  bots?: Strength[];
  /** Asked for when the host has set CREATE_KEY. */
  createKey?: string;
  absence?: Absence;
  clock?: Clock;
};
/** The body of `POST /games/:name/playOn`: a table whose match goes on from a moment of another, on any server. */
export type PlayOnBody = {
  from: {
    matchID: string;
    version: number;
    options: Table['setupData'];
    /** Who sat there. */
    seats: { name: string | null; bot: Strength | null }[];
    /** What its cards were dealt from. */
    deal: { matchID: string; serverSeed: string; nonces: (string | null)[] };
    /** Who began, where that was not drawn. */
    first?: PlayerID;
    /** What had been played by then, without what was taken back. */
    actions: string[];
  };
  playerName: string;
  /** The seat of whoever asks, who is the host; without it the first one. */
  playerID?: PlayerID;
  nonceHash?: string;
  device?: NewDevice;
  look?: Look;
  /** Fills all other seats with bots that play like this. */
  strength?: Strength;
  createKey?: string;
};
export type CreateAnswer = { matchID: string; playerID?: PlayerID; playerCredentials?: string };

/** A browser that sits down for its player: whatever device of theirs comes opens the seat as well. */
export type NewDevice = {
  /** 32 random bytes as 64 hex digits, made by the browser; it is sent as the credentials of its player's seats. */
  key: string;
  /** What its owner tells it from their others by, such as `Firefox on Android`. */
  label: string;
};

/** The body of `POST /games/:name/:id/join`; without a playerID the first empty seat. */
export type JoinBody = {
  playerID?: PlayerID;
  playerName: string;
  nonceHash?: string;
  /** Without it, the seat gets credentials of its own. */
  device?: NewDevice;
  look?: Look;
};
/** The credentials are new ones, or the device's key where one was given. */
export type JoinAnswer = { playerID: PlayerID; playerCredentials: string };

/** Who asks, in the body of every seat holder's request. */
export type Proof = { playerID: PlayerID; credentials: string };

/** What `POST /games/:name/:id/seats/:seat/link` answers to the host: what brings the seat's holder back to it, once. */
export type LinkAnswer = { token: string };

/** The body of `POST /games/:name/:id/continue`, sent by who was given that link. */
export type ContinueBody = { token: string; device: NewDevice; nonceHash?: string };
export type ContinueAnswer = JoinAnswer & { playerName: string };

/** A seat of a player, as `POST /me/tables` lists it to one of their devices. */
export type PlayersSeat = {
  gameName: string;
  matchID: string;
  playerID: PlayerID;
  playerName: string;
};

/** What `POST /me/tables` answers: the seats, how many devices open them, and what their player last sat down as. */
export type TablesAnswer = {
  seats: PlayersSeat[];
  devices: number;
  playerName?: string;
  look?: Look;
};

/** A device as it is listed to its player. */
export type Device = {
  id: string;
  label: string;
  /** Milliseconds since 1970, rounded to the day. */
  createdAt: number;
  seenAt: number;
  /** Whether it is the one that asks. */
  isThis: boolean;
};

/** What `POST /me/devices` answers; `recoverySince` is when the recovery code was made, `null` where there is none. */
export type DevicesAnswer = { devices: Device[]; recoverySince: number | null };

/** A code that makes the device that shows it one of the player's: a link's for ten minutes and once, the recovery code until it is renewed. */
export type CodeAnswer = { code: string };

/** The body of `POST /me/claim`: seats that were taken by credentials of their own become the player's. */
export type ClaimBody = {
  device: NewDevice;
  seats: (Proof & { gameName: string; matchID: string })[];
};
/** The matches whose seat is the player's now. */
export type ClaimAnswer = { matchIDs: string[] };

/** What `POST /games/:name/:id/report` answers: a match that is not over, which only the server can open that wrote it. */
export type SealedReport = {
  /** The version of this format. */
  report: 1;
  game: string;
  version: number;
  /** Milliseconds since 1970. */
  at: number;
  sealed: string;
};

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
  // play
  'unbound',
  'moved',
  'notStarted',
  'stale',
  'illegal',
  'noUndo',
  'tooOften',
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

/**
 * The longest things that are taken in, counted in characters; `claims` are the seats of one request, `playedOn`
 * the actions that a match can go on from.
 */
export const LIMITS = {
  name: 24,
  label: 40,
  chat: 300,
  args: 12,
  arg: 64,
  claims: 40,
  playedOn: 4000,
} as const;

import type { PlayerID } from '../engine/game';
import type { Absence, Clock, Look, Start, Strength, Table } from './table';

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

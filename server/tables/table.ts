import type { Gameover } from '../../shared/engine/score';
import type { GameModule, PlayerID } from '../../shared/engine/game';
import type { Deal } from '../../shared/engine/engine';
import type { Beginning } from '../../shared/engine/record';
import { fullOptions, optionsError } from '../../shared/engine/options';
import type {
  Absence,
  Agreement,
  Clock,
  HostLink,
  Look,
  Start,
  Strength,
  TableStatus,
} from '../../shared/protocol/table';
import { sha256 } from '../../shared/engine/fairness';
import { newSeed } from '../fairness/seeds';
import { Refusal } from '../refusal';
import { newMatchID } from './ids';
import { newCode } from './codes';

/** Since when somebody has had no screen: the date, to be shown, and the uptime of then, to be measured by. */
export type Away = { since: number; at: number };

/** One seat as the server keeps it: empty, a bot's or a person's. */
export type SeatRecord = {
  name: string | null;
  bot: Strength | null;
  /** Who holds it: SHA-256 of their credentials, or the id of a player, which every device of theirs opens. */
  keyHash: string | null;
  /** A person's time on the seat: what was said in it belongs to them, whatever seat, name and device they have by then. */
  sitting: string | null;
  /** SHA-256 of the holder's nonce, given before the table is locked. */
  nonceHash: string | null;
  /** The device that has the nonce, by the hash of its key; known as long as the table is in memory. */
  nonceAt?: string;
  nonce: string | null;
  ready: boolean;
  /** Whether the host has made a link to it for its holder, and whether somebody came in by that. */
  hostLink: HostLink | null;
  look: Look;
  /** Set while a person sits there without a screen. */
  away: Away | null;
  /** Set while a bot plays for the holder: for one decision, until they are there, or until they say that they are. */
  standIn: StandIn | null;
  /** Whether the host lets nobody hear the holder. */
  muted: boolean;
  /** Until which uptime it is waited for the holder: then their clock has run out or, without one, others may do without them. */
  waitedUntil: number | null;
};

export const STAND_INS = ['decision', 'away', 'idle'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** How well a bot plays that stands in for somebody. */
export const STAND_IN_STRENGTH: Strength = 'normal';

/**
 * Somebody the host has put out for good, or whom nobody is to hear: by the key they had, and by their name, unless
 * they have had that erased.
 */
export type Banned = { keyHash: string | null; name: string | null; isMuted?: true };

/** What some have agreed to; others have not yet. */
export type VoteRecord = { about: Agreement; seat: number | null; by: number[] };

/** Who played a seat up to an action of the match, and does no longer. */
export type PastHolder = Pick<SeatRecord, 'name' | 'bot' | 'keyHash'> & {
  seat: number;
  /** The last action before somebody else had the seat. */
  until: number;
};

/** One try to deal: a table as it was locked, and what came of it. */
export type TryRecord = {
  seats: Pick<SeatRecord, 'name' | 'bot' | 'keyHash' | 'nonceHash' | 'nonce'>[];
  /** Whether the cards were dealt; else somebody did not tell their nonce, and the table was opened again. */
  dealt: boolean;
};

/** One table as the server keeps it; replaced, never changed. */
export type TableRecord = {
  id: string;
  game: string;
  /** The rules version: that of the deal, once the cards are dealt. */
  version: number;
  status: TableStatus;
  start: Start;
  unlisted: boolean;
  options: Record<string, boolean | string>;
  /** The host's seat. */
  host: number | null;
  code: string | null;
  codeExpires: number | null;
  serverSeed: string;
  commitment: string;
  matchSeed: string | null;
  /** Every try to deal, oldest first; `null` where they were not written down yet. */
  attempts: TryRecord[] | null;
  /** Who begins, by their seat; `null` where that is drawn. */
  first: number | null;
  /** Where its match goes on from, if that is a moment of another one; what was taken over is in its log already. */
  beginning: Beginning | null;
  nextMatch: string | null;
  gameover: Gameover | null;
  /** With `stopped`: what the log and the replay file call it. */
  fault: string | null;
  absence: Absence;
  clock: Clock;
  /** Up to which position of a spectator it was seen who has how much time. */
  clockedAt: number;
  /** Whose right as the host passed on since they were away. */
  hostBefore: number | null;
  /** The uptime at which the match was paused. */
  pausedAt: number | null;
  abandoned: boolean;
  votes: VoteRecord[];
  /** Oldest first. */
  pastHolders: PastHolder[];
  /** Who may not sit down here again, and who may and is not to be heard. */
  banned: Banned[];
  /** Whether those who watch may talk among themselves. */
  watchersTalk: boolean;
  /** Whether nobody else may sit down. */
  noNewcomers: boolean;
  /** Whether a second person has sat down. */
  visited: boolean;
  createdAt: number;
  updatedAt: number;
  /** Counts its changes in the storage. */
  revision: number;
  seats: SeatRecord[];
};

export const EMPTY_SEAT: SeatRecord = {
  name: null,
  bot: null,
  keyHash: null,
  sitting: null,
  nonceHash: null,
  nonce: null,
  ready: false,
  hostLink: null,
  look: {},
  away: null,
  standIn: null,
  muted: false,
  waitedUntil: null,
};

export type NewTable = {
  numPlayers: number;
  options?: unknown;
  unlisted: boolean;
  start: Start;
  absence?: Absence;
  clock?: Clock;
};

/** A table nobody sits at yet; throws a refusal when the title does not allow it. */
export function newTable(module: GameModule, wish: NewTable, now = Date.now()): TableRecord {
  const { min, max } = module.players;
  if (wish.numPlayers < min || wish.numPlayers > max)
    throw new Refusal('badPlayers', `${module.id} takes ${min} to ${max} players`);
  const serverSeed = newSeed();
  return {
    id: newMatchID(),
    game: module.id,
    version: module.version,
    status: 'open',
    start: wish.start,
    unlisted: wish.unlisted,
    options: checkedOptions(module, wish.options),
    host: null,
    ...newCode(now),
    serverSeed,
    commitment: sha256(serverSeed),
    matchSeed: null,
    attempts: [],
    first: null,
    beginning: null,
    nextMatch: null,
    gameover: null,
    fault: null,
    absence: wish.absence ?? 'vote',
    clock: wish.clock ?? 0,
    clockedAt: 0,
    hostBefore: null,
    pausedAt: null,
    abandoned: false,
    votes: [],
    pastHolders: [],
    banned: [],
    watchersTalk: false,
    noNewcomers: false,
    visited: false,
    createdAt: now,
    updatedAt: now,
    revision: 0,
    seats: Array.from({ length: wish.numPlayers }, () => EMPTY_SEAT),
  };
}

export function checkedOptions(module: GameModule, given: unknown): TableRecord['options'] {
  const wrong = optionsError(module.options, given);
  if (wrong !== null) throw new Refusal('badOptions', wrong);
  return fullOptions(module.options, given);
}

/** A table's options, as far as the rules at hand still know them; the others fall to their default. */
export function optionsUnder(module: GameModule, { options }: TableRecord): TableRecord['options'] {
  const known = Object.entries(options).filter(
    ([key, value]) => optionsError(module.options, { [key]: value }) === null,
  );
  return fullOptions(module.options, Object.fromEntries(known));
}

/** A table whose cards are not dealt yet, and come from no other match, as the rules at hand have it. */
export const underRules = (module: GameModule, table: TableRecord): TableRecord =>
  table.matchSeed !== null || table.beginning !== null || isDealtBy(module, table)
    ? table
    : { ...table, version: module.version, options: optionsUnder(module, table) };

/** Whether the cards were dealt by these rules, and not by an earlier or later version of them. */
export const isDealtBy = (module: GameModule, table: TableRecord): boolean =>
  table.version === module.version;

/** Refuses what comes after the end of a match, where there was none yet. */
export function assertOver({ status }: TableRecord): void {
  if (status === 'stopped') throw new Refusal('stopped');
  if (status !== 'over') throw new Refusal('notOver');
}

/** Refuses what tells how a match was won, where it is not over or was abandoned: its secrets stay untold. */
export function assertPlayedOut(table: TableRecord): void {
  if (table.abandoned) throw new Refusal('abandoned');
  assertOver(table);
}

/** What the match of a table that has started was dealt from. */
export const dealOf = (table: TableRecord): Deal => ({
  numPlayers: table.seats.length,
  options: table.options,
  seed: table.matchSeed!,
  ...(table.first !== null && { first: String(table.first) }),
});

export const isPerson = (seat: SeatRecord): boolean => seat.keyHash !== null;
/** How well whoever acts for a seat by itself does that: its bot, or one that stands in; `null` where a person decides. */
export const strengthOf = ({ bot, standIn }: SeatRecord): Strength | null =>
  bot ?? (standIn === null ? null : STAND_IN_STRENGTH);

export const isEmpty = (seat: SeatRecord): boolean => seat.keyHash === null && seat.bot === null;

/** The seat number of a playerID; `null` when the table has no such seat. */
export function seatNumber(table: TableRecord, playerID: PlayerID): number | null {
  const seat = Number(playerID);
  return String(seat) === playerID && Object.hasOwn(table.seats, seat) ? seat : null;
}

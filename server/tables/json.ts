import type { PlayerID } from '../../shared/engine/game';
import type { PastHolder, Seat, Table, Vote } from '../../shared/protocol/table';
import { timeLeft } from './clocks';
import { isCodeOld } from './codes';
import { isIdle } from './seats/idling';
import { isOverdue, type Situation } from './seats/presence';
import { isEmpty, type SeatRecord, type TableRecord } from './table';
import { needed } from './votes';

/** What only the live match knows of a table. */
export type Presence = {
  awaited: PlayerID[];
  /** Whether the match runs, but by rules that are not at hand. */
  waitsForRules: boolean;
  /** Who is there, and what time it is. */
  situation: Situation;
  /** How many spectators there are. */
  watching: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What anyone with the table's address may know: built up from what the lobby shows. */
export const tableJson = (table: TableRecord, presence: Presence): Table => ({
  gameName: table.game,
  matchID: table.id,
  version: table.version,
  status: table.status,
  start: table.start,
  unlisted: table.unlisted,
  setupData: table.options,
  ...seatsJson(table, presence.situation),
  code: isCodeShown(table, presence.situation.now) ? table.code : null,
  commitment: table.commitment,
  awaited: presence.awaited,
  watching: presence.watching,
  createdAt: Math.floor(table.createdAt / MINUTE) * MINUTE,
  updatedAt: Math.floor(table.updatedAt / MINUTE) * MINUTE,
  ...(table.gameover && { gameover: table.gameover }),
  ...(table.first !== null && { first: String(table.first) }),
  ...(table.beginning && {
    beginning: { matchID: table.beginning.matchID, moment: table.beginning.moment },
  }),
  ...(presence.waitsForRules && { waitsForRules: true }),
  ...(table.fault && { fault: table.fault }),
  absence: table.absence,
  clock: table.clock,
  ...(table.hostBefore !== null && { hostBefore: String(table.hostBefore) }),
  ...(table.pausedAt !== null && { isPaused: true }),
  ...(table.abandoned && { isAbandoned: true }),
  ...(table.watchersTalk && { watchersTalk: true }),
  ...(table.votes.length > 0 && { votes: votesJson(table, presence.situation) }),
  ...(table.noNewcomers && { noNewcomers: true }),
  ...(table.pastHolders.length > 0 && { pastHolders: pastHoldersJson(table) }),
  ...(table.nextMatch && { nextMatchID: table.nextMatch }),
});

/** Who sits at a table, and who its host is. */
export const seatsJson = (
  table: TableRecord,
  situation: Situation,
): Pick<Table, 'players' | 'host'> => ({
  players: table.seats.map((_, i) => seatJson(table, i, situation)),
  host: table.host === null ? null : String(table.host),
});

const votesJson = (table: TableRecord, situation: Situation): Vote[] =>
  table.votes.map((vote) => ({
    about: vote.about,
    ...(vote.seat !== null && { seat: String(vote.seat) }),
    by: vote.by.map(String),
    needed: needed(table, vote, situation),
  }));

/** How many of those who gave up a seat are told of. */
const PAST_HOLDERS = 100;

/** Whoever has had a seat has seen its hand: that stays to be read, however short it was, and each of them once. */
const pastHoldersJson = ({ pastHolders }: TableRecord): PastHolder[] =>
  pastHolders
    .filter((one, i) => i === pastHolders.findIndex((other) => isSame(one, other)))
    .slice(-PAST_HOLDERS)
    .map(({ seat, name, bot, until }) => ({
      seat: String(seat),
      name,
      ...(bot && { bot }),
      until,
    }));

const isSame = (a: Held, b: Held) => a.seat === b.seat && a.name === b.name && a.bot === b.bot;
type Held = TableRecord['pastHolders'][number];

/** A code leads to a seat: where there is none for others, it is not shown. */
const isCodeShown = (table: TableRecord, now: number): boolean =>
  table.status === 'open' && !table.noNewcomers && !isCodeOld(table, now);

/** Whether the holder's nonce was told in vain, and no other is committed yet. */
const owesNonce = ({ keyHash, nonceHash }: SeatRecord, attempts: TableRecord['attempts']) =>
  keyHash !== null &&
  nonceHash === null &&
  (attempts ?? []).some(({ seats }) =>
    seats.some((seat) => seat.keyHash === keyHash && seat.nonceHash !== null),
  );

function seatJson(table: TableRecord, id: number, situation: Situation): Seat {
  const seat = table.seats[id];
  const isHere = situation.connected.has(String(id));
  const left = timeLeft(table, seat, situation.uptime);
  return {
    id,
    ...(!isEmpty(seat) && {
      name: seat.name ?? '',
      isConnected: seat.bot !== null || isHere,
    }),
    ...(seat.away && !isHere && { awaySince: Math.floor(seat.away.since / SECOND) * SECOND }),
    ...((isHere ? isIdle(table, id, situation) : isOverdue(table, id, situation)) && {
      isOverdue: true,
    }),
    ...(seat.standIn !== null && { standIn: true }),
    ...(seat.muted && { isMuted: true }),
    ...(left !== null && { timeLeft: left }),
    ...(seat.bot && { bot: seat.bot }),
    ready: seat.ready,
    committed: !owesNonce(seat, table.attempts),
    nonceHash: seat.nonceHash,
    ...(Object.keys(seat.look).length > 0 && { look: seat.look }),
    ...(seat.hostLink && { hostLink: seat.hostLink }),
  };
}

import type { GameModule } from '../../shared/engine/game';
import { botNonce, sha256 } from '../../shared/engine/fairness';
import { seedOf } from '../../shared/engine/record';
import { startBlocker } from '../../shared/protocol/startConditions';
import { Refusal } from '../refusal';
import { NO_CODE } from './codes';
import { seatsJson } from './json';
import type { Situation } from './seats/presence';
import { isDealtBy, isPerson, type SeatRecord, type TableRecord } from './table';

/** How often a table can be locked in vain. */
const LOCKS_IN_VAIN = 20;

/** Throws a refusal unless the table could start: no gap, nobody unready, everyone who must reveal a nonce here. */
export function assertStartable(
  table: TableRecord,
  module: GameModule,
  situation: Situation,
): void {
  const { min, max } = module.players;
  // the rules of the match that it goes on from
  if (!isDealtBy(module, table)) throw new Refusal('otherRules');
  if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'started');
  if (table.seats.length < min || table.seats.length > max) throw new Refusal('badPlayers');
  if ((table.attempts?.length ?? 0) >= LOCKS_IN_VAIN)
    throw new Refusal('inVain', 'this table was locked in vain too often');
  const reason = startBlocker({ ...seatsJson(table, situation), start: table.start });
  if (reason !== null) throw new Refusal(reason);
}

/** The table locked for the start: no seat changes hands while the nonces are revealed. */
export const lock = (table: TableRecord): TableRecord => ({ ...table, status: 'locked' });

/** Keeps a revealed nonce; throws when it is not the one the seat committed to. */
export function reveal(table: TableRecord, seat: number, nonce: string): TableRecord {
  if (table.status !== 'locked' || sha256(nonce) !== table.seats[seat].nonceHash)
    throw new Refusal('malformed', 'not the nonce that was committed to');
  return {
    ...table,
    seats: table.seats.map((other, i) => (i === seat ? { ...other, nonce } : other)),
  };
}

/** Whether every committed nonce is revealed. */
export const isRevealed = (table: TableRecord): boolean =>
  table.seats.every(({ nonceHash, nonce }) => nonceHash === null || nonce !== null);

/** The table with its match seed, from which the cards are dealt, and the version of the rules that deal them. */
export function deal(table: TableRecord, { version }: GameModule): TableRecord {
  const seats = table.seats.map((seat, i) =>
    seat.bot === null ? seat : { ...seat, nonce: botNonce(table.id, i) },
  );
  return {
    ...table,
    version,
    seats,
    status: 'running',
    attempts: [...(table.attempts ?? []), { seats: seats.map(locked), dealt: true }],
    ...NO_CODE,
    matchSeed: seedOf(
      table.beginning?.deal ?? {
        matchID: table.id,
        commitment: table.commitment,
        serverSeed: table.serverSeed,
        nonces: seats.map(({ nonce }) => nonce),
      },
    ),
  };
}

/** The table open again after a start in vain: those who did not reveal are not ready, those who did commit anew, since their nonces are known now. */
export const reopen = (table: TableRecord): TableRecord => ({
  ...table,
  status: 'open',
  attempts: [...(table.attempts ?? []), { seats: table.seats.map(locked), dealt: false }],
  seats: table.seats.map((seat) => ({
    ...seat,
    ready: seat.ready && (!isPerson(seat) || seat.nonce !== null || seat.nonceHash === null),
    nonceHash: seat.nonce === null ? seat.nonceHash : null,
    nonce: null,
  })),
});

/** What is written down of a seat at a try to deal. */
const locked = ({ name, bot, keyHash, nonceHash, nonce }: SeatRecord) => ({
  name,
  bot,
  keyHash,
  nonceHash,
  nonce,
});

import type { PlayerID } from '../../shared/engine/game';
import type { Seat, Table } from '../../shared/protocol/table';
import { isCodeOld } from './codes';
import { isEmpty, type SeatRecord, type TableRecord } from './table';

/** What only the live match knows of a table. */
export type Presence = {
  awaited: PlayerID[];
  /** Whether the match runs, but by rules that are not at hand. */
  waitsForRules: boolean;
  /** The seats whose holder has a socket open. */
  connected: ReadonlySet<PlayerID>;
  watching: number;
  now: number;
};

const MINUTE = 60_000;

/** What anyone with the table's address may know: built up from what the lobby shows. */
export const tableJson = (table: TableRecord, presence: Presence): Table => ({
  gameName: table.game,
  matchID: table.id,
  version: table.version,
  status: table.status,
  start: table.start,
  unlisted: table.unlisted,
  setupData: table.options,
  ...seatsJson(table, presence.connected),
  code: isCodeShown(table, presence.now) ? table.code : null,
  commitment: table.commitment,
  awaited: presence.awaited,
  watching: presence.watching,
  createdAt: Math.floor(table.createdAt / MINUTE) * MINUTE,
  updatedAt: Math.floor(table.updatedAt / MINUTE) * MINUTE,
  ...(table.gameover && { gameover: table.gameover }),
  ...(presence.waitsForRules && { waitsForRules: true }),
  ...(table.fault && { fault: table.fault }),
  ...(table.noNewcomers && { noNewcomers: true }),
  ...(table.nextMatch && { nextMatchID: table.nextMatch }),
});

/** Who sits at a table, and who its host is. */
export const seatsJson = (
  { seats, host, attempts }: TableRecord,
  connected: ReadonlySet<PlayerID>,
): Pick<Table, 'players' | 'host'> => ({
  players: seats.map((seat, i) => ({
    ...seatJson(seat, i, connected),
    committed: !owesNonce(seat, attempts),
  })),
  host: host === null ? null : String(host),
});

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

const seatJson = (
  seat: SeatRecord,
  id: number,
  connected: ReadonlySet<PlayerID>,
): Omit<Seat, 'committed'> => ({
  id,
  ...(!isEmpty(seat) && {
    name: seat.name ?? '',
    isConnected: seat.bot !== null || connected.has(String(id)),
  }),
  ...(seat.bot && { bot: seat.bot }),
  ready: seat.ready,
  nonceHash: seat.nonceHash,
  ...(Object.keys(seat.look).length > 0 && { look: seat.look }),
  ...(seat.hostLink && { hostLink: seat.hostLink }),
});

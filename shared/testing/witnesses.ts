import { sha256 } from '../engine/fairness';
import type { LockedSeat, MatchRecord } from '../engine/record';
import type { Seat, Table } from '../protocol/table';
import type { Witness } from '../protocol/witness';
import { compare, see } from '../protocol/witnessing';
import { pebbles } from './pebbles';
import { recordedMatch, SERVER_SEED } from './recorded';

// A table of two as the device of Ana is shown it, and what it keeps of that.

/** Nonces: the first one of Ana and the next, that of Bo, and that of Eve. */
export const [NONCE, NEXT, BOS, EVES] = ['1a', '1b', '2a', '2b'].map((pair) => pair.repeat(32));
const COMMITMENT = sha256(SERVER_SEED);

/** Ana’s share, on her own seat. */
export const OWN = { playerID: '0', nonce: NONCE };

type Shown = { name: string; nonce: string | null; bot?: Seat['bot'] };

/** Who sits there. */
export const ANA: Shown = { name: 'Ana', nonce: NONCE };
export const BO: Shown = { name: 'Bo', nonce: BOS };

/** The table as it is shown, locked unless something else is said. */
export const shown = (seats: Shown[], rest: Partial<Table> = {}): Table => ({
  gameName: pebbles.id,
  matchID: 'k7',
  version: pebbles.version,
  status: 'locked',
  start: 'host',
  unlisted: true,
  setupData: { luckCounts: true },
  players: seats.map(({ name, nonce, bot }, id) => ({
    id,
    name,
    ...(bot && { bot }),
    isConnected: true,
    ready: true,
    committed: true,
    nonceHash: nonce && sha256(nonce),
  })),
  host: '0',
  code: null,
  commitment: COMMITMENT,
  awaited: [],
  watching: 0,
  absence: 'vote',
  clock: 0,
  createdAt: 0,
  updatedAt: 0,
  ...rest,
});

/** What the record says of a seat. */
export const dealtTo = ({ name, nonce, bot }: Shown): LockedSeat => ({
  name,
  bot: bot ?? null,
  nonceHash: nonce && sha256(nonce),
  nonce,
});

/** The record of a match that was dealt to these, after other tries in vain. */
export const recordOf = (seats: Shown[], inVain: LockedSeat[][] = []): MatchRecord =>
  recordedMatch(pebbles, {
    matchID: 'k7',
    options: { luckCounts: true },
    seats: seats.map(dealtTo),
    inVain,
  });

/** What is known after tables were shown like this, one after the other. */
export const shownTo = (known: Witness, share: typeof OWN, ...tables: Table[]): Witness =>
  tables.reduce<Witness>((witness, table) => see(witness, share, table), known);

/** What is known after the table was shown open, and then like this. */
export const seen = (...tables: Table[]): Witness =>
  shownTo({}, OWN, shown([ANA], { status: 'open' }), ...tables);

/** What the record says beside what is known. */
export const compared = (known: Witness, record: MatchRecord) => compare(known, 'k7', record);

/** The table step by step. */
export const LOCKED = shown([ANA, BO]);
export const OPEN_AGAIN = shown([{ ...ANA, nonce: null }, BO], { status: 'open' });
export const RUNNING = shown([ANA, BO], { status: 'running' });

import type { Guest } from '../tables/seats/seating';
import type { Table } from '../../shared/protocol/table';
import type { TableRecord } from '../tables/table';

// To be imported before all of the server: what comes later is changed as `patched` says.

/** What the operator has changed; each is what the server does by itself unless a test says otherwise. */
export const patched = {
  /** The table as the cards are dealt to it. */
  dealTo: (table: TableRecord): TableRecord => table,
  /** The match seed that the cards are dealt from. */
  seedFrom: (seed: string | null, _table: TableRecord): string | null => seed,
  /** The table after a nonce was told. */
  hearing: (table: TableRecord): TableRecord => table,
  /** The table as it is opened again after a start in vain. */
  reopening: (table: TableRecord): TableRecord => table,
  /** Who sits down, as the server takes it down. */
  seating: (guest: Guest): Guest => guest,
  /** The table as it is shown. */
  showing: (table: Table): Table => table,
  /** Whether nonces are asked for whatever the table shows. */
  asksEarly: false,
};
/** A server that nobody has changed. */
export const honest = { ...patched };

jest.mock('../tables/starting', () => {
  const real = jest.requireActual('../tables/starting');
  return {
    ...real,
    deal(table: TableRecord, module: never) {
      const dealt = real.deal(patched.dealTo(table), module);
      return { ...dealt, matchSeed: patched.seedFrom(dealt.matchSeed, dealt) };
    },
    reveal: (...args: unknown[]) => patched.hearing(real.reveal(...args)),
    reopen: (table: TableRecord) => patched.reopening(real.reopen(table)),
  };
});
jest.mock('../tables/seats/seating', () => {
  const real = jest.requireActual('../tables/seats/seating');
  return {
    ...real,
    sit: (table: TableRecord, guest: Guest, wished?: string) =>
      real.sit(table, patched.seating(guest), wished),
  };
});
jest.mock('../tables/json', () => {
  const real = jest.requireActual('../tables/json');
  return { ...real, tableJson: (...args: unknown[]) => patched.showing(real.tableJson(...args)) };
});
jest.mock('../matches/screens/broadcast', () => {
  const real = jest.requireActual('../matches/screens/broadcast');
  return {
    ...real,
    askNonce: (subscriber: { send(...args: string[]): void }, table: TableRecord) =>
      patched.asksEarly ? subscriber.send('reveal', table.id) : real.askNonce(subscriber, table),
  };
});

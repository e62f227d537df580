import { renderHook } from '@testing-library/react';
import { sha256 } from '../../shared/engine/fairness';
import type { Table } from '../../shared/protocol/table';
import { keepSeat, type OwnSeat, ownSeats } from './seats';
import { emptySeat, person, serve, tableWith } from '../testing/app';
import { shareOf } from './share';
import { useCommitment } from './useCommitment';

const NONCE = '1a'.repeat(32);
const match = { game: 'ya-blew-it', matchID: 'abc' };
const seat: OwnSeat = {
  ...match,
  playerID: '0',
  credentials: 'secret',
  nonce: NONCE,
  name: 'Ana',
  joinedAt: 1,
};

/** A table with another hash at our seat, or none. */
const table = (nonceHash: string | null, rest: Partial<Table> = {}) =>
  tableWith([person(0, 'Ana', { nonceHash }), emptySeat(1)], rest);

let bound: unknown[];
beforeEach(() => {
  localStorage.clear();
  keepSeat(seat);
  bound = [];
  serve({
    'POST /games/ya-blew-it/abc/update': ({ nonceHash }) => {
      bound.push(nonceHash);
      return {};
    },
  });
});

const stand = (shown: Table) =>
  renderHook(() => useCommitment(match, ownSeats()[0], shown)).unmount();

test('what is shown of the table is kept with the seat at once, and that the nonce was told', () => {
  const share = shareOf(seat);
  const locked = table(sha256(NONCE), { status: 'locked' });
  share.see(table(sha256(NONCE)));
  expect(share.tell(table(sha256(NONCE)))).toBeNull();
  share.see(locked);
  expect(JSON.parse(localStorage.getItem('wondertable.seats')!)[0]).toMatchObject({
    commitment: 'c0ffee',
    locks: [{ told: false }],
  });
  expect(share.tell(locked)).toBe(NONCE);
  expect(ownSeats()[0].locks).toMatchObject([{ told: true }]);
});

test('a seat that is not ours any more tells nothing', () => {
  const share = shareOf(seat);
  const locked = table(sha256(NONCE), { status: 'locked' });
  share.see(table(sha256(NONCE)));
  share.see(locked);
  keepSeat({ ...ownSeats()[0], credentials: 'newer' });
  expect(share.tell(locked)).toBeNull();
});

test('a seat that is bound as it should be is left alone', () => {
  stand(table(sha256(NONCE)));
  stand(table(null, { status: 'running' }));
  stand(tableWith([emptySeat(0), emptySeat(1)]));
  expect(bound).toEqual([]);
});

test('a seat that is bound to nothing, or to something else, is bound to its nonce', () => {
  stand(table(null));
  stand(table(sha256('2a'.repeat(32))));
  expect(bound).toEqual([sha256(NONCE), sha256(NONCE)]);
  expect(ownSeats()[0].nonce).toBe(NONCE);
});

test('a seat whose nonce was told in vain, or that has none, is bound to a fresh one', () => {
  const share = shareOf(seat);
  const locked = table(sha256(NONCE), { status: 'locked' });
  share.see(table(sha256(NONCE)));
  share.see(locked);
  share.tell(locked);
  stand(table(null));
  const { nonce } = ownSeats()[0];
  expect(nonce).not.toBe(NONCE);
  keepSeat({ ...seat, nonce: '' });
  stand(table(null));
  expect(bound).toEqual([sha256(nonce), sha256(ownSeats()[0].nonce)]);
});

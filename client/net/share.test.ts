import { act, renderHook } from '@testing-library/react';
import { sha256 } from '../../shared/engine/fairness';
import type { Table } from '../../shared/protocol/table';
import { forgetSeat, keepSeat, type OwnSeat, ownSeats } from './seats';
import { emptySeat, No, person, serve, tableWith } from '../testing/app';
import { changeWitness, witnessAt } from './witnesses';
import { knownAt, shareOf } from './share';
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
  changeWitness(match, () => ({}));
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

test('what is shown of the table is kept at once, that the nonce was told, and that it was heard', () => {
  const share = shareOf(seat);
  const locked = table(sha256(NONCE), { status: 'locked' });
  share.see(table(sha256(NONCE)));
  expect(share.tell(table(sha256(NONCE)))).toBeNull();
  share.see(locked);
  expect(JSON.parse(localStorage.getItem('wondertable.seen')!)).toMatchObject([
    { ...match, commitment: 'c0ffee', locks: [{ told: false }] },
  ]);
  expect(share.tell(locked)).toBe(NONCE);
  expect(witnessAt(match).locks).toMatchObject([{ told: true }]);
  share.heard(locked);
  expect(witnessAt(match).locks).toMatchObject([{ told: 'heard' }]);
});

test('nothing that was seen is forgotten with the seat, and no credentials are kept with it', () => {
  const share = shareOf(seat);
  share.see(table(sha256(NONCE)));
  share.see(table(sha256(NONCE), { status: 'locked' }));
  forgetSeat(match);
  expect(witnessAt(match)).toMatchObject({ commitment: 'c0ffee', locks: [{ told: false }] });
  expect(localStorage.getItem('wondertable.seen')).not.toContain('secret');
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

test('what is known of a match goes by whether the seat is still the one that was bound, and by the devices', () => {
  const share = shareOf(seat);
  share.see(table(sha256(NONCE)));
  expect(knownAt(match)).toMatchObject({ share: { playerID: '0', nonce: NONCE } });
  expect(knownAt(match).isShared).toBeUndefined();
  localStorage.setItem('wondertable.devices', '2');
  expect(knownAt(match).isShared).toBe(true);
  localStorage.removeItem('wondertable.devices');
  keepSeat({ ...seat, nonce: '1b'.repeat(32) });
  expect(knownAt(match)).toMatchObject({ commitment: 'c0ffee', share: undefined });
  keepSeat(seat);
  share.see(table(sha256(NONCE), { status: 'running' }));
  forgetSeat(match);
  expect(knownAt(match)).toMatchObject({ isDealt: true, share: { playerID: '0' } });
});

test('a seat that another device of ours has bound since is left to it, and still bound', async () => {
  localStorage.setItem('wondertable.devices', '2');
  const phone = table(sha256('2a'.repeat(32)));
  const room = standAt(table(sha256(NONCE)));
  await room.show(phone);
  expect([room.says(), bound]).toEqual(['bound', []]);
  expect(witnessAt(match).isShared).toBe(true);
  await room.show(table(null));
  expect(bound).toEqual([sha256(NONCE)]);
  expect(witnessAt(match).isShared).toBeUndefined();
});

test('of several devices at one seat the one that came last binds it', async () => {
  localStorage.setItem('wondertable.devices', '2');
  const room = standAt(table(sha256('2a'.repeat(32))));
  expect([room.says(), bound]).toEqual(['binding', [sha256(NONCE)]]);
  await room.show(table(sha256(NONCE)));
  expect(room.says()).toBe('bound');
});

test('a seat that this page has bound is left to another device of ours that binds it right after', async () => {
  localStorage.setItem('wondertable.devices', '2');
  const room = standAt(table(null));
  await room.show(table(sha256('2a'.repeat(32))));
  expect([room.says(), bound]).toEqual(['bound', [sha256(NONCE)]]);
});

test('whoever has one device binds their seat again, whatever else the table shows there', async () => {
  const room = standAt(table(sha256(NONCE)));
  await room.show(table(sha256('2a'.repeat(32))));
  expect([room.says(), bound]).toEqual(['binding', [sha256(NONCE)]]);
});

/** The page at a table, which is then shown differently. */
function standAt(first: Table) {
  const hook = renderHook(({ shown }) => useCommitment(match, ownSeats()[0], shown), {
    initialProps: { shown: first },
  });
  return {
    show: (shown: Table) => act(async () => hook.rerender({ shown })),
    says: () => hook.result.current,
  };
}

test('a table that goes on showing another hash, after the server took ours, is said not to have it', async () => {
  const shown = table(null);
  const room = standAt(shown);
  await room.show(shown);
  expect(room.says()).toBe('binding');
  await room.show(table(null));
  expect(room.says()).toBe('unbound');
  await room.show(table(sha256(NONCE)));
  expect(room.says()).toBe('bound');
});

test('a hash that did not reach the server is sent again when the table is shown again', async () => {
  let isReached = false;
  serve({
    'POST /games/ya-blew-it/abc/update': ({ nonceHash }) => {
      bound.push(nonceHash);
      return isReached ? {} : new No('tooFast');
    },
  });
  const shown = table(null);
  const room = standAt(shown);
  await room.show(shown);
  expect([room.says(), bound.length]).toEqual(['binding', 1]);
  isReached = true;
  await room.show(table(null));
  expect([room.says(), bound.length]).toEqual(['binding', 2]);
  await room.show(table(sha256(NONCE)));
  expect([room.says(), bound.length]).toEqual(['bound', 2]);
});

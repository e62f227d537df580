import { act, renderHook } from '@testing-library/react';
import { type OwnSeat, useOwnSeats } from './seats';

const seat = (matchID: string, rest: Partial<OwnSeat> = {}): OwnSeat => ({
  game: 'ya-blew-it',
  matchID,
  playerID: '0',
  credentials: 'secret',
  nonce: 'aa',
  name: 'Ana',
  joinedAt: 1,
  ...rest,
});

const STORED = 'wondertable.seats';

/** The store as a page finds it when it is opened. */
async function open() {
  let store!: typeof import('./seats');
  await jest.isolateModulesAsync(async () => {
    store = await import('./seats');
  });
  return store;
}

beforeEach(() => localStorage.clear());

test('a seat is still there when the page is opened again', async () => {
  (await open()).keepSeat(seat('a'));
  expect((await open()).seatAt({ game: 'ya-blew-it', matchID: 'a' })).toEqual(seat('a'));
});

test('a seat at a table takes the place of the one we had there', async () => {
  const { keepSeat, ownSeats } = await open();
  keepSeat(seat('a'));
  keepSeat(seat('b'));
  keepSeat(seat('a', { playerID: '2' }));
  expect(ownSeats()).toEqual([seat('a', { playerID: '2' }), seat('b')]);
});

test('a forgotten seat is gone for good', async () => {
  const { forgetSeat, keepSeat } = await open();
  keepSeat(seat('a'));
  forgetSeat({ game: 'ya-blew-it', matchID: 'a' });
  expect((await open()).ownSeats()).toEqual([]);
});

test('a seat that was lost does not take along the one another tab has there by now', async () => {
  const here = await open();
  here.keepSeat(seat('a'));
  (await open()).keepSeat(seat('a', { credentials: 'newer' }));
  here.forgetSeat(seat('a'));
  expect((await open()).ownSeats()).toEqual([seat('a', { credentials: 'newer' })]);
});

test.each([
  ['no JSON', '[{'],
  ['no list', '{"a":1}'],
  ['nothing', 'null'],
])('a store that holds %s is an empty one', async (_, text) => {
  localStorage.setItem(STORED, text);
  const { keepSeat, ownSeats } = await open();
  expect(ownSeats()).toEqual([]);
  keepSeat(seat('a'));
  expect(ownSeats()).toEqual([seat('a')]);
});

test('what is no seat is left out, the others stay', async () => {
  const broken = { ...seat('b'), credentials: 7 };
  localStorage.setItem(STORED, JSON.stringify([null, 'x', broken, seat('a')]));
  expect((await open()).ownSeats()).toEqual([seat('a')]);
});

test('a seat that somebody else has by now is not changed', async () => {
  const { changeSeat, keepSeat, ownSeats } = await open();
  keepSeat(seat('a', { credentials: 'newer' }));
  changeSeat(seat('a'), (kept) => ({ ...kept, nonce: 'bb' }));
  changeSeat(seat('b'), (kept) => ({ ...kept, nonce: 'bb' }));
  expect(ownSeats()).toEqual([seat('a', { credentials: 'newer' })]);
});

test('two tabs add to the same list', async () => {
  const [one, other] = [await open(), await open()];
  one.keepSeat(seat('a'));
  other.keepSeat(seat('b'));
  expect((await open()).ownSeats()).toEqual([seat('b'), seat('a')]);
});

test('a seat taken in another tab is heard of', () => {
  const { result } = renderHook(() => useOwnSeats());
  localStorage.setItem(STORED, JSON.stringify([seat('a')]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED })));
  expect(result.current).toEqual([seat('a')]);
});

test('what another tab keeps of anything else changes no seat', () => {
  const { result } = renderHook(() => useOwnSeats());
  const before = result.current;
  localStorage.setItem(STORED, JSON.stringify([seat('not heard of yet')]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wondertable.name' })));
  expect(result.current).toBe(before);
});

test('a browser that keeps nothing still knows its seats until the page is closed', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { keepSeat, ownSeats } = await open();
  keepSeat(seat('a'));
  keepSeat(seat('b'));
  expect(ownSeats()).toHaveLength(2);
  setItem.mockRestore();
});

test('a browser that is full by now knows the seats of before and the new ones, until there is room again', async () => {
  const { changeSeat, forgetSeat, keepSeat, ownSeats } = await open();
  keepSeat(seat('a'));
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepSeat(seat('b'));
  changeSeat(seat('b'), (kept) => ({ ...kept, nonce: 'bb' }));
  keepSeat(seat('c'));
  expect(ownSeats()).toEqual([seat('c'), seat('b', { nonce: 'bb' }), seat('a')]);
  window.dispatchEvent(new StorageEvent('storage', { key: STORED }));
  expect(ownSeats()).toHaveLength(3);
  setItem.mockRestore();
  forgetSeat(seat('a'));
  expect((await open()).ownSeats()).toEqual([seat('c'), seat('b', { nonce: 'bb' })]);
  (await open()).keepSeat(seat('d'));
  window.dispatchEvent(new StorageEvent('storage', { key: STORED }));
  expect(ownSeats()).toHaveLength(3);
});

describe('where all that was kept is cleared', () => {
  const KEY = 'ab'.repeat(32);
  const DEVICE = 'wondertable.device';

  /** A page that has read its seat and its key, and what it keeps of the device. */
  async function sitting() {
    localStorage.setItem(DEVICE, KEY);
    localStorage.setItem(STORED, JSON.stringify([seat('a', { credentials: KEY })]));
    let page!: typeof import('./seats') & typeof import('./device');
    await jest.isolateModulesAsync(async () => {
      page = { ...(await import('./seats')), ...(await import('./device')) };
    });
    expect(page.deviceKey()).toBe(KEY);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    return page;
  }

  test('a page of a browser that is no device of anybody knows no seat any more', async () => {
    localStorage.setItem(STORED, JSON.stringify([seat('a')]));
    const { ownSeats } = await open();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(ownSeats()).toEqual([]);
  });

  test('an open page knows its seats and its key as long as it is open, and keeps nothing anew', async () => {
    const page = await sitting();
    expect([page.ownSeats().length, page.deviceKey(), page.isForgotten()]).toEqual([1, KEY, true]);
    page.changeSeat(seat('a', { credentials: KEY }), (kept) => ({ ...kept, name: 'Bo' }));
    expect(page.ownSeats()[0].name).toBe('Bo');
    expect(localStorage).toHaveLength(0);
    expect((await open()).ownSeats()).toEqual([]);
  });

  test('whoever sits down again is known again', async () => {
    const page = await sitting();
    expect(page.thisDevice().key).toBe(KEY);
    expect(page.isForgotten()).toBe(false);
    page.keepSeat(seat('b', { credentials: KEY }));
    expect((await open()).ownSeats()).toHaveLength(2);
  });

  test('a key that another tab has given up is given up here', async () => {
    localStorage.setItem(DEVICE, KEY);
    let page!: typeof import('./device');
    await jest.isolateModulesAsync(async () => void (page = await import('./device')));
    expect(page.deviceKey()).toBe(KEY);
    localStorage.removeItem(DEVICE);
    window.dispatchEvent(new StorageEvent('storage', { key: DEVICE, newValue: null }));
    expect(page.deviceKey()).toBeNull();
  });
});

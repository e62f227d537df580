import { sha256 } from '../../shared/engine/fairness';
import type { SeenLock } from '../../shared/protocol/witness';

const match = { game: 'ya-blew-it', matchID: 'a' };
const other = { ...match, matchID: 'b' };
const STORED = 'wondertable.seen';
const NONCE = '1a'.repeat(32);
const HASH = sha256(NONCE);
const seat = {
  ...match,
  playerID: '1',
  credentials: 'secret',
  nonce: NONCE,
  name: 'Ana',
  joinedAt: 1,
};

const lock = (rest: Partial<SeenLock> = {}): SeenLock => ({
  version: 1,
  options: {},
  seats: [
    { name: 'Bo', bot: null, nonceHash: null },
    { name: 'Ana', bot: null, nonceHash: HASH },
  ],
  own: 1,
  bound: HASH,
  told: true,
  ...rest,
});

/** The store as a page finds it when it is opened. */
async function open() {
  let store!: typeof import('./witnesses');
  await jest.isolateModulesAsync(async () => {
    store = await import('./witnesses');
  });
  return store;
}

beforeEach(() => localStorage.clear());

test('what was seen of a table is still there when the page is opened again, and is of no other table', async () => {
  const { changeWitness } = await open();
  changeWitness(match, (kept) => ({ ...kept, commitment: 'ff', locks: [lock()] }));
  changeWitness(other, (kept) => ({ ...kept, commitment: 'ee' }));
  const { witnessAt } = await open();
  expect(witnessAt(match)).toEqual({ commitment: 'ff', locks: [lock()] });
  expect(witnessAt(other)).toEqual({ commitment: 'ee' });
  expect(witnessAt({ ...match, game: 'tower-of-babel' })).toEqual({});
});

test('two tabs add to the same list, and each knows what the other has seen', async () => {
  const [one, two] = [await open(), await open()];
  one.changeWitness(match, (kept) => ({ ...kept, commitment: 'ff' }));
  two.changeWitness(match, (kept) => ({ ...kept, isDealt: true }));
  two.changeWitness(other, (kept) => ({ ...kept, commitment: 'ee' }));
  expect(one.witnessAt(match)).toEqual({ commitment: 'ff', isDealt: true });
  expect(one.witnessAt(other)).toEqual({ commitment: 'ee' });
});

test('the tables seen last are kept, two hundred of them', async () => {
  const { changeWitness, witnessAt } = await open();
  changeWitness(match, () => ({ commitment: 'ff' }));
  for (let i = 0; i < 200; i++)
    changeWitness({ ...match, matchID: `${i}` }, () => ({ isDealt: true }));
  expect(witnessAt(match)).toEqual({});
  expect(witnessAt({ ...match, matchID: '0' })).toEqual({ isDealt: true });
});

test.each([
  ['no JSON', '[{'],
  ['no list', '{"a":1}'],
  ['nothing', 'null'],
  ['what is no table', '[null, 7, {"game":1}]'],
])('a store that holds %s is an empty one', async (_, text) => {
  localStorage.setItem(STORED, text);
  const { changeWitness, witnessAt } = await open();
  expect(witnessAt(match)).toEqual({});
  changeWitness(match, () => ({ commitment: 'ff' }));
  expect(witnessAt(match)).toEqual({ commitment: 'ff' });
});

test('what cannot have been seen is left out, the rest stays', async () => {
  localStorage.setItem(STORED, JSON.stringify([{ ...match, commitment: 'ff', locks: [{}] }]));
  expect((await open()).witnessAt(match)).toEqual({ commitment: 'ff' });
});

test('a browser that keeps nothing knows what it has seen until the page is closed', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { changeWitness, witnessAt } = await open();
  changeWitness(match, () => ({ commitment: 'ff' }));
  changeWitness(other, () => ({ commitment: 'ee' }));
  expect([witnessAt(match), witnessAt(other)]).toEqual([
    { commitment: 'ff' },
    { commitment: 'ee' },
  ]);
  setItem.mockRestore();
});

test('a browser that was full, and has room again, knows what other tabs see', async () => {
  const [one, two] = [await open(), await open()];
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  one.changeWitness(match, () => ({ commitment: 'ff' }));
  setItem.mockRestore();
  one.changeWitness(match, (kept) => ({ ...kept, isBegun: true }));
  two.changeWitness(match, (kept) => ({ ...kept, isDealt: true }));
  expect(one.witnessAt(match)).toEqual({ commitment: 'ff', isBegun: true, isDealt: true });
});

test('what was seen is known as long as the page is open, also where all that was kept is cleared', async () => {
  let page!: typeof import('./witnesses') & typeof import('./device');
  await jest.isolateModulesAsync(async () => {
    page = { ...(await import('./witnesses')), ...(await import('./device')) };
  });
  page.thisDevice();
  page.changeWitness(match, () => ({ commitment: 'ff' }));
  localStorage.clear();
  expect(page.witnessAt(match)).toEqual({ commitment: 'ff' });
  page.changeWitness(match, (kept) => ({ ...kept, isDealt: true }));
  expect(page.witnessAt(match)).toEqual({ commitment: 'ff', isDealt: true });
  expect(localStorage).toHaveLength(0);
});

test('what an older build kept with the seat is still known, whatever becomes of the seat', async () => {
  const older = { ...lock(), own: undefined, bound: undefined };
  const kept = { ...seat, seal: 'ff', locks: [older] };
  localStorage.setItem('wondertable.seats', JSON.stringify([kept, { ...seat, matchID: 'b' }]));
  const { changeWitness, witnessAt } = await open();
  const share = { playerID: '1', nonce: NONCE };
  expect(witnessAt(match)).toEqual({ commitment: 'ff', share, locks: [lock()] });
  expect(witnessAt(other)).toEqual({});
  changeWitness(match, (witness) => ({ ...witness, isDealt: true }));
  localStorage.setItem('wondertable.seats', '[]');
  expect(witnessAt(match)).toEqual({ commitment: 'ff', share, locks: [lock()], isDealt: true });
});

test('where an older build saw no hash at our seat, it is our nonce that was missing', async () => {
  const older = { ...lock(), own: undefined, bound: undefined };
  const seats = older.seats.map((one) => ({ ...one, nonceHash: null }));
  const kept = { ...seat, commitment: 'ff', locks: [{ ...older, seats, told: false }] };
  localStorage.setItem('wondertable.seats', JSON.stringify([kept]));
  expect((await open()).witnessAt(match).locks).toEqual([lock({ seats, told: false })]);
});

test.each(['7', '[null]', '[{"commitment":7,"locks":[7]}]', '{'])(
  'seats of an older build that read %s give nothing',
  async (text) => {
    localStorage.setItem('wondertable.seats', text);
    expect((await open()).witnessAt(match)).toEqual({});
  },
);

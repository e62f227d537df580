import type { Seat, Table } from './table';
import { pebbles } from '../testing/pebbles';
import { recordedMatch, SERVER_SEED } from '../testing/recorded';
import { sha256 } from '../engine/fairness';
import type { LockedSeat, MatchRecord } from '../engine/record';
import { isLocks, type Witness } from './seen';
import { compare, isSpent, see, tell } from './witness';

const [NONCE, NEXT, BOS, EVES] = ['1a', '1b', '2a', '2b'].map((pair) => pair.repeat(32));
const COMMITMENT = sha256(SERVER_SEED);
const OWN = { matchID: 'k7', playerID: '0', nonce: NONCE };

type Shown = { name: string; nonce: string | null; bot?: Seat['bot'] };
const ANA: Shown = { name: 'Ana', nonce: NONCE };
const BO: Shown = { name: 'Bo', nonce: BOS };

const shown = (seats: Shown[], rest: Partial<Table> = {}): Table => ({
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

const dealtTo = ({ name, nonce, bot }: Shown): LockedSeat => ({
  name,
  bot: bot ?? null,
  nonceHash: nonce && sha256(nonce),
  nonce,
});

const recordOf = (seats: Shown[]): MatchRecord =>
  recordedMatch(pebbles, {
    matchID: 'k7',
    options: { luckCounts: true },
    seats: seats.map(dealtTo),
  });

/** What is known after the table was shown open, and then like this. */
const seen = (...tables: Table[]): Witness =>
  tables.reduce<Witness>(see, see({}, shown([ANA], { status: 'open' })));

const LOCKED = shown([ANA, BO]);

test('the nonce is told to a table that is shown locked, under the commitment shown first, with its hash at its seat', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  expect(told.locks!.map((lock) => lock.told)).toEqual([true]);
  expect(compare(told, OWN, recordOf([ANA, BO]))).toEqual({
    seenCommitment: true,
    seenTable: true,
    seenTries: true,
    seenNonce: true,
  });
});

test.each<[string, Table | null]>([
  ['no table at all', null],
  ['an open table', shown([ANA, BO], { status: 'open' })],
  ['a table that runs', shown([ANA, BO], { status: 'running' })],
  ['another commitment', shown([ANA, BO], { commitment: sha256(BOS) })],
  ['another hash at our seat', shown([{ ...ANA, nonce: EVES }, BO])],
  ['our hash at another seat', shown([BO, ANA])],
  ['no hash at our seat', shown([{ ...ANA, nonce: null }, BO])],
  ['a bot at our seat', shown([{ ...ANA, bot: 'easy' }, BO])],
  ['no seat of ours', shown([])],
])('the nonce is not told where the table shows %s', (_, table) => {
  expect(tell(table ? seen(table) : seen(), OWN, table)).toBeNull();
});

test('the nonce is not told where no commitment was shown before the lock', () => {
  expect(tell(see({}, LOCKED), OWN, LOCKED)).toBeNull();
});

test('the nonce is told again to the same table, after a connection that broke', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  expect(tell(see(told, LOCKED), OWN, LOCKED)).toEqual(told);
});

test('a nonce that was told is told to no other list, wherever our seat is in it', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  expect(isSpent(told, NONCE)).toBe(true);
  const other = shown([ANA, { ...BO, nonce: EVES }]);
  expect(tell(see(told, other), OWN, other)).toBeNull();
  const moved = shown([BO, ANA]);
  expect(tell(see(told, moved), { ...OWN, playerID: '1' }, moved)).toBeNull();
  const anew = shown([{ ...ANA, nonce: NEXT }, BO]);
  expect(tell(see(told, anew), { ...OWN, nonce: NEXT }, anew)).not.toBeNull();
});

test('a list shown after our nonce was told, with another nonce of somebody else’s, is found out however it is recorded', () => {
  const other = shown([ANA, { ...BO, nonce: EVES }]);
  const known = see(tell(seen(LOCKED), OWN, LOCKED)!, other);
  const dealt = recordOf([ANA, { ...BO, nonce: EVES }]);
  expect(compare(known, OWN, dealt)).toMatchObject({ seenTable: false, seenTries: false });
  const silent = [ANA, BO].map((seat) => ({ ...dealtTo(seat), nonce: null }));
  const embellished = {
    ...dealt,
    attempts: [{ seats: silent, dealt: false }, ...dealt.attempts!],
  };
  expect(compare(known, OWN, embellished)).toMatchObject({ seenTable: false, seenTries: true });
});

test('a deal to which our nonce was never told, though we were bound to one, is found out', () => {
  expect(compare(seen(LOCKED), OWN, recordOf([ANA, BO]))).toMatchObject({ seenTable: false });
});

test('who had no nonce at the table finds nothing wrong with a deal without it', () => {
  const without = [{ ...ANA, nonce: null }, BO];
  expect(compare(seen(shown(without)), OWN, recordOf(without))).toEqual({
    seenCommitment: true,
    seenTable: true,
    seenTries: true,
  });
});

test('other options or rules than those shown at the lock are found out', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const record = recordOf([ANA, BO]);
  for (const change of [{ options: { luckCounts: false } }, { version: 99 }])
    expect(compare(told, OWN, { ...record, ...change })).toMatchObject({ seenTable: false });
});

test('another match than the one we sat at is found out: its id goes into the shuffle', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const record = recordOf([ANA, BO]);
  expect(compare(told, { ...OWN, matchID: 'k8' }, record)).toMatchObject({ seenCommitment: false });
});

test('a name that was erased since is none that was changed', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const record = recordOf([ANA, BO]);
  const named = (name: string | null) => ({
    ...record,
    attempts: [
      {
        dealt: true,
        seats: record.attempts![0].seats.map((one, i) => (i === 1 ? { ...one, name } : one)),
      },
    ],
  });
  expect(compare(told, OWN, named(null))).toMatchObject({ seenTable: true });
  expect(compare(told, OWN, named('Eve'))).toMatchObject({ seenTable: false });
});

test('what is kept is bounded, whatever is shown, and nothing is told beyond', () => {
  const lists = Array.from({ length: 30 }, (_, i) => shown([ANA, { ...BO, name: `Bo ${i}` }]));
  const known = seen(...lists);
  expect(known.locks).toHaveLength(20);
  expect(tell(known, OWN, lists[29])).toBeNull();
  const long = shown([ANA, { ...BO, name: 'Bo'.repeat(5000) }]);
  expect(seen(long).locks).toBeUndefined();
  expect(tell(seen(long), OWN, long)).toBeNull();
});

test('what was kept is read again, and nothing else', () => {
  const { locks } = tell(seen(LOCKED), OWN, LOCKED)!;
  expect(isLocks(JSON.parse(JSON.stringify(locks)))).toBe(true);
  const [lock] = locks!;
  for (const junk of [
    null,
    {},
    'x',
    [null],
    [7],
    [{ ...lock, seats: null }],
    [{ ...lock, seats: [null] }],
    [{ ...lock, seats: [{ name: 1, bot: null, nonceHash: null }] }],
    [{ ...lock, told: 'yes' }],
    [{ ...lock, options: null }],
    [{ ...lock, version: '1' }],
    Array(21).fill(lock),
  ])
    expect(isLocks(junk)).toBe(false);
});

test.each(['', 'aa', 'no hex at all', 'A'.repeat(64)])(
  '"%s" is no nonce, and is never told',
  (nonce) => {
    expect(isSpent({}, nonce)).toBe(true);
    expect(tell(seen(LOCKED), { ...OWN, nonce }, LOCKED)).toBeNull();
  },
);

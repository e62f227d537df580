import { pebbles } from '../testing/pebbles';
import { recordedMatch } from '../testing/recorded';
import { createEngine } from './engine';
import { botNonce, sha256 } from './fairness';
import type { Attempt, LockedSeat, MatchRecord } from './record';
import { CHECKS, verify } from './verify';

const engine = createEngine(pebbles);

const NONCES = ['1a'.repeat(32), null, botNonce('k7', 2)];

const ANA = { name: 'Ana', bot: null, nonceHash: sha256(NONCES[0]!), nonce: NONCES[0] };
const BO = { name: 'Bo', bot: null, nonceHash: null, nonce: null };
const ADA = { name: 'Ada', bot: 'normal', nonceHash: null, nonce: NONCES[2] } as const;

/** A try at which Ana told a nonce, and Bo did not. */
const IN_VAIN: LockedSeat[] = [
  { ...ANA, nonceHash: sha256('2a'.repeat(32)), nonce: '2a'.repeat(32) },
  { ...BO, nonceHash: sha256('2b'.repeat(32)) },
  { ...ADA, nonce: null },
];

/** A match of Ana, who committed to a nonce, of Bo, who did not, and of a bot, dealt at the second try. */
const record = recordedMatch(pebbles, {
  matchID: 'k7',
  options: { luckCounts: true },
  seats: [ANA, BO, ADA],
  inVain: [IN_VAIN],
});
const wrong = (change: Partial<MatchRecord>) => {
  const found = verify({ ...record, ...change }, engine);
  return CHECKS.filter((check) => found[check] === false);
};

const changed = <T>(list: readonly T[], change: object, at: number): T[] =>
  list.map((one, i) => (i === at ? { ...one, ...change } : one));
const seats = (change: object, at: number) => changed(record.seats, change, at);
const [inVain, dealt] = record.attempts!;
const tries = (change: object, at: number): Attempt[] => [
  inVain,
  { ...dealt, seats: changed(dealt.seats, change, at) },
];

test('a record of a match that was played as it says is found true', () => {
  expect(Object.values(verify(record, engine))).toEqual(Array(6).fill(true));
});

test('a record of an older version, which tells no tries and no bots, is checked as far as it goes', () => {
  const older = { ...record, attempts: undefined };
  const plain = older.seats.map(({ name, nonceHash, nonce }) => ({ name, nonceHash, nonce }));
  expect(verify({ ...older, seats: plain }, engine)).toEqual({
    commitment: true,
    table: true,
    nonces: true,
    attempts: null,
    moves: true,
    result: true,
  });
});

test('whoever is said to have begun did, and sat there', () => {
  // these rules ask nobody who begins: the first seat does
  expect(wrong({ first: '0' })).toEqual([]);
  expect(wrong({ first: '1' })).toEqual(['table']);
  expect(wrong({ first: '3' })).toContain('table');
  expect(wrong({ first: '00' })).toContain('table');
});

test('another commitment than that of the server’s seed is found out', () => {
  expect(wrong({ commitment: sha256('08'.repeat(32)) })).toEqual(['commitment']);
  expect(wrong({ serverSeed: 'no seed' })).toContain('commitment');
});

test('a nonce put in place of the one a player committed to is found out', () => {
  expect(wrong({ seats: seats({ nonce: '1b'.repeat(32) }, 0) })).toContain('nonces');
});

test('a nonce left out is found out', () => {
  expect(wrong({ seats: seats({ nonce: null }, 0) })).toContain('nonces');
});

test('a nonce chosen for a bot, or for a player who gave none, is found out', () => {
  expect(wrong({ seats: seats({ nonce: '1b'.repeat(32) }, 2) })).toContain('nonces');
  expect(wrong({ seats: seats({ nonce: '1b'.repeat(32) }, 1) })).toContain('nonces');
});

test('a bot that is called a person, and a person who is called a bot, are found out', () => {
  expect(wrong({ attempts: tries({ bot: null }, 2) })).toEqual(['nonces']);
  expect(wrong({ attempts: tries({ bot: 'hard' }, 0) })).toContain('nonces');
  expect(wrong({ attempts: tries({ bot: 'hard' }, 1) })).toContain('nonces');
});

test('a seat that is nobody’s, or has a name that is none, is found out', () => {
  expect(wrong({ attempts: tries({ name: null }, 2) })).toContain('table');
  expect(wrong({ seats: seats({ name: '' }, 0) })).toContain('table');
  expect(wrong({ seats: seats({ name: 7 }, 0) })).toContain('table');
});

test('a number of seats that nobody can play with is found out, and so is one that was not dealt to', () => {
  expect(wrong({ seats: [] })).toContain('table');
  expect(wrong({ seats: record.seats.slice(0, 1) })).toContain('table');
  expect(wrong({ seats: Array(20).fill(BO) })).toContain('table');
  expect(wrong({ seats: record.seats.slice(0, 2) })).toContain('attempts');
});

test('options that the title does not have are found out', () => {
  expect(wrong({ options: { luckCounts: true, cheating: true } })).toContain('table');
});

test('the nonces of another deal than the last try are found out', () => {
  const other = { nonceHash: sha256('1c'.repeat(32)), nonce: '1c'.repeat(32) };
  expect(wrong({ attempts: tries(other, 0) })).toEqual(['attempts']);
  expect(wrong({ attempts: [] })).toEqual(['attempts']);
  expect(wrong({ attempts: [inVain, { ...dealt, dealt: false }] })).toEqual(['attempts']);
  expect(wrong({ attempts: [dealt, dealt] })).toEqual(['attempts']);
});

test('a deal that was thrown away though everybody had told their nonce is found out', () => {
  const told = changed(inVain.seats, { nonce: '2b'.repeat(32) }, 1);
  expect(wrong({ attempts: [{ ...inVain, seats: told }, dealt] })).toEqual(['attempts']);
});

test('a nonce that was told in vain, and is used again, is found out', () => {
  const again = changed(inVain.seats, { nonceHash: ANA.nonceHash, nonce: ANA.nonce }, 0);
  expect(wrong({ attempts: [{ ...inVain, seats: again }, dealt] })).toEqual(['attempts']);
});

test('a nonce that nobody was bound to is found out in vain tries as well', () => {
  const other = changed(inVain.seats, { nonce: '2c'.repeat(32) }, 0);
  expect(wrong({ attempts: [{ ...inVain, seats: other }, dealt] })).toEqual(['attempts']);
});

test('a move that was not legal is found out, and so is one that is none', () => {
  const [first, ...others] = record.actions;
  for (const bad of [`${first} nonsense`, '', 'x', '0 constructor'])
    expect(wrong({ actions: [bad, ...others] })).toEqual(['moves', 'result']);
});

test('a log that breaks off is found out by its result', () => {
  expect(wrong({ actions: record.actions.slice(0, -1) })).toEqual(['result']);
});

test('a match that nobody played is found out, whatever its record leaves out', () => {
  const nothing = { standings: undefined as never };
  expect(wrong({ actions: [] })).toEqual(['moves', 'result']);
  expect(wrong({ actions: [], standings: [] })).toEqual(['moves', 'result']);
  expect(wrong({ actions: [], ...nothing })).toEqual(['moves', 'result']);
  expect(wrong({ actions: record.actions.slice(0, -1), ...nothing })).toEqual(['result']);
  expect(wrong(nothing)).toEqual(['result']);
});

test('other points than those played for are found out', () => {
  const [first, ...others] = record.standings;
  expect(wrong({ standings: [{ ...first, total: first.total + 1 }, ...others] })).toEqual([
    'result',
  ]);
});

test('the rules of another version are not taken for those it was played by', () => {
  expect(() => verify({ ...record, version: 99 }, engine)).toThrow('not the rules');
});

import { pebbles } from '../testing/pebbles';
import { recordedMatch } from '../testing/recorded';
import { botNonce, sha256 } from './fairness';
import { type MatchRecord, verify } from './record';

const NONCES = ['1a'.repeat(32), null, botNonce('k7', 2)];

/** A match of Ana, who committed to a nonce, of Bo, who did not, and of a bot. */
const record = recordedMatch(pebbles, {
  matchID: 'k7',
  options: { luckCounts: true },
  seats: [
    { name: 'Ana', nonceHash: sha256(NONCES[0]!), nonce: NONCES[0] },
    { name: 'Bo', nonceHash: null, nonce: null },
    { name: 'Ada', nonceHash: null, nonce: NONCES[2] },
  ],
});
const seats = (change: object, at: number) =>
  record.seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat));
const wrong = (change: Partial<MatchRecord>) =>
  Object.entries(verify({ ...record, ...change }, pebbles)).flatMap(([check, ok]) =>
    ok ? [] : [check],
  );

test('a record of a match that was played as it says is found true', () => {
  expect(verify(record, pebbles)).toEqual({ seal: true, nonces: true, moves: true, result: true });
});

test('another seal than the one shown at the table is found out', () => {
  expect(wrong({ commitment: sha256('08'.repeat(32)) })).toEqual(['seal']);
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

test('a move that was not legal is found out', () => {
  const [first] = record.actions;
  expect(wrong({ actions: [`${first} nonsense`, ...record.actions.slice(1)] })).toContain('moves');
});

test('a log that breaks off is found out by its result', () => {
  expect(wrong({ actions: record.actions.slice(0, -1) })).toEqual(['result']);
});

test('other points than those played for are found out', () => {
  const [first, ...others] = record.standings;
  expect(wrong({ standings: [{ ...first, total: first.total + 1 }, ...others] })).toEqual([
    'result',
  ]);
});

test('the rules of another version are not taken for those it was played by', () => {
  expect(() => verify({ ...record, version: 99 }, pebbles)).toThrow('not the rules');
});

import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pebbles } from '../testing/pebbles';
import { recordedMatch } from '../testing/recorded';
import { LONGEST_FILE, matchFileSchema, readMatchFile } from './readMatchFile';

// A file comes from anywhere: from a friend, from another program, from somebody who means harm.

const seats = ['Ana', 'Bo'].map((name) => ({ name, bot: null, nonceHash: null, nonce: null }));
const record = recordedMatch(pebbles, { matchID: 'k7', seats });
const file = {
  wonder: 1,
  ...record,
  times: record.actions.map((_, i) => i),
  draws: [{ at: 0, what: 'shuffle', of: 3, from: 0, to: 2, result: [2, 0, 1] }],
  hashes: ['0123456789abcdef'],
};
const problemOf = (text: string) => {
  const read = readMatchFile(text);
  return read.ok ? null : read.problem;
};
const standingsOf = (playerID: string, place = 1) => [{ playerID, place, total: 0, lines: [] }];
const changed = (change: object) => JSON.stringify({ ...file, ...change });

test('a file is read, and so is a record that has no more than a record', () => {
  expect(readMatchFile(JSON.stringify(file))).toEqual({ ok: true, file });
  expect(readMatchFile(JSON.stringify(record))).toEqual({ ok: true, file: record });
});

test('fields of a later time are left out, and a later format is said to be one', () => {
  expect(readMatchFile(changed({ weather: 'rain' }))).toEqual({ ok: true, file });
  expect(problemOf(changed({ wonder: 2 }))).toBe('newer');
});

test.each([
  ['nothing', ''],
  ['words', 'hello'],
  ['a picture', '\u0089PNG\r\n\u0000'],
  ['a list', '[]'],
  ['another JSON', '{"name":"wondertable","version":"1.0.0"}'],
  ['null', 'null'],
])('%s is no match', (_, text) => {
  expect(problemOf(text)).toBe('foreign');
});

test.each([
  ['cut off', JSON.stringify(file).slice(0, -20)],
  ['without its seeds', changed({ serverSeed: undefined })],
  ['with a seed that is none', changed({ serverSeed: 'zz' })],
  ['with actions of another kind', changed({ actions: [{ move: 'roll' }] })],
  ['with an action as long as a book', changed({ actions: ['0 '.padEnd(5000, 'x')] })],
  ['with a thousand seats', changed({ seats: Array(1000).fill(seats[0]) })],
  ['with a draw that drew nothing', changed({ draws: [{ at: 0 }] })],
  ['with a time that no calendar has', changed({ times: file.times.map(() => 8.64e15 + 1) })],
  ['with the place of a seat that none can be', changed({ standings: standingsOf('-1') })],
  ['with a place that none can be', changed({ standings: standingsOf('0', -1e308) })],
])('a file %s is damaged', (_, text) => {
  expect(problemOf(text)).toBe('damaged');
});

test('the last time that a calendar has can be said', () => {
  const times = file.times.map(() => 8.64e15);
  expect(problemOf(changed({ times }))).toBeNull();
  expect(() => new Intl.DateTimeFormat('en').format(times[0])).not.toThrow();
});

test('what is longer than any match is not even read', () => {
  expect(problemOf(' '.repeat(LONGEST_FILE + 1))).toBe('tooBig');
});

test('whatever is given is read or refused, and never throws', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.string().map((text) => `{"game":${text}`),
  );
  fc.assert(fc.property(anyText, (text) => void readMatchFile(text)));
  const fields = Object.keys(file);
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
      const read = readMatchFile(changed({ [field]: value }));
      if (read.ok) expect(matchFileSchema.safeParse(read.file).success).toBe(true);
    }),
  );
});

test('the schema that others are given is the one that files are read by', () => {
  const path = join(__dirname, '..', '..', 'docs', 'match-file.schema.json');
  const told = JSON.parse(readFileSync(path, 'utf8'));
  expect(told).toMatchObject(z.toJSONSchema(matchFileSchema, { io: 'input' }));
});

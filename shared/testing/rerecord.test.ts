import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../engine/engine';
import type { GameModule } from '../engine/game';
import { goldenDifference, goldensIn, keepGolden, recordGolden } from './golden';
import { pebbles } from './pebbles';
import { rerecord } from './rerecord';

// What `npm run golden` does with the matches that keep a title's rules.

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'wondertable-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const folder = () => join(home, 'golden');
const bytes = (file: string) => readFileSync(join(folder(), file), 'utf8');
const everything = () =>
  Object.fromEntries(readdirSync(folder()).map((file) => [file, bytes(file)]));

/** The same title, in which the cards lie the other way round. */
const reversed: GameModule = {
  ...pebbles,
  setup(context, options) {
    const G = pebbles.setup(context, options as never);
    return { ...G, deck: [...G.deck].reverse() };
  },
};
const raised: GameModule = { ...reversed, version: pebbles.version + 1 };

/** A match that somebody added as a test. */
const add = (name: string) =>
  keepGolden(
    folder(),
    name,
    recordGolden(pebbles, { numPlayers: 2, options: {}, seed: '5e'.repeat(32) }),
  );

test('a match is recorded for each player count, with every value of every option', () => {
  expect(rerecord(pebbles, home)).toBeNull();
  const goldens = goldensIn(folder());
  const { min, max } = pebbles.players;
  expect(goldens.map(({ golden }) => golden.deal.numPlayers)).toEqual(
    Array.from({ length: max - min + 1 }, (_, i) => min + i),
  );
  for (const key of Object.keys(pebbles.options))
    expect(new Set(goldens.map(({ golden }) => golden.deal.options[key]))).toEqual(
      new Set([true, false]),
    );
  for (const { golden } of goldens)
    expect(goldenDifference(createEngine(pebbles), golden)).toBeNull();
});

test('what was recorded stays as it is, and so does a match that was added', () => {
  rerecord(pebbles, home);
  add('k7m2p9');
  const before = everything();
  expect(Object.keys(before)).toContain('k7m2p9.json');
  expect(rerecord(pebbles, home)).toBeNull();
  expect(everything()).toEqual(before);
});

test('a match that is missing is recorded again', () => {
  rerecord(pebbles, home);
  const before = everything();
  rmSync(join(folder(), '2-players.json'));
  rerecord(pebbles, home);
  expect(everything()).toEqual(before);
});

test.each([
  ['that was recorded', () => rerecord(pebbles, home)],
  ['that was added', () => add('k7m2p9')],
])('a match %s and plays differently now is not recorded anew by the same version', (_, keep) => {
  keep();
  const before = everything();
  expect(rerecord(reversed, home)).toMatch(
    /^pebbles: golden\/\S+\.json was recorded by version 1, and plays differently now: the cards are dealt differently\. Raise the version, and freeze the old one first \(npm run freeze -- pebbles\)\.$/,
  );
  expect(everything()).toEqual(before);
});

test('a raised version records nothing before the old one is frozen', () => {
  rerecord(pebbles, home);
  const before = everything();
  expect(rerecord(raised, home)).toMatch(/^pebbles: version 1 is not kept\. /);
  expect(everything()).toEqual(before);
});

test('a raised version records its own matches, and one that was added goes to its rules', () => {
  rerecord(pebbles, home);
  const [added] = [readFileSync(add('k7m2p9'), 'utf8')];
  const past = join(home, 'past', '1-golden');
  mkdirSync(past, { recursive: true });
  expect(rerecord(raised, home)).toBeNull();
  const goldens = goldensIn(folder());
  expect(goldens.map(({ file }) => file)).not.toContain('k7m2p9.json');
  for (const { golden } of goldens)
    expect(goldenDifference(createEngine(raised), golden)).toBeNull();
  expect(readFileSync(join(past, 'k7m2p9.json'), 'utf8')).toBe(added);
  expect(existsSync(join(past, '2-players.json'))).toBe(false);
});

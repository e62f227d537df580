import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createEngine } from '../engine/engine';
import { goldenDifference, goldensIn } from '../testing/golden';
import { FROZEN } from './frozen';
import { games } from '.';
import { pastEngines } from './past';

// The rules of every match that was ever dealt are at hand, as they were.

const pastOf = (game: string) => join(__dirname, game, 'past');
const fileOf = ({ game, version }: { game: string; version: number }) =>
  join(pastOf(game), `${version}.frozen.js`);
const goldensOf = ({ game, version }: { game: string; version: number }) =>
  goldensIn(join(pastOf(game), `${version}-golden`));
const engineOf = pastEngines();

test('every file that was frozen is listed', () => {
  const files = games.flatMap(({ id }) =>
    readdirSync(pastOf(id))
      .filter((name) => name.endsWith('.frozen.js'))
      .map((name) => join(pastOf(id), name)),
  );
  expect(FROZEN.map(fileOf).sort()).toEqual(files.sort());
});

describe.each(FROZEN)('$game, version $version', (frozen) => {
  test('is the file that was frozen, and a small one', () => {
    const bytes = readFileSync(fileOf(frozen));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(frozen.digest);
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(40_000);
  });

  test('plays the matches that were recorded under it as they were played', async () => {
    const engine = await engineOf(frozen.game, frozen.version);
    const goldens = goldensOf(frozen);
    expect(goldens.length).toBeGreaterThan(0);
    for (const { file, golden } of goldens)
      expect([file, goldenDifference(engine!, golden)]).toEqual([file, null]);
  });
});

test.each(games)(
  'no version between the first that was frozen and today’s is missing: $id',
  ({ id, version }) => {
    const versions = FROZEN.filter(({ game }) => game === id).map((one) => one.version);
    const first = Math.min(version, ...versions);
    for (let before = first; before < version; before++) expect(versions).toContain(before);
    expect(versions.filter((one) => one > version)).toEqual([]);
  },
);

test('whoever freezes a version raises it before anything ends differently', () => {
  for (const module of games) {
    const same = FROZEN.find(
      ({ game, version }) => game === module.id && version === module.version,
    );
    for (const { file, golden } of same ? goldensOf(same) : [])
      expect([file, goldenDifference(createEngine(module), golden)]).toEqual([file, null]);
  }
});

test('of a version that never was there is no engine', async () => {
  expect(await engineOf('ya-blew-it', 99)).toBeNull();
  expect(await engineOf('chess', 1)).toBeNull();
});

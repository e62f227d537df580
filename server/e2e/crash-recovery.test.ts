import { games } from '../../shared/games';
import type { Action } from '../../shared/engine/engine';
import { extent } from '../../shared/testing/extent';
import { chanceFor, dealsOf, SEED } from '../test-support/randomMatches';
import { listening, UNLIMITED, useProgram, type Started } from '../test-support/serverProcess';
import {
  follow,
  isOver,
  lookOf,
  nextAction,
  playAhead,
  shownTo,
  storedLog,
  storeMatches,
  viewersOf,
  type ExpectedMatch,
} from '../test-support/expectedMatch';
import { forget, newFolder } from '../test-support/storage';

// The server is killed at every single action of a match of every title at once: what was
// acknowledged is there, what was not is there as a whole or not at all.

jest.setTimeout(extent(120_000, 3_600_000));

const dataDir = newFolder();
useProgram();
let server: Started | undefined;
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.exit;
  await forget(dataDir);
});

/** How often it is killed, and how many matches of each title are going then, each at another point. */
const KILLS = extent(6, 150);
const MATCHES = extent(1, 4);
/** How far each match is ahead of the one before. */
const AHEAD = 40;

test('kill -9 at every action loses nothing that was acknowledged, and leaves nothing half done', async () => {
  const random = chanceFor(SEED, 'kills');
  const expectedMatches = await storeMatches(
    dataDir,
    games.flatMap((module) => dealsOf(module, MATCHES).map((deal) => ({ module, deal }))),
  );
  for (const [i, expected] of expectedMatches.entries())
    await playAhead(dataDir, expected, { actions: (i % MATCHES) * AHEAD, random });
  let kills = 0;
  for (; kills < KILLS && !expectedMatches.every(isOver); kills++) {
    server = await listening({ DATA_DIR: dataDir, ...UNLIMITED });
    for (const expected of expectedMatches)
      for (const viewer of viewersOf(expected))
        expect(await shownTo(server.port, expected, viewer)).toBe(lookOf(expected, viewer));

    const sent = new Map<ExpectedMatch, Action>();
    for (const expected of expectedMatches.filter((each) => !isOver(each))) {
      const { action, send } = await nextAction(server.port, expected, random);
      const answered = send();
      if (random.die(2) === 1) {
        // acknowledged: it must be there, whatever comes
        expect(await answered).toMatchObject({ ok: true });
        follow(expected, action);
      } else {
        answered.catch(() => undefined);
        sent.set(expected, action);
      }
    }
    server.child.kill('SIGKILL');
    await server.exit;

    for (const expected of expectedMatches) {
      const stored = await storedLog(dataDir, expected);
      const action = sent.get(expected);
      if (action && stored.length === expected.log.length + 1) follow(expected, action);
      expect(stored).toEqual(expected.log);
    }
  }
  expect(kills).toBeGreaterThan(0);
});

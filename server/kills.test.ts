import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../shared/games';
import type { Action } from '../shared/core/referee';
import { chanceFor, dealsOf, extent, SEED } from './trials/deals';
import { buildProgram, listening, UNLIMITED } from './trials/process';
import {
  follow,
  isOver,
  lookOf,
  nextAction,
  shownTo,
  storedLog,
  storeMatches,
  viewersOf,
  type Shadow,
} from './trials/shadow';

// The server is killed at every single action of a match of every title at once: what was
// acknowledged is there, what was not is there as a whole or not at all.

jest.setTimeout(extent(120_000, 7_200_000));

const dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'));
beforeAll(buildProgram);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** How often it is killed; in the long run most matches are over before. */
const KILLS = extent(6, 500);

test('kill -9 at every action loses nothing that was acknowledged, and leaves nothing half done', async () => {
  const random = chanceFor(SEED, 'kills');
  const shadows = await storeMatches(
    dataDir,
    games.map((module) => ({ module, deal: dealsOf(module, 1)[0] })),
  );
  let kills = 0;
  for (; kills < KILLS && !shadows.every(isOver); kills++) {
    const server = await listening({ DATA_DIR: dataDir, ...UNLIMITED });
    for (const shadow of shadows)
      for (const viewer of viewersOf(shadow))
        expect(await shownTo(server.port, shadow, viewer)).toBe(lookOf(shadow, viewer));

    const sent = new Map<Shadow, Action>();
    for (const shadow of shadows.filter((each) => !isOver(each))) {
      const { action, send } = await nextAction(server.port, shadow, random);
      const answered = send();
      if (random.die(2) === 1) {
        // acknowledged: it must be there, whatever comes
        expect(await answered).toMatchObject({ ok: true });
        follow(shadow, action);
      } else {
        answered.catch(() => undefined);
        sent.set(shadow, action);
      }
    }
    server.child.kill('SIGKILL');
    await server.exit;

    for (const shadow of shadows) {
      const stored = await storedLog(dataDir, shadow);
      const action = sent.get(shadow);
      if (action && stored.length === shadow.log.length + 1) follow(shadow, action);
      expect(stored).toEqual(shadow.log);
    }
  }
  expect(kills).toBeGreaterThan(0);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineLoader } from '../shared/games';
import { towerOfBabel } from '../shared/games/tower-of-babel';
import { launch } from './chromium';
import { lookAt } from './page';
import { keyOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';

// What each has won since they acted last hangs on their plate, and on a phone five plates share a row.

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test('what was won stands below the name on a phone’s plate and within it, whatever signs are beside it', async () => {
  const engine = (await engineLoader()('tower-of-babel', towerOfBabel.version))!;
  const match = await restore(dataDir, engine, 'place', 5, 18);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context, key } = await open(browser, server, match, { device: 'phone' });
  const sitters = gather(server, match, [key, ...[1, 2, 3, 4].map(keyOf)]);
  await play(sitters, match, 16);
  // whoever leaves has a sign for that beside the one for their turn
  for (const { connection } of sitters) connection.close();
  const won = page.locator('[data-thing^="player:"]:has([data-good]):has([data-hint="away"])');
  await won.first().waitFor();
  const chips = await lookAt(page, '[data-thing^="player:"]:has([data-good])', (all) =>
    all.map((plate) => {
      const [outer, name, chip] = [
        plate,
        plate.querySelector('b > span')!,
        plate.querySelector('[data-good]')!,
      ].map((one) => one.getBoundingClientRect());
      return { belowName: chip.top - name.bottom, aboveEdge: outer.bottom - chip.bottom };
    }),
  );
  await context.close();
  await server.stop();
  expect(chips.length).toBeGreaterThan(0);
  for (const { belowName, aboveEdge } of chips) {
    expect(belowName).toBeGreaterThan(-2);
    expect(aboveEdge).toBeGreaterThanOrEqual(0);
  }
});

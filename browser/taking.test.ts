import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAction } from '../shared/engine/log';
import { dealOf } from '../shared/engine/record';
import { engineLoader } from '../shared/games';
import { colorfulTreasure } from '../shared/games/colorful-treasure';
import type { State } from '../shared/games/colorful-treasure/state';
import { launch } from './chromium';
import { lookAt } from './page';
import { matchOf, restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';

// On a phone three answers of Colorful Treasure leave the wall and one's own things in sight.

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test.each(['en', 'fr'] as const)(
  'two gems lie open, and a third may be revealed: %s',
  async (language) => {
    const engine = (await engineLoader()('colorful-treasure', colorfulTreasure.version))!;
    const { record } = matchOf(engine, 'taking1match', 2);
    const actions = record.actions.map(readAction);
    let position = engine.start(dealOf(record));
    const played = actions.findIndex((action) => {
      const outcome = engine.act(position, action);
      if (outcome.ok) ({ position } = outcome);
      const moves = engine.awaited(position).includes('0') ? engine.legal(position, '0') : [];
      const { table } = position.G as State;
      const isDiamond = moves.some(({ args }) => args[0] === 'diamond');
      return (
        moves.filter(({ move }) => move === 'take').length === 2 &&
        !isDiamond &&
        table.players['0'].cards.length === 0
      );
    });
    const match = await restore(dataDir, engine, 'taking1match', 2, actions.length - played - 1);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const browser = await launch();
    const { page, context } = await open(browser, server, match, { device: 'phone', language });
    await page.locator('[data-choice]').nth(2).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const [own, prompt] = await lookAt(page, '[data-own], section:has(> [data-choice])', (all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const beyond = await lookAt(page, '[data-choice]', (all) =>
      all.map((one) => one.scrollWidth - one.clientWidth),
    );
    await context.close();
    await server.stop();
    expect(prompt.top).toBeGreaterThanOrEqual(own.bottom - 2);
    expect(beyond).toEqual([0, 0, 0]);
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineLoader, gameOf } from '../shared/games';
import treasureEnglish from '../client/games/colorful-treasure/text/en.json';
import treasureFrench from '../client/games/colorful-treasure/text/fr.json';
import mineEnglish from '../client/games/ya-blew-it/text/en.json';
import mineFrench from '../client/games/ya-blew-it/text/fr.json';
import { launch } from './chromium';
import { lookAt } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';

// What a phone asks its reader fits into one line above the buttons, in either language.

/** All texts below a key, with their keys; names and numbers in them as long as they usually are. */
const spelledOut = (texts: object, path: string): [key: string, text: string][] =>
  Object.entries(texts as Record<string, string | object>).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [
          [
            `${path}.${key}`,
            text
              .replace(/<(\w+)\/>/g, 'Blaise')
              .replace(/\{\{points\}\}/g, '+12')
              .replace(/\{\{\w+\}\}/g, '8'),
          ] as [string, string],
        ]
      : spelledOut(text, `${path}.${key}`),
  );

/** What the reader themself is asked or told before they choose; of others there is time to read two lines. */
const asked = (title: { ask: object; rolled?: object }) =>
  [...spelledOut(title.ask, 'ask'), ...spelledOut(title.rolled ?? {}, 'rolled')].filter(([key]) =>
    /_you$|Bad$|^rolled|secure_/.test(key),
  );

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test.each([
  ['ya-blew-it', 'en', mineEnglish],
  ['ya-blew-it', 'fr', mineFrench],
  ['colorful-treasure', 'en', treasureEnglish],
  ['colorful-treasure', 'fr', treasureFrench],
] as const)('%s, %s', async (id, language, title) => {
  const engine = (await engineLoader()(id, gameOf(id)!.version))!;
  const match = await restore(dataDir, engine, 'headlines1xx');
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context } = await open(browser, server, match, { device: 'phone', language });
  const texts = asked(title);
  const long = await lookAt(
    page,
    ':is(section[aria-label="What to do"], section[aria-label="Que faire"]) h2',
    ([headline], all) => {
      const heightOf = (text: string) => {
        headline.innerHTML = text;
        return headline.getBoundingClientRect().height;
      };
      const line = heightOf('x');
      return all.filter(([, text]) => heightOf(text) > line * 1.5);
    },
    texts,
  );
  await context.close();
  await server.stop();
  expect(texts.length).toBeGreaterThan(8);
  expect(long).toEqual([]);
});

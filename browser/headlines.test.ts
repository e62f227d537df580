import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { engineLoader, gameOf } from '../shared/games';
import english from '../client/text/en/match.json';
import french from '../client/text/fr/match.json';
import treasureEnglish from '../client/games/colorful-treasure/text/en.json';
import treasureFrench from '../client/games/colorful-treasure/text/fr.json';
import mineEnglish from '../client/games/ya-blew-it/text/en.json';
import mineFrench from '../client/games/ya-blew-it/text/fr.json';
import { ablaze, HELD } from './ablaze';
import { arrange } from './arranged';
import { launch } from './chromium';
import { lookAt } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';
import { QUESTION } from './table';

// What a phone asks its reader fits into one line above the buttons, what it tells into one below the plates, and a title
// into one of its own, in either language.

type Text = [key: string, text: string];

/** All texts below a key, with their keys. */
const texts = (all: object, path: string): Text[] =>
  Object.entries(all as Record<string, string | object>).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${path}.${key}`, text] satisfies Text]
      : texts(text, `${path}.${key}`),
  );

/** The same with names and numbers in them as long as they usually are. */
const spelledOut = (all: object, path: string): Text[] =>
  texts(all, path).map(([key, text]) => [
    key,
    text
      // an arrow, of which a phone has none
      .replace('<there/>', '')
      .replace(/<(\w+)\/>/g, 'Blaise')
      .replace(/\{\{points\}\}/g, '+12')
      .replace(/\{\{\w+\}\}/g, '8'),
  ]);

/** What the reader themself is asked or told before they choose; of others there is time to read two lines. */
const asked = (title: { ask: object; rolled?: object }) =>
  [...spelledOut(title.ask, 'ask'), ...spelledOut(title.rolled ?? {}, 'rolled')].filter(([key]) =>
    /_you$|Bad$|^rolled|secure_/.test(key),
  );

/** What stands in a line of the story, as wide as it usually is: two gems with their numbers, say, in pixels. */
const WIDTHS: Record<string, number> = { cards: 80, rolls: 26, safes: 130 };
const ONE_SIGN = 18;
const WORDS: Record<string, string> = {
  who: '<b>Maximilienne</b>',
  victim: 'Maximilienne',
  names: 'Maximilienne',
  places: 'Chichén Itzá et Stonehenge',
  face: '<sign/> Vue d’ensemble',
  award: '<sign/> Gemmes multicolores',
};

/** What is told of others who have long names, as a line of a phone shows it. */
const told = ({ event, rolledAnd = {} }: { event: object; rolledAnd?: object }) =>
  [...texts(event, 'event'), ...texts(rolledAnd, 'rolledAnd')].map(([key, text]): Text => [
    key,
    text
      .replace('<cards/>', /revealed|looked/.test(key) ? '<places/>' : '<cards/>')
      // no other award can be
      .replace('<award/>', /shared/.test(key) ? '<sign/> Coffre' : '<award/>')
      .replace(/<(\w+)\/>/g, (thing, name: string) => WORDS[name] ?? thing)
      .replace(
        /<(\w+)\/>/g,
        (_, thing: string) =>
          `<i style="display: inline-block; width: ${WIDTHS[thing] ?? ONE_SIGN}px">x</i>`,
      )
      .replace('{{color}}', 'jaunes')
      .replace(/\{\{\w+\}\}/g, '9'),
  ]);

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
  const questions = asked(title);
  const long = await lookAt(
    page,
    QUESTION,
    ([headline], all) => {
      const heightOf = (text: string) => {
        headline.innerHTML = text;
        return headline.getBoundingClientRect().height;
      };
      const line = heightOf('x');
      return all.filter(([, text]) => heightOf(text) > line * 1.5);
    },
    questions,
  );
  const cut = await lookAt(
    page,
    'button',
    (buttons, all) => {
      const ticker = buttons.find((one) => /^(What happened|Récit)/.test(one.innerText))!;
      return all.filter(([, text]) => {
        ticker.innerHTML = text;
        return ticker.scrollWidth > ticker.clientWidth;
      });
    },
    told(title),
  );
  await context.close();
  await server.stop();
  expect(questions.length).toBeGreaterThan(8);
  expect(long).toEqual([]);
  expect(cut).toEqual([]);
});

/** Which of these texts take more than a line where the first of them stands. */
const wrapped = (page: Page, where: string, texts: string[]): Promise<string[]> =>
  lookAt(
    page,
    where,
    (all, [first, ...others]) => {
      const place = all.find((one) => one.innerText === first)!;
      // a title gives way where rows need its room, and is as wide as those then
      place.style.position = 'static';
      return [first, ...others].filter((text) => {
        place.innerText = text;
        const range = document.createRange();
        range.selectNodeContents(place);
        const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
        return new Set(bottoms).size > 1;
      });
    },
    texts,
  );

test.each([
  ['en', mineEnglish, english],
  ['fr', mineFrench, french],
] as const)(
  'a Fire has its title in one line, and the way to where the rules begin is one: %s',
  async (language, { fire }, { rulesBegin }) => {
    const engine = (await engineLoader()('ya-blew-it', gameOf('ya-blew-it')!.version))!;
    const match = await restore(dataDir, engine, 'fire1match', 4);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const browser = await launch();
    const { page, context } = await open(
      browser,
      server,
      match,
      { device: 'phone', language },
      (one) => arrange(one, ablaze(HELD.evenly)),
    );
    const titles = await wrapped(page, '[data-hint="fire"] > h2', [fire.title, fire.final]);
    await page.keyboard.press('?');
    await page.getByRole('button', { name: rulesBegin }).waitFor();
    const way = await wrapped(page, '[role="dialog"] button', [rulesBegin]);
    await context.close();
    await server.stop();
    expect([...titles, ...way]).toEqual([]);
  },
);

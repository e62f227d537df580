import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, Position } from '../shared/engine/engine';
import { replay } from '../shared/engine/record';
import { engineLoader } from '../shared/games';
import { colorfulTreasure } from '../shared/games/colorful-treasure';
import type { State } from '../shared/games/colorful-treasure/state';
import { launch } from './chromium';
import { lookAt } from './page';
import { matchOf, restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';

// The answers of Colorful Treasure leave the wall and one's own things in sight, on a phone above all.

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** What lies open, and how it is asked for. */
type Question = { up?: number; takes: number; diamonds: number; answers: number };

const QUESTIONS: Record<string, Question> = {
  'two gems lie open, and a third may be revealed': { takes: 2, diamonds: 0, answers: 4 },
  'a diamond and a gem lie open, and a third may be revealed': {
    takes: 2,
    diamonds: 1,
    answers: 4,
  },
  'two diamonds lie open, and a third card may be revealed': { takes: 1, diamonds: 2, answers: 3 },
};

const THREE_COLORS: Question = { up: 3, takes: 3, diamonds: 0, answers: 4 };

const isAsked = (
  engine: Engine,
  position: Position,
  { up = 2, takes, diamonds }: Question,
): boolean => {
  if (!engine.awaited(position).includes('0')) return false;
  const { table, grid } = position.G as State;
  const open = table.revealed.filter((cell) => grid[cell] === 'diamond');
  const moves = engine.legal(position, '0').filter(({ move }) => move === 'take');
  return (
    table.revealed.length === up &&
    moves.length === takes &&
    open.length === diamonds &&
    table.players['0'].cards.length === 0
  );
};

/** The first match of two in which it comes to that, and how much of it is to be played then. */
function whereFirst(engine: Engine, hasCome: (position: Position) => boolean) {
  for (let nth = 1; ; nth++) {
    const matchID = `taking${nth}match`;
    const seen = [...replay(matchOf(engine, matchID, 2).record, engine)];
    const at = seen.findIndex(({ position }) => hasCome(position));
    if (at >= 0) return { matchID, left: seen.length - 1 - at };
  }
}

const CASES = [
  ...Object.entries(QUESTIONS).flatMap(([name, question]) =>
    (['en', 'fr'] as const).map(
      (language) => ({ name, device: 'phone', language, question }) as const,
    ),
  ),
  // as many answers as there ever are, in the longer words
  ...(['phone', 'desktop'] as const).map(
    (device) =>
      ({
        name: 'three gems of three colours lie open',
        device,
        language: 'fr',
        question: THREE_COLORS,
      }) as const,
  ),
];

test.each(CASES)('$name: $device, $language', async ({ device, language, question }) => {
  const engine = (await engineLoader()('colorful-treasure', colorfulTreasure.version))!;
  const { matchID, left } = whereFirst(engine, (position) => isAsked(engine, position, question));
  const match = await restore(dataDir, engine, matchID, 2, left);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context } = await open(browser, server, match, { device, language });
  await page
    .locator('[data-choice]')
    .nth(question.answers - 1)
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
  const [own, prompt] = await lookAt(page, '[data-own], section:has(> [data-choice])', (all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  const beyond = await lookAt(page, '[data-choice]', (all) =>
    all.map((one) => one.scrollWidth - one.clientWidth),
  );
  const fromMiddle = await lookAt(page, '[data-choice]:has(> svg)', (all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const [on, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
      return Math.abs((on.left + on.right) / 2 - (box.left + box.right) / 2);
    }),
  );
  await context.close();
  await server.stop();
  expect(prompt.top).toBeGreaterThanOrEqual(own.bottom - 2);
  expect(beyond).toEqual(Array.from({ length: question.answers }, () => 0));
  // drawing and words stand together, and do not fall to the sides of their answer
  expect(Math.max(...fromMiddle)).toBeLessThan(3);
});

test('what can be stolen lies beside the wall and over no plate, in pictures as large as on the wall', async () => {
  const engine = (await engineLoader()('colorful-treasure', colorfulTreasure.version))!;
  const { matchID, left } = whereFirst(engine, (position) => {
    const thefts = engine.legal(position, '0').filter(({ move }) => move === 'steal');
    return thefts.length > 4;
  });
  const match = await restore(dataDir, engine, matchID, 2, left);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context } = await open(browser, server, match);
  const sheet = page.locator('main div:has(> [role="group"][aria-label="What can be stolen"])');
  await sheet.waitFor();
  const boxes = (selector: string) =>
    lookAt(page, selector, (all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
  const { x, width } = (await sheet.boundingBox())!;
  const others = await boxes('[data-thing^="player:"], [role="region"], [data-thing^="back:"]');
  const [picture] = await boxes('[aria-label="What can be stolen"] button');
  const [card] = await boxes('[data-thing^="back:"]');
  await context.close();
  await server.stop();
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((box) => box.left < x + width && box.right > x)).toEqual([]);
  expect(picture.width).toBeGreaterThanOrEqual(card.width - 1);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { games } from '../../shared/games';
import { quickChance } from '../../shared/testing/random';
import { SETTLING } from '../../client/pages/match/prompt/guard';
import { launch } from '../chromium';
import { visit } from '../page';
import { startServer } from '../server';
import { answered, createTable, isOver, start } from '../table';

/** What a title is called on the first page. */
function nameOf(id: string): string {
  const box = readFileSync(join(__dirname, '../../client/games', id, 'box/en.json'), 'utf8');
  return (JSON.parse(box) as { name: string }).name;
}

// Somebody who presses everything twice in haste, in every title until they have met what there is, and
// in the long run through a whole match: no double click ever does two different things at the table.
// Nothing here names a title.

let browser: Browser;
let home: string;
beforeAll(async () => {
  browser = await launch();
  ({ url: home } = await startServer({ env: { BOT_PACE_MS: '0' } }));
});

/** How many things somebody has met, and how often they pressed twice, who has seen enough; and that nothing was new for so long. */
const ENOUGH = process.env.LONG ? Infinity : 24;
const MET = 5;
const NOTHING_NEW = 8;

/** How long a hand takes from one press to the next, in milliseconds. */
const HASTE = 60;

/** Something that can be pressed, and where. */
type Thing = { name: string; isAnswer: boolean; x: number; y: number };

/** All that can be pressed on the table now, the prompt's buttons first, then things that stand for one of them. */
const thingsOn = (page: Page): Promise<Thing[]> =>
  page.evaluate(() => {
    const prompt = 'section[aria-label="What to do"]';
    const areas = [prompt, 'main', 'section[aria-label="Your things"]'];
    const buttons = areas.flatMap((area) => [
      ...document.querySelectorAll<HTMLElement>(`${area} button`),
    ]);
    const centre = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const isHit = (element: Element, within: string) => {
      const { x, y } = centre(element);
      return document.elementFromPoint(x, y)?.closest(within) === element;
    };
    const pressable = buttons.flatMap((button) => {
      if (button.matches(':disabled, [aria-disabled=true]') || !isHit(button, 'button')) return [];
      const isUndo = button.dataset.letter === 'u';
      const isAnswer = button.closest(prompt) !== null && !isUndo;
      // what lies on the board is told apart by its looks: its name tells how it stands just now
      const name = isAnswer ? button.innerText.split('\n')[0] : button.className;
      return [
        {
          name: name.replace(/\d+/g, '*'),
          isAnswer,
          ...centre(button),
        },
      ];
    });
    const touchable = [...document.querySelectorAll<HTMLElement>('[data-touch]')].flatMap(
      (thing) =>
        thing.closest('button') === null && isHit(thing, 'button, [data-touch]')
          ? [
              {
                name: `thing ${thing.dataset.thing!.replace(/:.*/, '')}`,
                isAnswer: false,
                ...centre(thing),
              },
            ]
          : [],
    );
    return [...pressable, ...touchable];
  });

type Press = { at: number; choice: string | null };
type Watched = typeof window & { presses: Press[]; choices: string[] };

/** Has the page note when which choice was pressed, by its own clock, and every choice that it offered. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const noted = window as Watched;
    [noted.presses, noted.choices] = [[], []];
    const pressed = ({ target, timeStamp: at }: Event) => {
      const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset.choice;
      noted.presses.push({ at, choice: choice ?? null });
    };
    window.addEventListener('pointerdown', pressed, true);
    const look = () =>
      document.querySelectorAll<HTMLElement>('[data-choice]').forEach(({ dataset }) => {
        if (!noted.choices.includes(dataset.choice!)) noted.choices.push(dataset.choice!);
      });
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    look();
  });

/**
 * What the first of two presses met, which on a busy machine need not be what was looked at before; nothing where
 * they did not come in haste.
 */
const pressedInHaste = (page: Page): Promise<Pick<Press, 'choice'> | null> =>
  page.evaluate((settling) => {
    const [first, second] = (window as Watched).presses.slice(-2);
    return second.at - first.at < settling ? first : null;
  }, SETTLING);

/** Every action that the page sends from now on, as text. */
function actionsOf(page: Page): string[] {
  const actions: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [event, action] = JSON.parse(/^42[^[]*(\[.*)$/s.exec(String(payload))?.[1] ?? '[]');
      if (event === 'update')
        actions.push(`${action.payload.type ?? 'undo'} ${action.payload.args}`);
    }),
  );
  return actions;
}

async function press({ mouse }: Page, { x, y }: Thing, times: 1 | 2) {
  await mouse.move(x, y);
  for (const clickCount of [1, 2].slice(0, times)) {
    await mouse.down({ clickCount });
    await mouse.up({ clickCount });
    await new Promise((resolve) => setTimeout(resolve, HASTE));
  }
}

/** The moves that a choice stands for, as they are sent. */
function movesOf(choice: string): string[] {
  const [, moves] = JSON.parse(choice.replace(/\?$/, '')) as [string, null | object];
  return [moves ?? []].flat().map((one) => {
    const { move, args } = one as { move: string; args: unknown[] };
    return `${move} ${args}`;
  });
}

/** Whether all that was sent is one choice, as often as it was pressed. */
const isChoice = (sent: readonly string[], choice: string): boolean => {
  const moves = movesOf(choice);
  return sent.every((action, i) => action === moves[i % moves.length]);
};

/** Whether all that was sent is one thing: the choice that was pressed, or on the board a move or anything that is a choice as well. */
async function isOneThing(
  page: Page,
  sent: readonly string[],
  { choice }: Pick<Press, 'choice'>,
): Promise<boolean> {
  if (choice !== null) return isChoice(sent, choice);
  if (new Set(sent).size <= 1) return true;
  const choices = await page.evaluate(() => (window as Watched).choices);
  return choices.some((choice) => isChoice(sent, choice));
}

test.each(games)(
  'a double click on anything never does two things: $id',
  async ({ id, players }) => {
    const random = quickChance(11);
    const { page, context } = await visit(browser, home, { takesTime: true, isShown: false });
    const actions = actionsOf(page);
    const seats = players.min;
    await createTable(page, { name: 'Ana', seats, bots: seats - 1, title: nameOf(id) });
    await start(page);
    await watch(page);
    const met = new Set<string>();
    const faults: string[] = [];
    let [judged, known] = [0, 0];
    const hasSeenEnough = () => met.size >= MET && judged >= ENOUGH && known >= NOTHING_NEW;
    while (!hasSeenEnough() && !(await isOver(page))) {
      const things = await thingsOn(page);
      const answers = things.filter(({ isAnswer }) => isAnswer);
      const fresh = things.find(({ name }) => !met.has(name));
      const thing =
        fresh ??
        (answers.length > 0 && random.die(4) > 1 ? random.pick(answers) : undefined) ??
        (things.length > 0 ? random.pick(things) : undefined);
      if (!thing) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        continue;
      }
      // a thing on the board may be chosen by one press and given back by the next: that leads nowhere
      const isForProgress = !thing.isAnswer && met.has(thing.name) && random.die(3) > 1;
      met.add(thing.name);
      const before = actions.length;
      await press(page, thing, isForProgress ? 1 : 2);
      await answered(page);
      const sent = actions.slice(before);
      const pressed = isForProgress ? null : await pressedInHaste(page);
      if (pressed === null) continue;
      judged++;
      known = fresh ? 0 : known + 1;
      if (!(await isOneThing(page, sent, pressed)))
        faults.push(`${thing.name}: ${sent.join(', ')}`);
    }
    expect(faults).toEqual([]);
    expect(met.size).toBeGreaterThanOrEqual(MET);
    expect(judged).toBeGreaterThan(20);
    expect(page.url()).toContain(`/table/${id}/`);
    await context.close();
  },
  600_000,
);

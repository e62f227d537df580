import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createEngine, type Engine } from '../shared/engine/engine';
import type { GameEvent } from '../shared/engine/game';
import { replay } from '../shared/engine/record';
import { gameOf } from '../shared/games';
import { launch } from './chromium';
import { keyOf, matchOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';

// A film without a word: on a phone, whoever looks on knows what somebody did by what moves, from where to where and
// in whose colour. Each of five things that happen shows something that none of the others does.

/** Who looks on: the things that are filmed are done by others. */
const READER = '0';
const PLAYERS = 4;

/** Something that happens: which actions it takes, and the lines of its film that no other film has. */
type Outcome = {
  name: string;
  /** Whether the last of these actions is it. */
  isIt(actions: readonly Acted[]): boolean;
  /** How many actions it takes. */
  takes?: number;
  shows: readonly RegExp[] | ((actions: readonly Acted[]) => readonly RegExp[]);
};

type Acted = { by: string; events: readonly GameEvent[] };

/** Whether that is all that is seen of it. */
const consistsOf =
  (...types: string[]) =>
  (actions: readonly Acted[]): boolean => {
    const { by, events } = actions.at(-1)!;
    const seen = events.map(({ type }) => type).filter((type) => !TOLD_APART.includes(type));
    return (
      by !== READER &&
      types.every((type) => seen.includes(type)) &&
      seen.every((type) => types.includes(type))
    );
  };

/** What comes after it, and is seen by itself. */
const TOLD_APART = ['drew', 'reshuffled', 'exhausted', 'ended', 'revealed', 'closed', 'earned'];

const OUTCOMES: Record<string, Outcome[]> = {
  'tower-of-babel': [
    {
      name: 'an offer is accepted',
      isIt: (actions) => consistsOf('accepted')(actions) && byOffererOtherThanReader(actions),
      shows: [/^slot:\w+:\d of \d$/],
    },
    {
      name: 'a refused offer is paid for',
      isIt: consistsOf('answered', 'paid'),
      shows: [/^scored:\d of \d/],
    },
    {
      name: 'a build is fulfilled, and the disc goes to whoever traded for it',
      isIt: (actions) =>
        ![actions.at(-1)!.by, READER, undefined].includes(takerIn(actions)) &&
        consistsOf('fulfilled')(actions),
      shows: (actions) => [new RegExp(`^won of ${takerIn(actions)}\\b`)],
    },
    {
      name: 'a build is given up',
      isIt: consistsOf('failed'),
      shows: [/^planks:\w+/, /^wonder:\w+/],
    },
    {
      name: 'a wonder is scored',
      isIt: consistsOf('fulfilled', 'wonderScored'),
      shows: [/^raised:\w+/, /^plaque:\w+:\d/],
    },
  ],
  'century-eastern-wonders': [
    {
      name: 'a boat sails, and pays the owner of another',
      takes: 2,
      isIt([one, other]) {
        const [sailed] = one?.events ?? [];
        const [paid] = (other?.events ?? []) as { type: string; owner?: string }[];
        return (
          sailed?.type === 'sailed' &&
          paid?.type === 'paid' &&
          ![one.by, paid.owner].includes(READER)
        );
      },
      shows: [/^boat:\d .*tile:\d+ → tile:\d+/, /^cube:\d:\w+:\d.* hold:\d → player:\d/],
    },
    {
      name: 'cubes are traded for others',
      isIt: consistsOf('traded'),
      shows: [/^cube:\d:\w+:\d.* close:got → hold:\d/],
    },
    {
      name: 'an outpost is built',
      isIt: consistsOf('built'),
      shows: [/^post:\d+:\d of \d: player:\d → tile:\d+/],
    },
    {
      name: 'ginger is harvested',
      isIt: consistsOf('harvested'),
      shows: [/^cube:\d:ginger:\d.* tile:\d+ → hold:\d/],
    },
    {
      name: 'a VP tile is delivered to',
      isIt: consistsOf('claimed'),
      shows: [/^pile: vp:\d+ → player:\d/],
    },
  ],
};

/** Who gets the disc of what was built. */
const takerIn = (actions: readonly Acted[]): string | undefined =>
  (actions.at(-1)!.events.find(({ type }) => type === 'fulfilled') as { taker: string } | undefined)
    ?.taker;

/** Whether it is the offer of somebody else. */
const byOffererOtherThanReader = (actions: readonly Acted[]): boolean =>
  actions.at(-1)!.events.every((event) => (event as { offerer?: string }).offerer !== READER);

/** Where each of these happens last before the others have happened, by its last action; the shortest part of the match with all. */
function momentsOf(outcomes: readonly Outcome[], acted: readonly Acted[]): number[] {
  const places = outcomes.map(({ isIt, takes = 1 }) =>
    acted.flatMap((_, i) => (isIt(acted.slice(Math.max(0, i - takes + 1), i + 1)) ? [i] : [])),
  );
  const windows = acted.flatMap((_, end) => {
    const at = places.map((those) => those.findLast((place) => place <= end) ?? -1);
    return at.includes(-1) ? [] : [at];
  });
  const length = (at: number[]) => Math.max(...at) - Math.min(...at);
  return windows.reduce((best, at) => (length(at) < length(best) ? at : best));
}

/** Has the page note whatever moves from now on: what, whose, from where to where. */
const film = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = [];
    (window as { film?: string[] }).film = lines;
    const KNOWN = ['player', 'place', 'wonder', 'tile', 'vp', 'hold', 'supply', 'meter', 'close'];
    const centreOf = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    /** What lies over everything else is found first. */
    const sizeOf = ({ name, box }: { name?: string; box: DOMRect }) =>
      name?.startsWith('close:') ? 0 : box.width * box.height;
    /** The smallest thing that lies there. */
    const whereIs = ({ x, y }: { x: number; y: number }, except: Element) =>
      [...document.querySelectorAll<HTMLElement>('[data-thing]')]
        .filter((one) => !except.contains(one) && KNOWN.includes(one.dataset.thing!.split(':')[0]))
        .map((one) => ({ name: one.dataset.thing, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
        .sort((a, b) => sizeOf(a) - sizeOf(b))
        .at(0)?.name;
    const told = (element: HTMLElement, animation: Animation) => {
      const what = element.dataset.thing ?? element.dataset.likeness;
      const seat = (element.closest('[data-seat]') ??
        element.querySelector('[data-seat]')) as HTMLElement | null;
      const now = animation.currentTime;
      const at = (time: number) => {
        animation.currentTime = time;
        return centreOf(element);
      };
      const from = at(0);
      const to = at((animation.effect!.getComputedTiming().endTime as number) - 0.01);
      animation.currentTime = now;
      const whose = seat ? ` of ${seat.dataset.seat}` : '';
      const isFar = Math.hypot(to.x - from.x, to.y - from.y) > 12;
      const way = isFar ? `: ${whereIs(from, element)} → ${whereIs(to, element)}` : '';
      lines.push(`${what}${whose}${way}`);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, frames, options) {
      const animation = animate.call(this, frames, options);
      if (frames !== null && 'transform' in frames) told(this, animation);
      return animation;
    };
  });

const linesOf = (page: Page) =>
  page.evaluate(() => [...new Set((window as { film?: string[] }).film)]);

/** Waits until what has just been done has been seen to its end. */
const seen = (page: Page) =>
  page.waitForFunction(
    () =>
      (window as { film?: string[] }).film!.length > 0 &&
      document.querySelector('[data-moving]') === null,
  );

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const actedIn = (engine: Engine, matchID: string): Acted[] =>
  [...replay(matchOf(engine, matchID, PLAYERS).record, engine)].flatMap(({ action, events }) =>
    action?.type === 'move' ? [{ by: action.playerID, events }] : [],
  );

/** Matches in which all of it happens within little time. */
const MATCHES = { 'tower-of-babel': 'film21x', 'century-eastern-wonders': 'film6x' };

test.each(Object.entries(MATCHES))(
  'five things that happen are told apart on a phone without a word: %s',
  async (id, matchID) => {
    const outcomes = OUTCOMES[id];
    const engine = createEngine(gameOf(id)!);
    const acted = actedIn(engine, matchID);
    const moments = momentsOf(outcomes, acted);
    const begins = moments.map((moment, i) => moment - (outcomes[i].takes ?? 1) + 1);
    const first = Math.min(...begins);
    const match = await restore(dataDir, engine, matchID, PLAYERS, acted.length - first);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const { page, context, key } = await open(browser, server, match, {
      ...{ device: 'phone', stillness: false, takesTime: true },
    });
    const others = Array.from({ length: PLAYERS - 1 }, (_, i) => keyOf(i + 1));
    const sitters = gather(server, match, [key, ...others]);
    const films: Record<string, string[]> = {};
    let at = first;
    const inOrder = outcomes.map((_, i) => i).sort((a, b) => begins[a] - begins[b]);
    for (const i of inOrder) {
      await play(sitters, match, begins[i] - at);
      await page.reload();
      await page.getByRole('region', { name: 'What to do' }).waitFor();
      await film(page);
      at = moments[i] + 1;
      await play(sitters, match, at - begins[i]);
      await seen(page);
      films[outcomes[i].name] = await linesOf(page);
    }
    for (const { connection } of sitters) connection.close();
    await context.close();
    await server.stop();

    const isIn = (line: RegExp, name: string) => films[name].some((one) => line.test(one));
    for (const [i, { name, shows }] of outcomes.entries())
      for (const line of typeof shows === 'function' ? shows([acted[moments[i]]]) : shows) {
        const where = outcomes.map((one) => one.name).filter((one) => isIn(line, one));
        expect([line, where, films[name]]).toEqual([line, [name], films[name]]);
      }
  },
  300_000,
);

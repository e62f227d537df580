import type { Page } from 'playwright-core';
import { createEngine } from '../shared/engine/engine';
import type { GameEvent, GameModule, PlayerID } from '../shared/engine/game';
import { replay } from '../shared/engine/record';
import { colorfulTreasure } from '../shared/games/colorful-treasure';
import type { Event as TreasureEvent } from '../shared/games/colorful-treasure/state';
import { yaBlewIt } from '../shared/games/ya-blew-it';
import type { Event as ClaimEvent } from '../shared/games/ya-blew-it/state';
import { recordedFile } from '../shared/testing/recordedFile';
import { launch } from './chromium';
import { visit } from './page';
import { startServer } from './server';

// What becomes of somebody is seen before a word is read: on a phone each outcome moves, or is announced, as no
// other. Watched from a file, by the eyes of whoever it concerns.

/** Something that becomes of somebody, and by whose eyes it is watched. */
type Outcome = { moment: number; reader: PlayerID; other?: PlayerID };

/** What led to an action: it, and what happened before in the match. */
type Happened<E> = { events: readonly E[]; before: readonly E[] };
type Finding<E> = (happened: Happened<E>) => Omit<Outcome, 'moment'> | undefined;

const NAMES = ['Ana', 'Bo', 'Chidi'];

/** The first match played at random that has all of these, as a file, and where in it they are. */
function matchWith<E extends GameEvent>(module: GameModule, wanted: Record<string, Finding<E>>) {
  for (let nth = 0; ; nth++) {
    const file = recordedFile(module, {
      matchID: `outcomes${nth}`,
      seats: NAMES.map((name) => ({ name, bot: null, nonceHash: null, nonce: null })),
    });
    const before: E[] = [];
    const outcomes: Record<string, Outcome> = {};
    const [, ...steps] = replay(file, createEngine(module));
    for (const [i, step] of steps.entries()) {
      const events = step.events as readonly GameEvent[] as readonly E[];
      for (const [name, find] of Object.entries(wanted)) {
        const found = find({ events, before });
        if (found) outcomes[name] ??= { moment: i + 1, ...found };
      }
      before.push(...events);
    }
    if (Object.keys(wanted).every((name) => name in outcomes)) return { file, outcomes };
  }
}

/** What is seen of an outcome, without its words. */
type Sight = {
  /** What leaves its place for another one, or falls apart (`burnt`). */
  ways: string[];
  /** The band across the board: what its ground is, how it comes, what is drawn on it, and what it lies over. */
  band: { of: string; ground: string; comes: string; drawn: string; over: string[] } | null;
};

/** Goes to the moment before, and looks at what leads from there to it, through these eyes. */
async function watch(page: Page, { moment, reader, other }: Outcome): Promise<Sight> {
  await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption(reader);
  await page.getByRole('slider').evaluate((slider: HTMLInputElement, to) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(slider, String(to));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, moment - 1);
  const told = page.locator('[data-own]');
  await told.waitFor();
  return page.evaluate(look, { reader, other });
}

/** In the page: one step on, all of whose movements are looked at where they begin and where they end. */
function look({ reader, other }: Pick<Outcome, 'reader' | 'other'>): Promise<Sight> {
  const areas: [name: string, selector: string][] = [
    ['the table', 'main'],
    ['mine', '[data-own]'],
    ['mine', `[data-thing="player:${reader}"]`],
    ['theirs', `[data-thing="player:${other}"]`],
  ];
  const places = areas.flatMap(([name, selector]) =>
    [...document.querySelectorAll(selector)].map((one) => ({
      name,
      box: one.getBoundingClientRect(),
    })),
  );
  const placeOf = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isAround = ({ box }: (typeof places)[number]) =>
      box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    return places.find(isAround)?.name ?? 'elsewhere';
  };
  const sight: Sight = { ways: [], band: null };

  /** Looks at movements that begin together, of which one thing may have several; then they are over. */
  function note(movements: readonly Animation[]) {
    const targets = new Set<Element>();
    for (const movement of movements) {
      movement.pause();
      const { target } = movement.effect as KeyframeEffect;
      // the die, and the spark on the fuse, only tell what is to come
      const tells = ':is([data-thing="die"], [data-thing="runner"])';
      if (target?.closest('[data-title]') && !target.matches(tells)) targets.add(target);
    }
    const placesAt = (time: (movement: Animation) => number) => {
      for (const movement of movements) movement.currentTime = time(movement);
      return new Map([...targets].map((target) => [target, placeOf(target)]));
    };
    const from = placesAt(() => 0);
    const to = placesAt(({ effect }) => Number(effect!.getComputedTiming().endTime) - 1);
    const isCharred = ({ effect }: Animation) =>
      (effect as KeyframeEffect)
        .getKeyframes()
        .some(({ filter }) => /brightness/.test(String(filter)));
    const charred = movements
      .filter(isCharred)
      .map(({ effect }) => (effect as KeyframeEffect).target);
    for (const target of targets)
      if (charred.includes(target)) sight.ways.push(`${from.get(target)}, charred`);
      else if (from.get(target) !== to.get(target))
        sight.ways.push(`${from.get(target)} to ${to.get(target)}`);
    for (const movement of movements) movement.finish();
  }

  /** Whether a band lies over something where it comes to rest. */
  function isOver({ offsetParent, offsetTop, offsetHeight }: HTMLElement, what: Element | null) {
    if (!offsetParent || !what) return false;
    const { top, bottom } = what.getBoundingClientRect();
    const at = offsetParent.getBoundingClientRect().top + offsetTop;
    return at < bottom && top < at + offsetHeight;
  }

  function noteBand() {
    const band = document.querySelector<HTMLElement>('[data-moment]');
    if (!band) return;
    // its ground may move for itself, before what is written on it
    const layers = [getComputedStyle(band), getComputedStyle(band, '::before')];
    sight.band = {
      of: band.dataset.moment!,
      ground: layers.map((one) => `${one.backgroundColor} ${one.backgroundImage}`).join(),
      comes: layers.map(({ animationName }) => animationName).join(),
      drawn: [...band.querySelectorAll('svg')].map(({ outerHTML }) => outerHTML).join(),
      over: Object.entries({
        'the Claim': '[data-thing="noClaim"], [data-thing="cards"]',
        'how far the film has come': 'div:has(> input) + span',
      }).flatMap(([name, what]) => (isOver(band, document.querySelector(what)) ? name : [])),
    };
  }

  // a moment that was seen to its end is said
  const said = () => document.querySelector('[role="status"] > p:last-child');
  const before = said();
  const known = new Set<Animation>();
  const isNew = (one: Animation) =>
    !known.has(one) && !(one instanceof CSSAnimation) && !(one instanceof CSSTransition);
  return new Promise((resolve) => {
    const each = () => {
      const begun = document.getAnimations().filter(isNew);
      for (const movement of begun) known.add(movement);
      note(begun);
      noteBand();
      if (said() === before) return void requestAnimationFrame(each);
      resolve({ ...sight, ways: [...new Set(sight.ways)].sort() });
    };
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    requestAnimationFrame(each);
  });
}

/** All outcomes of such a match, as whoever they concern sees them on a phone. */
async function seen<E extends GameEvent>(module: GameModule, wanted: Record<string, Finding<E>>) {
  const { file, outcomes } = matchWith(module, wanted);
  const browser = await launch();
  const server = await startServer();
  const { page, context, problems } = await visit(browser, `${server.url}file`, {
    ...{ device: 'phone', stillness: false, takesTime: true },
  });
  await page.setInputFiles('input[type=file]', {
    ...{ name: 'match.wonder', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('button', { name: 'Watch it' }).click();
  await page.getByRole('slider').waitFor();
  const sights: Record<string, Sight> = {};
  for (const [name, outcome] of Object.entries(outcomes)) sights[name] = await watch(page, outcome);
  expect(problems).toEqual([]);
  await context.close();
  return sights;
}

/** What moves, and which band is there. */
const story = (sights: Record<string, Sight>) =>
  Object.fromEntries(
    Object.entries(sights).map(([name, { ways, band }]) => [
      name,
      [...ways, band?.of ?? 'no band'],
    ]),
  );

/** How many different things are seen, by what moves and by the ground and the coming of the band alone. */
const different = (sights: Record<string, Sight>): number =>
  new Set(
    Object.values(sights).map(({ ways, band }) =>
      JSON.stringify([ways, band?.ground, band?.comes]),
    ),
  ).size;

/** What any of the bands lies over that is to stay in sight. */
const covered = (sights: Record<string, Sight>): string[] =>
  Object.values(sights).flatMap(({ band }) => band?.over ?? []);

/** What is drawn on the bands. */
const drawings = (sights: Record<string, Sight>): (string | undefined)[] =>
  Object.values(sights).map(({ band }) => band?.drawn);

test('Ya Blew It!: whether one steals, is robbed, keeps, blows it up, gets away with it, or somebody passes', async () => {
  const prospector = (before: readonly ClaimEvent[]) =>
    before.findLast(({ type }) => type === 'drawn') as { playerID: PlayerID };
  const taken =
    (manner: string): Finding<ClaimEvent> =>
    ({ events }) => {
      const event = events.find((one) => one.type === 'taken' && one.manner === manner);
      return event && { reader: (event as { playerID: PlayerID }).playerID };
    };
  const sights = await seen<ClaimEvent>(yaBlewIt, {
    steal: taken('stolen'),
    robbed({ events, before }) {
      const event = events.find((one) => one.type === 'taken' && one.manner === 'stolen');
      const other = (event as { playerID: PlayerID } | undefined)?.playerID;
      return other === undefined ? undefined : { reader: prospector(before).playerID, other };
    },
    keep: taken('kept'),
    blown({ events }) {
      const event = events.find(({ type }) => type === 'lost');
      return event && { reader: (event as { playerID: PlayerID }).playerID };
    },
    escaped: taken('won'),
    passed({ events, before }) {
      const event = events.find(({ type }) => type === 'passed');
      return event && { reader: prospector(before).playerID };
    },
  });
  expect(story(sights)).toEqual({
    // a Detonator is used up for it
    steal: ['mine to the table', 'the table to mine', 'stolen'],
    robbed: ['the table to theirs', 'robbed'],
    keep: ['the table to mine', 'kept'],
    blown: ['the table, charred', 'lost'],
    escaped: ['the table to mine', 'won'],
    passed: ['passed'],
  });
  expect(different(sights)).toBe(6);
  expect(covered(sights)).toEqual([]);
  // the same two discs, for whoever steals and whoever is robbed
  const { steal, keep, blown, escaped, passed } = sights;
  expect(new Set(drawings({ steal, keep, blown, escaped, passed })).size).toBe(5);
});

test('Colorful Treasure: whether one takes, leaves, steals, is robbed or wins an award', async () => {
  const stolen = ({ events }: Happened<TreasureEvent>) => {
    const event = events.find(({ type }) => type === 'stolen');
    return event as Extract<TreasureEvent, { type: 'stolen' }> | undefined;
  };
  const sights = await seen<TreasureEvent>(colorfulTreasure, {
    take({ events: [first, ...more] }) {
      const isPlain = more.every(({ type }) => type === 'ended');
      return first.type === 'taken' && isPlain ? { reader: first.playerID } : undefined;
    },
    leave({ events: [first, ...more] }) {
      const isPlain = more.every(({ type }) => type === 'ended');
      return first.type === 'left' && isPlain ? { reader: first.playerID } : undefined;
    },
    steal(happened) {
      const event = stolen(happened);
      return event && { reader: event.playerID, other: event.victim };
    },
    robbed(happened) {
      const event = stolen(happened);
      return event && { reader: event.victim, other: event.playerID };
    },
    award({ events }) {
      const event = events.find((one) => one.type === 'awarded' && one.award !== 'chest');
      return event && { reader: event.playerID };
    },
  });
  expect(story(sights)).toEqual({
    take: ['the table to mine', 'no band'],
    leave: ['left'],
    steal: ['theirs to mine', 'stolen'],
    robbed: ['mine to theirs', 'robbed'],
    award: ['the table to mine', 'awarded'],
  });
  expect(different(sights)).toBe(5);
  expect(covered(sights)).toEqual([]);
});

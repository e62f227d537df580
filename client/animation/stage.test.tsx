import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { match } from '../../shared/games/ya-blew-it/testing';
import { clock } from '../ui/clock';
import { sitAt } from '../testing/match';

/** A movement under way, as the browser has it; jsdom has none. */
type Movement = {
  element: Element;
  properties: string[];
  /** From when it was begun, in milliseconds. */
  lasts: number;
  onfinish?: (() => void) | null;
};

let movements: Movement[];

beforeEach(() => {
  movements = [];
  Element.prototype.animate = function (keyframes, options) {
    const { delay = 0, duration } = options as { delay?: number; duration: number };
    const properties = Object.keys(keyframes!);
    const movement = { element: this, properties, lasts: delay + duration, cancel() {} };
    movements.push(movement);
    return movement as never;
  };
  // nothing has a size in jsdom, and what has none is out of sight
  Element.prototype.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
});

afterEach(() => {
  cleanup();
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});

/** Whatever moves comes to rest. */
const settle = () =>
  act(async () => movements.splice(0).forEach((movement) => movement.onfinish?.()));
const claim = () =>
  screen.getByRole('region', { name: /^The Claim/ }).querySelectorAll('li').length;
const buttons = () =>
  within(screen.getByRole('region', { name: 'What to do' })).queryAllByRole('button').length;
const start = (deck = 'safe-1 orange-3 purple-5 fire-1') => match({ deck, rolls: [3] });

test('cards are dealt one after the other, and then the board is at rest', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  await table.play('0 draw');
  expect(claim()).toBe(1);
  await settle();
  expect(claim()).toBe(2);
  const card = screen.getByText('orange 3').closest('li')!;
  expect(movements.some(({ element }) => element === card)).toBe(true);
  await settle();
  expect(claim()).toBe(2);
  expect(movements).toEqual([]);
  expect(card.getAttribute('style')).toBeFalsy();
});

test('the buttons are there at once, and what they do does not wait', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  await table.play('0 draw');
  expect([claim(), buttons()]).toEqual([1, 2]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Pass/ })));
  expect(table.played).toEqual(['pass']);
});

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
])('%s skips whatever is still to be shown', async (_, press) => {
  const table = await sitAt(yaBlewIt, start('safe-1 orange-3 purple-5 fire-1'), '1');
  await table.play('0 draw', '1 pass', '2 pass', '0 add');
  expect(claim()).toBe(1);
  await act(async () => void press());
  expect(claim()).toBe(3);
  movements = [];
  await settle();
  expect(claim()).toBe(3);
  expect(movements).toEqual([]);
});

test('what leaves the board is seen to go, and leaves nothing behind', async () => {
  const table = await sitAt(yaBlewIt, start('orange-3 purple-5 fire-1'), '1');
  await table.play('0 draw');
  await settle();
  await table.play('1 roll');
  expect(claim()).toBe(1);
  await settle();
  expect(claim()).toBe(0);
  const ghosts = () => movements.filter(({ element }) => element.closest('.air'));
  expect(ghosts().length).toBeGreaterThan(0);
  const air = ghosts()[0].element.parentElement!;
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(air.childElementCount).toBe(0);
});

test('a long Claim travels in less than 400 ms as well', async () => {
  const specials =
    'safe-1 safe-2 safe-3 safe-4 jumper-1 jumper-2 detonator-5 detonator-6 detonator-7';
  const table = await sitAt(
    yaBlewIt,
    start(`${specials} detonator-8 orange-3 purple-5 fire-1`),
    '1',
  );
  await table.play('0 draw', '1 pass', '2 pass', '0 keep');
  const lasts: number[] = [];
  while (movements.length > 0) {
    lasts.push(...movements.map((movement) => movement.lasts));
    await settle();
  }
  expect(lasts.length).toBeGreaterThan(20);
  expect(Math.max(...lasts)).toBeLessThan(400);
});

test('where nothing shall move, things are only marked', async () => {
  const table = await sitAt(yaBlewIt, start(), '1', { isStill: true });
  await table.play('0 draw', '1 roll');
  const properties = new Set<string>();
  while (movements.length > 0) {
    for (const movement of movements) movement.properties.forEach((one) => properties.add(one));
    await settle();
  }
  expect([...properties]).toEqual(['outline']);
  expect(claim()).toBe(0);
});

describe('whoever follows a match faster than it can be shown', () => {
  const LATE = 5000;
  let time: number;
  const start = () => match({ deck: 'safe-1 safe-2 safe-3 orange-3 purple-5 fire-1', rolls: [] });
  beforeEach(() => {
    time = 0;
    clock.now = () => time;
  });

  test('sees all of it, however much it is, as long as it is fresh', async () => {
    const table = await sitAt(yaBlewIt, start(), null);
    await table.play('0 draw', '1 pass', '2 pass', '0 add');
    time += LATE;
    const seen = [claim()];
    while (movements.length > 0) {
      await settle();
      seen.push(claim());
    }
    expect(new Set(seen).size).toBe(5);
  });

  test('is taken to the present when it is more than five seconds old', async () => {
    const table = await sitAt(yaBlewIt, start(), null);
    await table.play('0 draw', '1 pass', '2 pass', '0 add');
    expect(claim()).toBe(1);
    time += LATE + 1;
    await settle();
    expect(claim()).toBe(5);
    expect(movements).toEqual([]);
  });
});

test('a Fire is seen to its end, with every roll as it lies there, where nobody has anything to lose', async () => {
  const m = match({ deck: 'fire-2 orange-3 fire-1', rolls: [4, 5, 6] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw');
  const board = () => screen.getByRole('main').textContent;
  const seen: (string | null)[] = [];
  for (let i = 0; i < 20 && movements.length > 0; i++) {
    seen.push(board());
    await settle();
  }
  for (const roll of ['Anarolled 4', 'Yourolled 5', 'Chidirolled 6'])
    expect(seen).toContainEqual(expect.stringContaining(roll));
  expect(board()).not.toContain('Fire in the Hole!');
});

test('the log and what is read out keep step with the board', async () => {
  const m = match({ deck: 'orange-3 fire-1', rolls: [3] });
  // numbers count by the browser's own time, where something moves
  const table = await sitAt(yaBlewIt, m, null, { isStill: true });
  await table.play('0 draw', '1 roll');
  const log = () => screen.getByRole('log', { name: 'What happened' }).textContent;
  const spoken = () => screen.getByRole('status').textContent;
  expect(movements.length).toBeGreaterThan(0);
  for (let i = 0; i < 20 && !/rolled/.test(log()!); i++) {
    expect(spoken()).not.toMatch(/rolled/);
    await settle(); // some of what happens is not seen to move
  }
  expect(log()).toMatch(/Bo rolled 3/);
  expect(spoken()).toMatch(/Bo rolled 3/);
});

test('nothing moves while nobody sees the page', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  await table.play('0 draw');
  expect(claim()).toBe(2);
  expect(movements).toEqual([]);
});

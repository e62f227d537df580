import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { BEATS } from '../../shared/engine/tempo';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { match } from '../../shared/games/ya-blew-it/testing';
import { sitAt } from '../testing/match';
import { stageForTests } from '../testing/stage';
import { pace } from './pace';
import { asked, choices, claim, start } from './testing';

const stage = stageForTests();

afterEach(() => {
  cleanup();
  pace.set('normal');
});

const log = () => screen.getByRole('log', { name: 'What happened' }).textContent;
const press = (element: Element, how: 'pointerDown' | 'keyDown' = 'pointerDown', key = '') =>
  act(async () => void fireEvent[how](element, { key }));

/** Goes on to what is seen next. */
async function next() {
  await stage.settle();
  await stage.look();
}

test('cards are dealt one after the other, and then the board is at rest', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  await table.play('0 draw');
  expect(claim()).toBe(1);
  await next();
  expect(claim()).toBe(2);
  const card = document.querySelector<HTMLElement>('[data-thing="claim:orange-3"]')!;
  expect(stage.moving().some(({ element }) => element === card)).toBe(true);
  await next();
  expect(claim()).toBe(2);
  expect(stage.moving()).toEqual([]);
  expect(card.getAttribute('style')).toBeFalsy();
});

test('the prompt tells the step that is shown, and asks when the stage has caught up', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  await table.play('0 draw');
  expect([asked(), choices()]).toEqual(['Ana draws…', 0]);
  await stage.settle();
  expect([asked(), choices()]).toEqual(['Ana drew Safe', 0]);
  await stage.look();
  expect([asked(), choices()]).toEqual(['Ana draws…', 0]);
  await stage.settle();
  expect([asked(), choices()]).toEqual(['Ana drew 3orange 3', 0]);
  await stage.look();
  expect(asked()).toMatch(/^Your turn/);
  expect(choices()).toBe(2);
});

test('whoever is asked can go there at once, and knows how many moves they pass over', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  await table.play('0 draw');
  await act(async () => screen.getByRole('button', { name: 'Skip 1 move' }).click());
  expect([claim(), choices(), stage.moving()]).toEqual([2, 2, expect.anything()]);
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Pass/ })));
  expect(table.played).toEqual(['pass']);
});

test.each([
  ['a press on the board', () => press(screen.getByRole('main'))],
  ['the space bar', () => press(document.body, 'keyDown', ' ')],
])('%s goes on by one step', async (_, goOn) => {
  const table = await sitAt(yaBlewIt, start('safe-1 safe-2 orange-3 purple-5 fire-1'), '1');
  await table.play('0 draw');
  expect(claim()).toBe(1);
  await goOn();
  expect(claim()).toBe(2);
  await goOn();
  expect(claim()).toBe(3);
  expect(choices()).toBe(0);
  await goOn();
  expect(choices()).toBe(2);
});

test('what is pressed beside the board skips nothing', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  await table.play('0 draw');
  const chat = screen.getByRole('textbox');
  await press(chat);
  await press(chat, 'keyDown', ' ');
  await press(screen.getByRole('button', { name: 'Menu' }));
  await press(document.body, 'keyDown', 'x');
  expect(claim()).toBe(1);
});

test('Escape goes to where the match stands', async () => {
  const table = await sitAt(yaBlewIt, start('safe-1 safe-2 orange-3 purple-5 fire-1'), '1');
  await table.play('0 draw');
  await press(document.body, 'keyDown', 'Escape');
  expect([claim(), choices()]).toEqual([3, 2]);
  stage.forget();
  await next();
  expect(stage.moving()).toEqual([]);
});

test('nothing names the number before the die stands', async () => {
  const table = await sitAt(yaBlewIt, start('orange-3 purple-5 fire-1'), '2', { isStill: true });
  await table.play('0 draw');
  await stage.end();
  await table.play('1 roll');
  expect(stage.moving().map(({ thing }) => thing)).toEqual(['die']);
  expect(asked()).toBe('Bo rolls for the Claim…');
  const page = () => `${document.title} ${document.body.textContent}`;
  expect(page()).not.toMatch(/rolled|stole|steals|Bo: 3|the last roll/);
  expect(claim()).toBe(1);
  await stage.settle();
  expect(asked()).toBe('Bo rolled 3: a match');
  expect(page()).toMatch(/Bo: 3/);
  expect(log()).toMatch(/Bo rolled 3/);
  expect(page()).toMatch(/the last roll/);
  expect(page()).not.toMatch(/stole|steals/);
});

test('what a miss leads to is not seen before the die stands either', async () => {
  const table = await sitAt(yaBlewIt, start('orange-6 purple-2 fire-1'), '2');
  await table.play('0 draw');
  await stage.end();
  await table.play('1 roll');
  const plate = () => document.querySelector('[data-thing="player:1"]')!.textContent;
  expect(plate()).toMatch(/rolls the die/);
  await stage.settle();
  expect(plate()).toMatch(/has rolled/);
  await stage.end();
  expect(plate()).toMatch(/out/);
});

test('a number that was rolled is not to be found on a die that tumbles', async () => {
  const table = await sitAt(yaBlewIt, start('orange-3 purple-5 fire-1'), '2');
  await table.play('0 draw');
  await stage.end();
  const face = () => document.querySelector('[data-thing="die"]')!.textContent;
  await table.play('1 roll');
  expect(face()).toBe('12345678');
  await stage.settle();
  expect(face()).toBe('3');
});

test('what leaves the board is seen to go, and leaves nothing behind', async () => {
  const table = await sitAt(yaBlewIt, start('orange-3 purple-5 fire-1'), '1');
  await table.play('0 draw');
  await stage.end();
  await table.play('1 roll');
  expect(claim()).toBe(1);
  await next();
  expect(claim()).toBe(0);
  const ghosts = stage.moving().filter(({ element }) => element.closest('.air'));
  expect(ghosts.length).toBeGreaterThan(0);
  const air = ghosts[0].element.parentElement!;
  await press(document.body, 'keyDown', 'Escape');
  expect(air.childElementCount).toBe(0);
});

test('however many things move, they are done within their tempo', async () => {
  const specials =
    'safe-1 safe-2 safe-3 safe-4 jumper-1 jumper-2 detonator-5 detonator-6 detonator-7';
  const table = await sitAt(
    yaBlewIt,
    start(`${specials} detonator-8 orange-3 purple-5 fire-1`),
    '1',
  );
  await table.play('0 draw', '1 roll');
  const all: number[] = [];
  for (let i = 0; i < 40 && choices() === 0 && claim() > 0; i++) {
    // so is a roll of the reader's own
    const isClimax = /stole|You roll for/.test(asked()!);
    const isGem = stage
      .moving()
      .some(({ element }) => element.dataset.thing?.startsWith('claim:orange'));
    const { moves } = BEATS[isClimax ? 'climax' : isGem ? 'result' : 'routine'];
    const lasts = stage.moving().map((movement) => movement.lasts);
    expect(Math.max(0, ...lasts)).toBeLessThanOrEqual(moves);
    all.push(...lasts);
    await next();
  }
  expect(all.length).toBeGreaterThan(20);
  // eleven cards that are stolen leave one by one
  const leaving = stage.moving().filter(({ element }) => element.closest('.air'));
  expect(new Set(leaving.map(({ lasts }) => lasts)).size).toBeGreaterThan(5);
});

test('where nothing shall move, the same is marked and told in the same order', async () => {
  const table = await sitAt(yaBlewIt, start(), '1', { isStill: true });
  await table.play('0 draw', '1 roll');
  const told: (string | null)[] = [];
  const properties = new Set<string>();
  for (let i = 0; i < 20 && choices() === 0; i++) {
    for (const movement of stage.moving())
      movement.properties.forEach((one) => properties.add(one));
    if (told.at(-1) !== asked()) told.push(asked());
    await stage.settle();
    if (told.at(-1) !== asked()) told.push(asked());
    await stage.look();
    if (claim() === 0 && stage.moving().length === 0) break;
  }
  expect([...properties]).toEqual(['outline']);
  expect(told.slice(0, 6)).toEqual([
    'Ana draws…',
    'Ana drew Safe',
    'Ana draws…',
    'Ana drew 3orange 3',
    'You roll for the Claim…',
    'You rolled 3: a match',
  ]);
});

test('what a browser never brings to its end keeps nobody from playing', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  await table.play('0 draw');
  for (let i = 0; i < 8 && choices() === 0; i++) await stage.look();
  expect(choices()).toBe(2);
});

test('in a Fire where nobody has anything to lose that is told at once, and no roll is waited for', async () => {
  const m = match({ deck: 'fire-2 orange-3 fire-1', rolls: [4, 5, 6] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw');
  const board = () => screen.getByRole('main').textContent;
  const seen: (string | null)[] = [];
  for (let i = 0; i < 30 && !/orange 3/.test(board()!); i++) {
    await stage.settle();
    seen.push(board());
    await stage.look();
  }
  expect(seen[0]).toContain('You, Ana, and Chidi have nothing to lose');
  expect(seen.filter((board) => /rolled \d/.test(board!))).toEqual([]);
  await stage.end();
  expect(board()).not.toContain('Fire in the Hole!');
});

test('a question that was put stays while others go on', async () => {
  // both place a Safe at once, and neither waits for the other
  const m = match({
    deck: 'fire-2 orange-3 fire-1',
    areas: { 0: 'safe-1 orange-6', 1: 'safe-2 purple-5' },
  });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw');
  await stage.end();
  const before = [asked(), choices()];
  expect(choices()).toBeGreaterThan(0);
  await table.play('0 place orange');
  expect([asked(), choices()]).toEqual(before);
});

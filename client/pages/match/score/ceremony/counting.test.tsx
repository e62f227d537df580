import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { towerOfBabel } from '../../../../../shared/games/tower-of-babel';
import { match } from '../../../../../shared/games/tower-of-babel/testing';
import { sitAt } from '../../../../testing/match';
import { stageForTests } from '../../../../testing/stage';

const stage = stageForTests();
afterEach(cleanup);

const counting = () => screen.queryByRole('region', { name: 'The points are counted' });
const line = () => within(counting()!).getByRole('heading').textContent;
const rows = () => [...counting()!.querySelectorAll<HTMLElement>('[data-rank]')];
/** Whose points of which rows have come into the sheet. */
const filled = () =>
  [...counting()!.querySelectorAll<HTMLElement>('[data-thing^="counted:"]')]
    .map(({ dataset }) => dataset.thing!.replace('counted:', ''))
    .sort();
/** How everybody ranks, in the order of play. */
const ranks = () => rows().map((row) => Number(row.dataset.rank));
const ALL = ['discs:1', 'offers:2', 'unfinished:0', 'unfinished:3'];
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-counts]')].map(({ dataset }) => dataset.thing);
const places = () => screen.queryByRole('region', { name: 'Who came where' });
const sheet = () => screen.queryByRole('region', { name: 'How it ended' });
const plate = (name: string) =>
  within(screen.getByRole('region', { name: 'Players' }))
    .getAllByRole('listitem')
    .find((one) => one.textContent.startsWith(name))!;

/** Bo sees how Ana takes the last disc without Chidi's help; two have parts on a wonder that stays unfinished. */
async function counted({ isStill = false } = {}) {
  const m = match({
    hands: { 0: { crane: 3 }, 2: { crane: 1 } },
    discs: { 1: 'mason-3 mason-4a mason-5a mason-6', 3: 'ship-4a' },
    wonders: { zeus: { discs: 'crane-3 ship-3', parts: { 3: 5 } }, artemis: { discs: '' } },
  });
  const table = await sitAt(towerOfBabel, m, '1', { isStill });
  await table.play('0 build crane-3', '1 offer 0', '2 offer 1', '3 offer 0');
  await stage.end();
  await table.play('0 fulfil 0');
  for (let i = 0; i < 60 && !counting(); i++) {
    await stage.settle();
    await stage.look();
  }
  stage.forget();
}

test('rows are counted one by one in the order of the score sheet, from nothing', async () => {
  await counted();
  expect(filled()).toEqual([]);
  const seen: string[] = [];
  for (let i = 0; i < 20 && counting(); i++) {
    if (seen.at(-1) !== line()) seen.push(line()!);
    await stage.look();
  }
  expect(seen).toEqual([
    'The points are counted',
    'Refused offers',
    'Unfinished wonders',
    'Building discs',
  ]);
  expect(places()).toBeTruthy();
});

test('whoever has more by now ranks higher', async () => {
  await counted();
  await stage.look();
  expect([filled(), ranks()]).toEqual([['offers:2'], [1, 2, 0, 3]]);
  await stage.look();
  expect(ranks()).toEqual([1, 3, 2, 0]);
});

test('what brings the points lights up on the table, and comes into the sheet from there', async () => {
  await counted();
  await stage.look();
  expect(lit()).toEqual(['player:2']);
  expect(stage.moving().map(({ thing }) => thing)).toContain('counted:offers:2');
  await stage.look();
  expect(lit()).toEqual(expect.arrayContaining(['plaque:zeus:3']));
  expect(lit()).not.toContain('player:2');
});

test('what has come into the sheet goes on with its row, and nothing stays where that was', async () => {
  await counted();
  const inAir = () => document.querySelectorAll('[data-likeness^="counted:"]').length;
  await stage.look();
  expect([inAir(), filled()]).toEqual([1, ['offers:2']]);
  await stage.settle();
  // numbers count up by the browser's frames
  for (let i = 0; i < 200 && inAir() > 0; i++)
    await act(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())));
  expect([inAir(), filled()]).toEqual([0, ['offers:2']]);
});

test('discs are turned up and unfinished wonders valued once they are counted, and no sooner', async () => {
  await counted();
  const zeus = () => document.querySelector('[data-thing="plaque:zeus:3"]');
  expect([zeus(), plate('Deniz').textContent]).toEqual([null, expect.stringContaining('1 disc')]);
  for (let i = 0; i < 5 && line() !== 'Unfinished wonders'; i++) await stage.look();
  expect([zeus(), plate('Deniz').textContent]).toEqual([
    expect.anything(),
    expect.stringContaining('1 disc'),
  ]);
  for (let i = 0; i < 5 && line() === 'Unfinished wonders'; i++) await stage.look();
  expect(plate('Deniz').textContent).not.toContain('1 disc');
});

test('no plate says what was won last, beside points that are all counted', async () => {
  await counted();
  const won = () => document.querySelectorAll('[data-thing^="player:"] .chip').length;
  for (let i = 0; i < 60 && !sheet(); i++) {
    expect(won()).toBe(0);
    await stage.look();
  }
  expect([won(), sheet()]).toEqual([0, expect.anything()]);
});

test('a press counts all at once, another one calls the places', async () => {
  await counted();
  await act(async () => void fireEvent.pointerDown(counting()!));
  expect(filled()).toEqual(ALL);
  expect(places()).toBeNull();
  await act(async () => void fireEvent.pointerDown(counting()!));
  expect(places()).toBeTruthy();
});

test('so does the space bar, and Escape goes to the score sheet', async () => {
  await counted();
  await act(async () => void fireEvent.keyDown(window, { key: ' ' }));
  expect(filled()).toEqual(ALL);
  await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
  expect(sheet()).toBeTruthy();
});

test('who wants less motion sees all of it counted at once', async () => {
  await counted({ isStill: true });
  const before = filled();
  await stage.look();
  expect([before, filled()]).toEqual([[], ALL]);
});

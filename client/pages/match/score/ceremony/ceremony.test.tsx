import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { towerOfBabel } from '../../../../../shared/games/tower-of-babel';
import { match } from '../../../../../shared/games/tower-of-babel/testing';
import { pace } from '../../../../animation/pace';
import { sitAt } from '../../../../testing/match';
import { stageForTests } from '../../../../testing/stage';

const stage = stageForTests();
afterEach(() => {
  cleanup();
  pace.set('normal');
});

const places = () => screen.queryByRole('region', { name: 'Who came where' });
const called = () => [...places()!.querySelectorAll('li:not([aria-hidden=true])')].length;
const counting = () => screen.queryByRole('region', { name: 'The points are counted' });
const wonders = () => screen.queryByRole('group', { name: /wonders/i });
const sheet = () => screen.queryByRole('region', { name: 'How it ended' });

/** The last disc is taken, and all of that was seen. */
async function ended({ isStill = true } = {}) {
  const m = match({
    hands: { 0: { crane: 3 } },
    wonders: { zeus: { discs: 'crane-3 ship-3' }, artemis: { discs: '' } },
  });
  const table = await sitAt(towerOfBabel, m, '1', { isStill });
  await table.play('0 build crane-3', '1 offer 0', '2 offer 0', '3 offer 0');
  await stage.end();
  await table.play('0 fulfil 0');
  for (let i = 0; i < 30 && stage.moving().length > 0; i++) {
    await stage.settle();
    await stage.look();
  }
}

test('the board is held as it was left, and stays in sight while the points are counted', async () => {
  await ended();
  expect([counting(), wonders()]).toEqual([null, expect.anything()]);
  for (let i = 0; i < 5 && !counting(); i++) await stage.look();
  expect([counting(), wonders()]).toEqual([expect.anything(), expect.anything()]);
  for (let i = 0; i < 5 && !places(); i++) await stage.look();
  expect([counting(), wonders()]).toEqual([null, null]);
});

test('what comes next at the end is there at once, and never an empty board between', async () => {
  await ended();
  for (let i = 0; i < 5 && !counting(); i++) await stage.look();
  fireEvent.click(within(counting()!).getByRole('button', { name: 'Score sheet' }));
  expect(sheet()).toBeTruthy();
});

test('the board is held, then places are called from the last to the first, then comes the sheet', async () => {
  await ended();
  expect([places(), sheet()]).toEqual([null, null]);
  expect(document.title).not.toMatch(/wins/);
  for (let i = 0; i < 10 && !places(); i++) await stage.look();
  const seen = [];
  for (let i = 0; i < 20 && places(); i++) {
    seen.push(called());
    await stage.look();
  }
  expect([...new Set(seen)]).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  expect(sheet()).toBeTruthy();
  expect(document.title).toMatch(/wins?/);
});

test('nothing is empty between the board, the places and the sheet', async () => {
  await ended();
  let isEmpty = false;
  const observer = new MutationObserver(() => {
    isEmpty ||= document.querySelector('main')!.childElementCount === 0;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (let i = 0; i < 40 && !sheet(); i++) await stage.look();
  observer.disconnect();
  expect([sheet(), isEmpty]).toEqual([expect.anything(), false]);
});

test('who has won is said with the first place and no sooner, and what it was won by rains down', async () => {
  await ended();
  for (let i = 0; i < 5 && !places(); i++) await stage.look();
  const said = () => within(places()!).queryByRole('heading')?.textContent;
  const rain = () => places()!.querySelectorAll('.piece').length;
  expect([said(), rain()]).toEqual([undefined, 0]);
  await act(async () => void fireEvent.pointerDown(places()!));
  expect(said()).toMatch(/wins? with \d+ points/);
  expect(rain()).toBeGreaterThan(20);
});

test('the picture of the title over the steps is lit once everybody’s place is called', async () => {
  await ended();
  for (let i = 0; i < 5 && !places(); i++) await stage.look();
  const world = () => places()!.querySelector<HTMLElement>('[data-lit]')!;
  expect(world().dataset.lit).toBe('false');
  await act(async () => void fireEvent.pointerDown(places()!));
  expect(world().dataset.lit).toBe('true');
  expect(world().querySelector('[data-night]')).toBeTruthy();
});

test('a press calls all of them, another one shows the sheet', async () => {
  await ended();
  for (let i = 0; i < 5 && !places(); i++) await stage.look();
  await act(async () => void fireEvent.pointerDown(places()!));
  expect(called()).toBe(4);
  await act(async () => void fireEvent.pointerDown(places()!));
  expect(sheet()).toBeTruthy();
});

test('who wants no show is shown the sheet', async () => {
  pace.set('none');
  await ended();
  await stage.pass(0);
  expect([places(), sheet()]).toEqual([null, expect.anything()]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { PAUSE } from './speed';
import { announced } from '../../../testing/announced';
import { No, press } from '../../../testing/app';
import { eyes, heading, last, moment, recorded, see, slider, watch } from '../../../testing/replay';

test('begins with the deal, and a step forward tells what happened next', async () => {
  await watch();
  expect(heading()).toBe('The match begins');
  expect(document.title).toBe('Replay · Ya Blew It!');
  await press('One step on');
  expect(moment()).toBe(1);
  expect(heading()).toMatch(/^(Ana|Bo) drew /);
  expect(announced()).toMatch(/^(Ana|Bo) drew [a-z]+ \d/);
  await press('One step back');
  expect(heading()).toBe('The match begins');
});

test('runs by itself from one moment to the next, faster when asked, until it is paused', async () => {
  await watch();
  const wait = (time: number) => act(async () => jest.advanceTimersByTime(time));
  await press('Play');
  await wait(PAUSE);
  expect(moment()).toBe(1);
  await press('Speed: 1 times');
  await wait(PAUSE / 2);
  expect(moment()).toBe(2);
  await press('Pause');
  await wait(10 * PAUSE);
  expect(moment()).toBe(2);
});

test('goes by twice as fast, then four times, then as at first', async () => {
  await watch();
  for (const times of [1, 2, 4, 1]) await press(`Speed: ${times} times`);
});

test('stops at the end, which says who won, and begins anew from there', async () => {
  await watch();
  fireEvent.change(slider(), { target: { value: last - 1 } });
  await press('Play');
  await act(async () => jest.advanceTimersByTime(PAUSE));
  expect(moment()).toBe(last);
  expect(heading()).toMatch(/wins? /);
  await press('Play');
  expect(moment()).toBe(0);
});

test('goes turn by turn, and by the arrows of the keyboard', async () => {
  await watch();
  await press('To the next turn');
  const turn = moment();
  expect(turn).toBeGreaterThan(1);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(moment()).toBe(turn - 1);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await press('To the turn before');
  expect(moment()).toBe(0);
});

test('is seen through the own eyes first, then through those of anybody', async () => {
  await watch({ own: '1' });
  expect(eyes().value).toBe('1');
  screen.getByRole('region', { name: 'Your things' });
  see('');
  expect(screen.queryByRole('region', { name: 'Your things' })).toBeNull();
  expect([...eyes().options].map(({ text }) => text)).toEqual(['Everybody', 'Ana', 'Bo']);
});

/** Things have a size, and whatever moves takes for ever; undone by what it returns. */
function moveForEver() {
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.animate = () => ({ cancel() {} }) as never;
  Element.prototype.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
  return () => {
    delete (Element.prototype as Partial<Element>).animate;
    Object.assign(Element.prototype, { getBoundingClientRect });
  };
}

test('the table is where many quick steps led, and does not play them one by one', async () => {
  await watch();
  const goTo = (at: number) =>
    act(async () => fireEvent.change(slider(), { target: { value: at } }));
  await goTo(5);
  const straight = heading();
  await goTo(0);
  const undo = moveForEver();
  for (const at of [1, 2, 3, 4, 5]) await goTo(at);
  expect([moment(), heading()]).toEqual([5, straight]);
  undo();
});

test('the eyes change in the middle of a step, and everything is seen through the new ones at once', async () => {
  const undo = moveForEver();
  const babel = recorded(towerOfBabel, 3);
  await watch({ of: babel, answer: babel });
  for (let step = 1; step < 8; step++) {
    await press('One step on');
    for (const viewer of ['0', '1', '2', '']) {
      see(viewer);
      const own = screen.queryByRole('region', { name: 'Your things' });
      expect(own === null).toBe(viewer === '');
    }
  }
  undo();
});

test('waits while the rules are read', async () => {
  await watch();
  await press('Play');
  await press('Rules');
  await act(async () => jest.advanceTimersByTime(5 * PAUSE));
  await press('Close');
  expect(moment()).toBe(0);
  await act(async () => jest.advanceTimersByTime(PAUSE));
  expect(moment()).toBe(1);
});

test('a match whose record cannot be had says so, and leads back', async () => {
  await watch({ answer: new No('unknownMatch') });
  screen.getByRole('heading', { name: 'This match cannot be watched again' });
  expect(screen.getByRole('link', { name: 'Score sheet' })).toHaveProperty(
    'pathname',
    '/table/ya-blew-it/abc',
  );
});

test('nobody thinks any more: it is somebody’s turn', async () => {
  await watch();
  expect(screen.queryAllByText('their turn')).toHaveLength(1);
  expect(screen.queryByText('is thinking…')).toBeNull();
});

test('a screen remembers no card from later in the match', async () => {
  const of = recorded(colorfulTreasure, 2, { memoryAid: true });
  await watch({ own: '0', of, answer: of });
  const goTo = (at: number) => fireEvent.change(slider(), { target: { value: at } });
  const remembered = () => document.querySelectorAll('[aria-label*="seen before"]');
  for (const at of [1, 2, 3, 4, 0]) {
    goTo(at);
    expect(remembered()).toHaveLength(0);
  }
});

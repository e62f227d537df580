import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { clock } from '../../../ui/clock';
import { SETTLING } from './guard';
import { paint } from './testing';
import { useGuard } from './useGuard';

let time: number;
const wait = (ms: number) => (time += ms);
const animate = jest.fn();
let isReduced: boolean;

// the screen is pressed at the speed of the test's own time
beforeEach(() => {
  time = 1000;
  clock.now = () => time;
  clock.of = () => time;
  isReduced = false;
  window.matchMedia = () => ({ matches: isReduced }) as never;
  animate.mockClear();
  Element.prototype.animate = animate;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** A page with two buttons, one with a letter, that have long been there. */
async function page() {
  document.body.innerHTML = '<button data-letter="h">harvest</button><button>end</button><b></b>';
  const hook = renderHook(useGuard);
  await paint();
  wait(5000);
  const [harvest, end] = document.querySelectorAll('button');
  const guard = hook.result.current;
  /** Presses something and says whether that may do this. */
  const takes = (button: HTMLElement, what: string) => {
    fireEvent.click(button);
    return guard.takes(what);
  };
  return { ...hook, guard, harvest, end, takes };
}

describe('what one thing does in haste', () => {
  test('is one thing, until half a second has gone by', async () => {
    const { harvest, takes } = await page();
    expect(takes(harvest, 'harvest')).toBe(true);
    wait(SETTLING - 1);
    expect(takes(harvest, 'harvest')).toBe(true);
    expect(animate).not.toHaveBeenCalled();
    expect(takes(harvest, 'end')).toBe(false);
    expect(animate.mock.contexts).toEqual([harvest]);
    wait(SETTLING);
    expect(takes(harvest, 'end')).toBe(true);
  });

  test('is no matter to another one, nor to a letter', async () => {
    const { guard, harvest, end, takes } = await page();
    expect(takes(harvest, 'harvest')).toBe(true);
    expect(takes(end, 'end')).toBe(true);
    guard.takesLetter('h', new Event('keydown'));
    expect(guard.takes('harvest')).toBe(true);
  });

  test('is not done where the press before only changed what is about to be done', async () => {
    const { guard, harvest, takes } = await page();
    fireEvent.click(harvest);
    guard.drafts();
    wait(100);
    expect(takes(harvest, 'harvest')).toBe(false);
    wait(SETTLING);
    expect(takes(harvest, 'harvest')).toBe(true);
  });
});

test.each([
  ['shakes', false, 'transform'],
  ['is darker for a moment where nothing is to move', true, 'filter'],
])('what was pressed in vain %s', async (_, reduced, changed) => {
  isReduced = reduced;
  const { guard, harvest, takes } = await page();
  guard.pause();
  takes(harvest, 'harvest');
  guard.takesLetter('h', new Event('keydown'));
  expect(animate.mock.contexts).toEqual([harvest, harvest]);
  for (const [frames] of animate.mock.calls) {
    expect(Object.keys(frames)).toEqual([changed]);
    expect(new Set(frames[changed]).size).toBeGreaterThan(1);
    expect(frames[changed].at(-1)).toBe('none');
  }
});

test('for half a second after a pause no press and no letter counts, and then both do', async () => {
  const { guard, harvest } = await page();
  const pressed = jest.fn();
  harvest.onclick = pressed;
  const letter = () => guard.takesLetter('h', new Event('keydown'));
  guard.pause();
  wait(SETTLING - 1);
  fireEvent.click(harvest);
  expect([letter(), pressed.mock.calls.length]).toEqual([false, 0]);
  wait(1);
  fireEvent.click(harvest);
  expect([letter(), pressed.mock.calls.length]).toEqual([true, 1]);
  expect(animate).toHaveBeenCalledTimes(2);
});

test('once the match is left nothing is watched any more, and every press counts', async () => {
  const { guard, harvest, unmount } = await page();
  const pressed = jest.fn();
  harvest.onclick = pressed;
  guard.pause();
  unmount();
  const looks = jest.spyOn(window, 'requestAnimationFrame');
  document.querySelector('b')!.textContent = 'changed';
  await act(async () => {});
  expect(looks).not.toHaveBeenCalled();
  fireEvent.click(harvest);
  expect(pressed).toHaveBeenCalledTimes(1);
  looks.mockRestore();
});

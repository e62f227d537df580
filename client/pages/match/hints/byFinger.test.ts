import { fireEvent } from '@testing-library/react';
import { back, deck, die, find, hintOf, pageWithHints, point, TABLE } from './testing';

// How a finger asks what the things of a page are.

const page = pageWithHints();
const { watch, told, pass, hint } = page;

describe('a finger', () => {
  let clicked: string[];
  beforeEach(() => {
    watch(TABLE);
    clicked = [];
    find(deck).addEventListener('click', () => clicked.push('deck'));
    find(deck).addEventListener('contextmenu', () => clicked.push('menu'));
  });
  const touch = (type: string, on = deck, at: MouseEventInit = {}) =>
    point(`pointer${type}`, find(on), 'touch', at);
  /** What the browser makes of a touch; whether nothing else is to come of it. */
  const click = (on = deck, detail = 1) => !fireEvent.click(find(on), { detail });

  test('asks by resting, also about what is asked by nothing else', () => {
    for (const thing of [deck, back]) {
      touch('down', thing);
      pass(449);
      expect(told()).toBeUndefined();
      pass(1);
      expect(page.shown.at(-1)).toEqual([hintOf(find(thing)), 'finger']);
    }
  });

  test('that is lifted before, or taken away, asks nothing and presses', () => {
    find(deck).dataset.touch = '';
    for (const end of ['up', 'cancel']) {
      touch('down');
      pass(400);
      touch(end);
      pass(1000);
    }
    expect([click(), clicked, page.shown]).toEqual([false, ['deck'], []]);
  });

  test('that has asked does not press, nor want a menu, and presses the next time', () => {
    touch('down');
    pass(450);
    touch('up');
    expect(told()).toBe('deck');
    expect(!fireEvent.contextMenu(find(deck))).toBe(true);
    expect([click(), clicked]).toEqual([true, []]);
    expect([click(), clicked]).toEqual([false, ['deck']]);
  });

  /** A finger that is lifted at once. */
  function tap(on: string) {
    touch('down', on);
    touch('up', on);
    click(on);
  }

  test('that taps where nothing can be pressed asks as well, and closes the hint by the next tap', () => {
    tap(die);
    expect(page.shown).toEqual([['die', 'finger']]);
    tap(die);
    expect(told()).toBeUndefined();
    tap(die);
    expect(told()).toBe('die');
  });

  test.each([
    ['can be pressed for an answer', () => (find(die).dataset.touch = '')],
    ['is pressed by the title itself', () => (find(die).style.cursor = 'pointer')],
    ['is a button', () => (find(die).role = 'button')],
    ['only answers a finger that rests', () => (find(die).dataset.hintBy = 'finger')],
    ['moves, which the tap skips', () => (page.hearsTaps = false)],
  ])('that taps what %s asks nothing', (_, prepare) => {
    prepare();
    tap(die);
    expect(page.shown).toEqual([]);
  });

  test('that has wandered off, and a key or a pointer that presses, ask nothing', () => {
    touch('down', die);
    touch('cancel', die);
    click(die);
    touch('down', die);
    click(die, 0);
    touch('down', die);
    point('pointerdown', find(die));
    click(die);
    expect(page.shown).toEqual([]);
  });

  test('does not keep a key from pressing, nor itself from pressing in the hint', () => {
    hint('<button>More</button>');
    touch('down');
    pass(450);
    expect([click(deck, 0), click('aside button'), clicked]).toEqual([false, false, ['deck']]);
  });

  test.each([
    [10, 0, 'deck'],
    [11, 0, undefined],
    [0, 11, undefined],
    [-11, 0, undefined],
    [8, 8, undefined],
  ])('that wanders by %d, %d while it rests asks or not: %s', (clientX, clientY, asked) => {
    touch('down', deck, { clientX: 50, clientY: 50 });
    touch('move', deck, { clientX: 50 + clientX, clientY: 50 + clientY });
    pass(450);
    expect(told()).toBe(asked);
  });

  test('that has asked may wander, until it drags the thing', () => {
    touch('down');
    pass(450);
    touch('move', deck, { clientX: 90 });
    expect(told()).toBe('deck');
    find(deck).dataset.dragged = '';
    touch('move', `${deck} i`);
    expect(told()).toBeUndefined();
  });

  test('on nothing that has a hint closes the one that is open, and asks nothing', () => {
    touch('down');
    pass(450);
    touch('down', 'header');
    pass(1000);
    expect(page.shown).toEqual([
      ['deck', 'finger'],
      [undefined, 'pointer'],
    ]);
  });

  test('is no pointer that moves, and a pointer no finger', () => {
    touch('down');
    point('pointermove', find(deck), 'mouse', { clientX: 500 });
    point('pointerup', find(deck));
    pass(450);
    expect(told()).toBe('deck');
    touch('up', 'header');
    point('pointermove', find(deck), 'mouse', { clientX: 500 });
    expect(told()).toBe('deck');
  });
});

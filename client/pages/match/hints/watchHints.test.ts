import { fireEvent } from '@testing-library/react';
import { find, heard, hintOf, pageWithHints } from './testing';

// A page with some things that have hints, and how a hand asks about each of them.

const page = pageWithHints();
const { watch, told, pass, hint } = page;

/** jsdom has no pointer events of its own. */
let moved = 0;
function point(type: string, on: Element, pointerType = 'mouse', at: MouseEventInit = {}) {
  const place = pointerType === 'mouse' ? { clientX: ++moved } : {};
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...place, ...at });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  on.dispatchEvent(event);
}
const over = (on: Element, at?: MouseEventInit) => point('pointerover', on, 'mouse', at);

const TABLE = `
  <header>Table</header>
  <main>
    <div data-hint="deck"><i></i></div>
    <div data-hint="die"></div>
    <div data-hint="back" data-hint-by="finger"></div>
  </main>`;
const [deck, die, back] = ['deck', 'die', 'back'].map((name) => `[data-hint=${name}]`);

describe('a pointer', () => {
  beforeEach(() => watch(TABLE));

  /** It rests on a thing until that is explained. */
  function ask(thing = deck) {
    over(find(thing));
    pass(500);
    expect(told()).toBe(hintOf(find(thing)));
  }

  test('asks once it has rested on a thing for half a second, and until a quarter after it has left', () => {
    over(find('i'));
    pass(499);
    expect(page.shown).toEqual([]);
    pass(1);
    expect(page.shown).toEqual([['deck', 'pointer']]);
    over(find('header'));
    pass(249);
    expect(told()).toBe('deck');
    pass(1);
    expect(page.shown.at(-1)).toEqual([undefined, 'pointer']);
  });

  test('that comes back, or only goes on in the thing, asks nothing else', () => {
    ask();
    over(find('header'));
    pass(200);
    over(find('i'));
    pass(1000);
    expect(page.shown).toEqual([['deck', 'pointer']]);
  });

  test('that goes on to another thing asks about that, once it has rested there', () => {
    ask();
    over(find(die));
    pass(499);
    expect(told()).toBe('deck');
    pass(1);
    expect(told()).toBe('die');
  });

  test('that goes on before it has rested asks nothing, also where it leaves the page or presses', () => {
    over(find(deck));
    pass(400);
    over(find('header'));
    pass(1000);
    over(find(deck));
    pass(400);
    point('pointerleave', document.body);
    pass(1000);
    over(find(deck));
    pass(400);
    point('pointerdown', find('header'));
    pass(1000);
    expect(page.shown).toEqual([]);
  });

  test('that leaves the page has the hint closed, a finger does not', () => {
    ask();
    point('pointerleave', document.body, 'touch');
    pass(1000);
    expect(told()).toBe('deck');
    point('pointerleave', document.body);
    pass(250);
    expect(told()).toBeUndefined();
  });

  test.each([
    ['where it lies', { clientX: 5, clientY: 5 }, undefined],
    ['further along', { clientX: 6, clientY: 5 }, 'die'],
    ['further down', { clientX: 5, clientY: 6 }, 'die'],
  ])('asks about what comes under it %s: %#', (_, at, asked) => {
    over(find('header'), { clientX: 5, clientY: 5 });
    over(find(die), at);
    pass(1000);
    expect(told()).toBe(asked);
  });

  test('asks nothing of what only a finger asks about, nor is a finger one', () => {
    over(find(back));
    point('pointerover', find(deck), 'touch');
    pass(1000);
    expect(page.shown).toEqual([]);
  });

  test('does not close what the keyboard has asked about', () => {
    find(deck).focus();
    over(find('header'));
    pass(1000);
    expect(told()).toBe('deck');
  });

  test('that is pressed closes the hint at once, unless it is pressed there', () => {
    hint('<button>More</button>');
    ask();
    point('pointerdown', find('aside button'));
    expect(told()).toBe('deck');
    find(die).addEventListener('pointerdown', (event) => event.stopPropagation());
    point('pointerdown', find(die));
    expect(told()).toBeUndefined();
    pass(1000);
    expect(told()).toBeUndefined();
  });

  test('reads the hint as long as it is on it, and on what that lets it through to', () => {
    hint();
    ask();
    over(find('aside'));
    pass(1000);
    point('pointermove', find('aside'), 'mouse', { clientX: 0, clientY: 0 });
    pass(1000);
    point('pointermove', find('header'), 'mouse', { clientX: 150, clientY: 320 });
    pass(1000);
    expect(told()).toBe('deck');
    point('pointermove', find('header'), 'mouse', { clientX: 150, clientY: 350 });
    pass(250);
    expect(told()).toBeUndefined();
  });

  test('that only wanders about over other things is not heard anew', () => {
    ask();
    over(find(die));
    pass(300);
    point('pointermove', find(die));
    pass(200);
    expect(told()).toBe('die');
  });

  test.each([
    [100, 320, undefined],
    [101, 320, 'deck'],
    [199, 320, 'deck'],
    [200, 320, undefined],
    [150, 300, undefined],
    [150, 301, 'deck'],
    [150, 339, 'deck'],
    [150, 340, undefined],
  ])('at %d, %d is on the hint or beside it: %s', (clientX, clientY, asked) => {
    hint();
    ask();
    over(find('header'), { clientX, clientY });
    pass(1000);
    expect(told()).toBe(asked);
  });
});

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

test('a page that is left is watched no more', async () => {
  watch(TABLE);
  over(find(deck));
  page.stop();
  pass(1000);
  over(find(die));
  pass(1000);
  find(deck).focus();
  find('main').insertAdjacentHTML('beforeend', '<b data-hint="later"></b>');
  await heard();
  expect([page.shown, find('b').hasAttribute('tabindex')]).toEqual([[], false]);
});

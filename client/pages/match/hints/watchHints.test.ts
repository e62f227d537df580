import { back, deck, die, find, heard, hintOf, over, pageWithHints, point, TABLE } from './testing';

// How a pointer asks what the things of a page are, and when nobody does any more.

const page = pageWithHints();
const { watch, told, pass, hint } = page;

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

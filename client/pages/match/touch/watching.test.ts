import { fireEvent } from '@testing-library/react';
import { watchTouch } from './touch';

// What a page does that is watched, whatever is on it.

let root: HTMLElement;
let pressed: string[];
let stop: () => void;

/** Watches a page; presses of its buttons are noted by name. */
function watch(html: string) {
  document.body.innerHTML = `<section>${html}</section>`;
  root = document.querySelector('section')!;
  pressed = [];
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) pressed.push(button.textContent);
  });
  stop = watchTouch(root);
}
afterEach(() => stop());

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const thing = (name: string) => find(`[data-thing="${name}"]`);
/** What watches the page hears of it a moment later. */
const heard = async () => {};
const marks = (name: string) => {
  const { touch, asked, lit } = thing(name).dataset;
  return { touch, asked, lit };
};
const NONE = { touch: undefined, asked: undefined, lit: undefined };
const lit = () => [...document.querySelectorAll('[data-lit]')].map(({ id }) => id);

function point(element: Element, pointerType = 'mouse') {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  element.dispatchEvent(event);
}

const TABLE = `
  <button id="draw" data-on="deck pile">Draw</button>
  <button id="pass" data-on="hand">Pass</button>
  <div id="deck" data-thing="deck"><i></i></div>
  <div id="pile" data-thing="pile"></div>
  <div id="hand" data-thing="hand"></div>
  <div id="lamp" data-thing="lamp"></div>`;

test('a press on any thing of a button presses the button, which hears where', () => {
  watch(TABLE);
  const from: unknown[] = [];
  find('#draw').addEventListener('click', (event) => {
    from.push(event.relatedTarget);
    event.preventDefault();
    expect(event.defaultPrevented).toBe(true);
  });
  fireEvent.click(thing('deck'));
  fireEvent.click(thing('pile'));
  fireEvent.click(thing('lamp'));
  expect([pressed, from]).toEqual([
    ['Draw', 'Draw'],
    [thing('deck'), thing('pile')],
  ]);
});

test('one button is enough, and none is no harm', () => {
  watch('<button data-on="deck">Draw</button><div data-thing="deck"></div>');
  fireEvent.click(thing('deck'));
  expect(pressed).toEqual(['Draw']);
  stop();
  watch('<div data-thing="deck"></div>');
  fireEvent.click(thing('deck'));
  expect(marks('deck')).toEqual(NONE);
});

test('two things of one name are both touched, and of two buttons the first counts', () => {
  watch(`<button data-on="die">Roll</button><button data-on="die">Pass</button>
    <div data-thing="die"></div><div data-thing="die"></div>`);
  for (const die of document.querySelectorAll('[data-thing]')) fireEvent.click(die);
  expect(pressed).toEqual(['Roll', 'Roll']);
});

test('a thing that is a button, or is full of them, keeps its presses', () => {
  watch(`<button data-on="chest box">Open</button>
    <button data-thing="chest">Look</button>
    <div data-thing="box"><button>Count</button></div>`);
  expect([marks('chest'), marks('box')]).toEqual([NONE, NONE]);
  fireEvent.click(thing('chest'));
  fireEvent.click(find('[data-thing="box"] button'));
  expect(pressed).toEqual(['Look', 'Count']);
});

test('what a thing lies in has done its own, and what was dealt with is left alone', async () => {
  watch(`<button data-on="card">Play</button>
    <label><div data-thing="card"></div></label>`);
  fireEvent.click(thing('card'));
  expect(pressed).toEqual([]);
  stop();
  watch('<button data-on="card">Play</button><div data-thing="card"></div>');
  thing('card').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(thing('card'));
  expect(pressed).toEqual([]);
});

test('a button that came onto the thing only just now has its own press', () => {
  watch('<button data-on="card">Play</button><div data-thing="card"></div>');
  const own = thing('card').appendChild(document.createElement('button'));
  own.textContent = 'Turn';
  fireEvent.click(own);
  expect(pressed).toEqual(['Turn']);
});

test('a thing says how much it is wanted, and what it asks', () => {
  watch(`<button data-on="deck" data-main data-asked="really">Draw</button>
    <button data-on="hand">Pass</button>
    <div data-thing="deck"></div><div data-thing="hand"></div>`);
  expect(marks('deck')).toEqual({ ...NONE, touch: 'main', asked: 'really' });
  expect(marks('hand')).toEqual({ ...NONE, touch: '' });
});

test.each<[string, (button: HTMLElement) => void, object]>([
  ['is not there any more', (button) => button.remove(), NONE],
  ['cannot be pressed any more', (button) => (button.ariaDisabled = 'true'), NONE],
  ['lies behind something', ({ parentElement }) => parentElement!.toggleAttribute('inert'), NONE],
  ['is for something else', ({ dataset }) => (dataset.on = 'pile'), NONE],
  ['asks', ({ dataset }) => (dataset.asked = 'yes'), { ...NONE, touch: '', asked: 'yes' }],
  ['is wanted most', ({ dataset }) => (dataset.main = ''), { ...NONE, touch: 'main' }],
])('a thing goes with its button: it %s', async (_, change, marked) => {
  watch(`<p><button data-on="deck">Draw</button></p><div data-thing="deck"></div>`);
  expect(marks('deck')).toEqual({ ...NONE, touch: '' });
  change(find('[data-on]'));
  await heard();
  expect(marks('deck')).toEqual(marked);
});

test('a thing that becomes what a button is for can be touched, and what asked may stop', async () => {
  watch(`<button data-on="deck" data-asked="yes">Draw</button><div data-thing="lamp"></div>`);
  const lamp = thing('lamp');
  lamp.dataset.thing = 'deck';
  await heard();
  expect(marks('deck')).toEqual({ ...NONE, touch: '', asked: 'yes' });
  delete find('[data-on]').dataset.asked;
  await heard();
  expect(marks('deck')).toEqual({ ...NONE, touch: '' });
});

test('what stays as it is is not marked anew: others watch the page as well', async () => {
  watch(TABLE);
  const others = new MutationObserver(() => {});
  others.observe(thing('deck'), { attributes: true });
  thing('hand').dataset.thing = 'lamp';
  await heard();
  expect([marks('lamp'), others.takeRecords()]).toEqual([NONE, []]);
});

describe('what belongs together is lit together', () => {
  beforeEach(() => watch(TABLE));

  test('under a pointer, until that goes to something else or leaves', () => {
    point(find('i'));
    expect(lit()).toEqual(['draw', 'deck', 'pile']);
    point(find('#pass'));
    expect(lit()).toEqual(['pass', 'hand']);
    point(thing('lamp'));
    expect(lit()).toEqual([]);
    point(thing('hand'));
    expect(lit()).toEqual(['pass', 'hand']);
    fireEvent(root, new MouseEvent('pointerleave'));
    expect(lit()).toEqual([]);
  });

  test('but not by a finger, which would leave it lit', () => {
    point(thing('deck'), 'touch');
    expect(lit()).toEqual([]);
  });

  test('with the focus, where that is seen', () => {
    find('#draw').focus();
    expect(lit()).toEqual(['draw', 'deck', 'pile']);
    find('#draw').blur();
    expect(lit()).toEqual([]);
    const { matches } = Element.prototype;
    const unseen = find('#draw');
    const isSo = (selector: string) =>
      selector !== ':focus-visible' && matches.call(unseen, selector);
    unseen.matches = isSo as never;
    unseen.focus();
    expect(lit()).toEqual([]);
  });

  test('until it is no longer there', async () => {
    point(thing('deck'));
    find('#draw').dataset.on = 'deck';
    await heard();
    expect(marks('pile')).toEqual(NONE);
    expect(marks('deck')).toEqual({ ...NONE, touch: '', lit: '' });
  });
});

test('a page that is left is as it was, and is watched no more', async () => {
  watch(TABLE);
  find('#draw').dataset.asked = 'yes';
  await heard();
  point(thing('deck'));
  stop();
  expect([marks('deck'), lit()]).toEqual([NONE, []]);
  fireEvent.click(thing('deck'));
  point(find('#draw'));
  find('#draw').focus();
  thing('lamp').dataset.thing = 'deck';
  await heard();
  expect([pressed, lit(), find('[data-touch]')]).toEqual([[], [], null]);
});

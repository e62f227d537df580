import { fireEvent } from '@testing-library/react';
import { find, heard, hintOf, pageWithHints } from './testing';

// How the keyboard asks what the things of a page are.

const page = pageWithHints();
const { watch, told, hint } = page;

const BOARD = `
  <div data-hint="plate"></div>
  <main>
    <button data-hint="press"></button>
    <div data-hint="quiet" aria-hidden="true"></div>
    ${['a', 'b', 'c', 'd', 'e'].map((name) => `<div data-hint="${name}"></div>`).join('')}
    <div data-hint="own" tabindex="3"></div>
  </main>`;
const at = (name: string) => find(`[data-hint=${name}]`);
const type = (key: string, on: Element = document.activeElement!) =>
  !fireEvent.keyDown(on, { key });
const focused = () => hintOf(document.activeElement as HTMLElement);
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(hintOf).join(' ');

beforeEach(() => {
  // jsdom lays nothing out
  Element.prototype.getClientRects = function (this: HTMLElement) {
    return (this.hidden ? [] : [{}]) as never;
  };
  watch(BOARD);
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'getClientRects'));

describe('the keyboard', () => {
  test('comes to the first thing of the board, and arrows reach all that are no buttons', () => {
    expect(stops()).toBe('a');
    const tabs = ['plate', 'press', 'quiet', 'a', 'e', 'own'].map((name) =>
      at(name).getAttribute('tabindex'),
    );
    expect(tabs).toEqual(['-1', null, null, '0', '-1', '3']);
  });

  test.each([
    ['ArrowRight', 'd'],
    ['ArrowDown', 'd'],
    ['ArrowLeft', 'b'],
    ['ArrowUp', 'b'],
  ])('goes by %s from the third thing to the one beside it, which is told', (key, to) => {
    at('c').focus();
    expect(page.shown.at(-1)).toEqual(['c', 'keyboard']);
    expect(type(key)).toBe(true);
    expect([focused(), stops(), page.shown.at(-1)]).toEqual([to, to, [to, 'keyboard']]);
    expect(at('c').tabIndex).toBe(-1);
  });

  test('goes round, and past what is out of sight', () => {
    at('plate').focus();
    type('ArrowLeft');
    expect(focused()).toBe('own');
    type('ArrowRight');
    expect(focused()).toBe('plate');
    at('a').hidden = true;
    type('ArrowRight');
    expect(focused()).toBe('b');
  });

  test('has Enter lead to page.more, and other keys do what they do', () => {
    at('b').focus();
    expect([type('Enter'), type('x'), page.more]).toEqual([true, false, ['b']]);
  });

  test('leaves buttons their keys, and what lies in a thing its own', () => {
    at('press').focus();
    expect(page.shown.at(-1)).toEqual(['press', 'keyboard']);
    expect([type('Enter'), type('ArrowRight'), stops()]).toEqual([false, false, 'a']);
    const field = at('b').appendChild(document.createElement('input'));
    field.focus();
    expect([type('Enter'), page.more, told()]).toEqual([false, [], undefined]);
    expect(type('Enter', document.body)).toBe(false);
  });

  test('closes the hint by Escape, and by going on, but not by going into it', () => {
    hint('<button>More</button>');
    at('b').focus();
    find('aside button').focus();
    expect(told()).toBe('b');
    type('Escape');
    expect(told()).toBeUndefined();
    at('c').focus();
    at('c').blur();
    expect(told()).toBeUndefined();
    const before = page.shown.length;
    type('Escape', document.body);
    expect(page.shown).toHaveLength(before);
  });

  test('tells nothing that a finger has to ask for, nor where the focus is not seen', () => {
    at('b').dataset.hintBy = 'finger';
    at('b').focus();
    const { matches } = Element.prototype;
    const unseen = at('c');
    const isSo = (selector: string) =>
      selector !== ':focus-visible' && matches.call(unseen, selector);
    unseen.matches = isSo as never;
    unseen.focus();
    expect(page.shown).toEqual([]);
  });

  test('reaches what comes later, itself or with what it lies in', async () => {
    find('main').append('text', document.createElement('p'));
    find('p').innerHTML = '<b data-hint="inner"></b>';
    find('main').insertAdjacentHTML('beforeend', '<b data-hint="outer"></b>');
    find('header, main').insertAdjacentHTML('beforeend', '<u></u>');
    await heard();
    find('u').dataset.hint = 'later';
    at('quiet').ariaHidden = null;
    await heard();
    const tabs = ['inner', 'outer', 'later', 'quiet'].map((name) => at(name).tabIndex);
    expect(tabs).toEqual([-1, -1, -1, -1]);
    expect(at('quiet').getAttribute('tabindex')).toBe('-1');
  });

  test.each<[string, () => void]>([
    ['is taken away', () => at('a').remove()],
    ['has nothing to tell any more', () => Reflect.deleteProperty(at('a').dataset, 'hint')],
  ])('comes to the next thing when the first %s', async (_, change) => {
    change();
    await heard();
    expect(at('b').tabIndex).toBe(0);
  });

  test('stays where it is while others come and go, and so does what is told', async () => {
    at('c').focus();
    at('a').remove();
    await heard();
    expect([stops(), told()]).toEqual(['c', 'c']);
    at('c').remove();
    await heard();
    expect([stops(), told()]).toEqual(['b', undefined]);
  });

  test('has nowhere to come to on a page without a board', async () => {
    find('main').remove();
    await heard();
    expect(stops()).toBe('');
  });
});

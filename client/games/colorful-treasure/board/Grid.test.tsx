import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { aid } from './aid';
import { sitAt } from '../../../testing/match';
import { card, cards, press, sentence, turn } from '../testing';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const at = () => document.activeElement!.getAttribute('aria-label')!.split(', face')[0];
const go = (...keys: string[]) =>
  act(async () => {
    for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
  });

test('says what a card is, and what it may be', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  expect(card(/^Taj Mahal, third card/).getAttribute('aria-label')).toBe(
    'Taj Mahal, third card, face down: yellow, blue, or purple gem, diamond, or chest',
  );
  expect(screen.getByRole('group', { name: 'Taj Mahal, diamond token, chest token' })).toBeTruthy();
  await table.play('0 reveal g1 g2');
  expect(card(/^Taj Mahal, first card, face up: yellow gem/)).toBeTruthy();
  await table.play('0 take yellow');
  expect(card(/^Taj Mahal, third card, face down: blue or purple gem/)).toBeTruthy();
});

test('what is said of a card goes with the pointer, what was chosen stays', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a1 b1', '0 leave', '1 reveal a1 b1', '1 leave');
  const pointer = { pointerType: 'mouse' };
  const point = (name: RegExp) => act(async () => void fireEvent.pointerEnter(card(name), pointer));
  const leave = () =>
    act(async () => void fireEvent.pointerLeave(screen.getByLabelText(/^The wonders/), pointer));
  const said = () =>
    cards()
      .filter((one) => one.querySelector('[class="maybe"]'))
      .map((one) => one.getAttribute('aria-label')!.split(', face')[0]);
  await point(/^Taj Mahal, third card/);
  expect(said()).toEqual(['Taj Mahal, third card']);
  await leave();
  expect(said()).toEqual([]);
  await turn(/^Stonehenge, first card/);
  expect(said()).toEqual(['Stonehenge, first card']);
  await leave();
  expect([said(), sentence()]).toEqual([[], 'Now the second card']);
});

test('every card is reached by arrow keys, over gaps', async () => {
  await sitAt(colorfulTreasure, match({ holds: { 1: 'pisa-red' } }), '0');
  await act(async () => cards()[0].focus());
  await go('ArrowRight');
  expect(at()).toBe('Leaning Tower of Pisa, second card');
  await go('ArrowRight', 'ArrowDown');
  expect(at()).toBe('Parthenon, third card');
  await go('ArrowUp', 'ArrowLeft', 'ArrowUp');
  expect(at()).toBe('Leaning Tower of Pisa, second card');
  expect(cards().filter((one) => one.tabIndex === 0)).toHaveLength(1);
});

test('lies on its side on a phone, and so do the arrows', async () => {
  await sitAt(colorfulTreasure, match(), '0', { isPhone: true });
  await act(async () => cards()[0].focus());
  await go('ArrowRight', 'ArrowDown');
  expect(at()).toBe('Leaning Tower of Pisa, second card');
});

test('when a card is taken away, the focus goes to the nearest that is left', async () => {
  const table = await sitAt(colorfulTreasure, match({ holds: { 1: 'pisa-blue' } }), '1');
  await act(async () => card(/^Leaning Tower of Pisa, first card/).focus());
  await table.play('0 reveal a1 b1', '0 take red');
  expect(at()).toBe('Parthenon, first card');
});

test('whoever takes by a button is asked next where the button was', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a1 b1');
  screen.getByRole('button', { name: /Take 2 red/ }).focus();
  await press(/Take 2 red/);
  expect(document.activeElement!.textContent).toBe('Bo chooses two cards');
});

test('remembers beyond the visit, each seat for itself', async () => {
  const m = match({ grid: 'rg' });
  m.G.table.memoryAid = true;
  m.play('0 reveal a1 a2');
  const seen = () => cards().filter((one) => /seen before/.test(one.getAttribute('aria-label')!));
  await sitAt(colorfulTreasure, m, '1');
  cleanup();
  m.play('0 leave');
  await sitAt(colorfulTreasure, m, '0');
  expect(seen()).toEqual([]);
  cleanup();
  await sitAt(colorfulTreasure, m, '1');
  expect(seen()).toHaveLength(2);
});

test('remembers for those who want it, and nothing is missing when they want it again', async () => {
  const m = match();
  m.G.table.memoryAid = true;
  const table = await sitAt(colorfulTreasure, m, '1');
  const isSeen = () =>
    /seen before/.test(card(/^Stonehenge, first card/).getAttribute('aria-label')!);
  const set = (on: 'on' | 'off') => act(async () => aid.set(on));
  await set('off');
  await table.play('0 reveal a1 b2');
  await table.play('0 leave');
  expect(isSeen()).toBe(false);
  await set('on');
  expect(isSeen()).toBe(true);
});

test('remembers only where the table allows it, and on this device only', async () => {
  for (const isAided of [true, false]) {
    const m = match();
    m.G.table.memoryAid = isAided;
    const table = await sitAt(colorfulTreasure, m, '1');
    await table.play('0 reveal a1 b2');
    await table.play('0 leave');
    const name = card(/^Stonehenge, first card/).getAttribute('aria-label')!;
    expect(name.endsWith('seen before: red gem')).toBe(isAided);
    expect(table.played).toEqual([]);
    expect(Object.values(localStorage).join().includes('red')).toBe(isAided);
    cleanup();
    localStorage.clear();
  }
});

test('what others turn up swells for all to see, and stays where it lies; what the reader turns up does not', async () => {
  const table = await sitAt(colorfulTreasure, match(), '1');
  const swelling = () => cards().filter((one) => one.classList.contains('swelling'));
  await table.play('0 reveal b2 c2');
  expect(swelling()).toEqual([card(/^Leaning Tower of Pisa, second/), card(/^Parthenon, second/)]);
  expect(swelling().map((one) => one.getAttribute('style'))).toEqual([null, null]);
  await table.play('0 leave', '1 reveal b2 c2');
  expect(swelling()).toEqual([]);
});

test('the wall lights up while one more card may be turned, which is turned by keyboard from where its reader is', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  const isInviting = () => screen.getByLabelText(/^The wonders/).matches('.inviting');
  await act(async () => cards()[0].focus());
  await table.play('0 reveal a1 b1');
  expect(isInviting()).toBe(true);
  await go('ArrowDown');
  expect(at()).toBe('Stonehenge, second card');
  await act(async () => fireEvent.click(document.activeElement!));
  expect(table.played).toEqual(['revealThird a2']);
  expect(isInviting()).toBe(false);
});

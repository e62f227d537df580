import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { match } from '../../../../shared/games/tower-of-babel/testing';
import { sitAt } from '../../../testing/match';
import { wonder } from '../testing';

// Where keys lead on the board, and what has the focus.

afterEach(cleanup);

beforeEach(() => {
  // the wonders side by side, their discs on each other
  Element.prototype.getBoundingClientRect = function () {
    const site = this.closest('section');
    const column = site?.parentElement ? [...site.parentElement.children].indexOf(site) : 0;
    const row = [...(this.closest('ul')?.children ?? [])].indexOf(this.parentElement!);
    return { left: column * 100, top: -row * 40, width: 40, height: 40 } as DOMRect;
  };
});

const focused = () => document.activeElement?.querySelector('.visually-hidden')?.textContent;
const disc = (on: RegExp, name: string) => within(wonder(on)).getByRole('button', { name });

test('arrow keys lead from disc to disc', async () => {
  await sitAt(towerOfBabel, match({}), '0');
  expect(disc(/^Pyramid/, '3 camels').tabIndex).toBe(0);
  act(() => disc(/^Pyramid/, '3 camels').focus());
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown'];
  const way = [];
  for (const key of keys) {
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key }));
    way.push(focused());
  }
  expect(way).toEqual(['5 camels', '3 cranes', '4 cranes', '5 camels', '5 camels', '5 camels']);
});

test('whoever has the focus on a disc that is taken has it on the nearest that is left', async () => {
  const m = match({ hands: { 0: { ship: 3 } }, wonders: { zeus: { discs: 'crane-3 ship-3' } } });
  const table = await sitAt(towerOfBabel, m, '1');
  act(() => disc(/^Zeus/, '3 ships').focus());
  await table.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0');
  expect(focused()).toBe('3 cranes');
});

test('the focus stays where it went from a disc, also when that is taken', async () => {
  const m = match({ hands: { 0: { ship: 3 } }, wonders: { zeus: { discs: 'crane-3 ship-3' } } });
  const table = await sitAt(towerOfBabel, m, '1');
  act(() => disc(/^Zeus/, '3 ships').focus());
  const menu = screen.getByRole('button', { name: 'Menu' });
  act(() => menu.focus());
  await table.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0');
  expect(document.activeElement).toBe(menu);
});

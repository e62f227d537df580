import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../../testing/match';

// A cube is taken from the hold and dropped where it goes. How a hand does that: client/kit/useDrag.test.tsx.

// jsdom has none
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerId = 1;
  readonly isPrimary = true;
} as unknown as typeof PointerEvent;
afterEach(async () => {
  cleanup();
  await new Promise((later) => setTimeout(later));
});

const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`)!;
const press = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function drag(spice: string, onto: string) {
  const cube = document.querySelector(`[data-drag="${spice}"]`)!;
  document.elementsFromPoint = () => [thing(onto)];
  await act(async () => {
    fireEvent.pointerDown(cube, { clientX: 0, clientY: 0, button: 0 });
    fireEvent.pointerMove(window, { clientX: 60, clientY: 0 });
    fireEvent.pointerUp(window, { clientX: 60, clientY: 0 });
  });
}

test('onto the supply it is thrown out', async () => {
  const m = match({ holds: { 0: 'YYYYYYRRRRB' } });
  const table = await sitAt(centuryEasternWonders, m, '0');
  await table.play('0 harvest', '0 end');
  await drag('chili', 'supply');
  expect(table.played).toEqual(['discard chili']);
});

test('onto somebody’s boat it is what they are paid', async () => {
  const m = match({ boats: { 0: 9, 1: 14 }, holds: { 0: 'YR' } });
  const table = await sitAt(centuryEasternWonders, m, '0');
  await table.play('0 sail 14');
  await drag('chili', 'boat:1');
  expect(table.played).toEqual(['pay 1 chili']);
});

test('onto the place of an outpost it is among what that costs', async () => {
  const m = match({ players: 3, outposts: { 9: '12' }, holds: { 0: 'YYR' } });
  const table = await sitAt(centuryEasternWonders, m, '0');
  await press(/^Build/);
  await drag('chili', 'site:9');
  expect(table.played).toEqual([]);
  await press(/^Build/);
  expect(table.played).toEqual(['build 1 1 0 0']);
});

test('where cubes are only looked at, none can be taken', async () => {
  const m = match({ holds: { 0: 'YYR' } });
  await sitAt(centuryEasternWonders, m, '0');
  expect(document.querySelector('[data-drag="chili"]')).toBeNull();
});

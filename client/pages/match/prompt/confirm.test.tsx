import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { announced } from '../../../testing/announced';
import { press } from '../../../testing/app';
import { sitAt } from '../../../testing/match';
import type { PlayableTitle } from '../../../kit/contract';

afterEach(cleanup);

const WARNING = 'Opens the menu'; // any words will do

/** Passing has to be confirmed, rolling has not. */
const careful = (title: PlayableTitle): PlayableTitle => ({
  ...title,
  prompt(scene) {
    const asked = title.prompt(scene);
    return {
      ...asked,
      choices: asked.choices.map((choice) =>
        choice.letter === 'p' ? { ...choice, confirm: { key: WARNING } } : choice,
      ),
    };
  },
});

/** Bo is asked whether to roll or to pass. */
async function asked() {
  const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
  m.play('0 draw');
  return sitAt(yaBlewIt, m, '1', { retitle: careful });
}

const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const passing = () => screen.getByRole('button', { name: /Pass/ }).textContent;

test('what is asked says how many buttons there are, for whoever lays them out', async () => {
  await asked();
  const { choices, buttons, small, panel, beside } = screen.getByRole('region', {
    name: 'What to do',
  }).dataset;
  expect([choices, buttons]).toEqual(['1 2', '1 2']);
  expect([small, panel, beside]).toEqual([undefined, undefined, undefined]);
});

describe('a choice that is hard to take back', () => {
  test('is done when it is pressed a second time; the first press says what it would do', async () => {
    const table = await asked();
    expect(passing()).not.toContain(WARNING);
    await press(/Pass/);
    expect(table.played).toEqual([]);
    expect(passing()).toContain(WARNING);
    expect(announced()).toBe(WARNING);
    await press(/Pass/);
    expect(table.played).toEqual(['pass']);
  });

  test('wants its key twice as well', async () => {
    const table = await asked();
    await type('p');
    expect(table.played).toEqual([]);
    expect(passing()).toContain(WARNING);
    await type('p');
    expect(table.played).toEqual(['pass']);
  });

  test.each([
    ['a press elsewhere', async () => void fireEvent.pointerDown(document.body)],
    ['another key', () => type('Escape')],
  ])('is taken back by %s', async (_, elsewhere) => {
    const table = await asked();
    await press(/Pass/);
    await act(async () => elsewhere());
    expect(passing()).not.toContain(WARNING);
    await press(/Pass/);
    expect(table.played).toEqual([]);
  });

  test('holds up nothing else', async () => {
    const table = await asked();
    await press(/Pass/);
    await type('r');
    expect(table.played).toEqual(['roll']);
  });

  test('has to be asked again in the next decision', async () => {
    const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [] });
    m.play('0 draw');
    const table = await sitAt(yaBlewIt, m, '1', { retitle: careful });
    await press(/Pass/);
    await press(/Pass/);
    await table.play('2 pass', '0 add');
    await press(/Pass/);
    expect(table.played).toEqual(['pass']);
  });
});

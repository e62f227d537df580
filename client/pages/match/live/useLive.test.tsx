import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match as wall } from '../../../../shared/games/colorful-treasure/testing';
import { press } from '../../../testing/app';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

const takeBack = () => screen.queryByRole('button', { name: /^Take back/ });

describe('what was done can be taken back', () => {
  const sailed = () => {
    const m = match({ water: { 14: 'GB' } });
    m.play('0 sail 14');
    return m;
  };

  test('by whoever did it, and by nobody who only looks', async () => {
    const table = await sitAt(centuryEasternWonders, sailed(), '0');
    await press(/^Take back/);
    expect(table.played).toEqual(['undo']);
    expect(takeBack()).toBeNull();
    cleanup();
    await sitAt(centuryEasternWonders, sailed(), '1');
    expect(takeBack()).toBeNull();
  });

  test('not once the match stands still', async () => {
    await sitAt(centuryEasternWonders, sailed(), '0', { table: { status: 'stopped' } });
    expect(takeBack()).toBeNull();
  });
});

test('what is pressed on the board is played', async () => {
  const table = await sitAt(colorfulTreasure, wall(), '0');
  for (const name of [/^Stonehenge, first card/, /^Stonehenge, second card/])
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  expect(table.played).toEqual([expect.stringMatching(/^reveal /)]);
});

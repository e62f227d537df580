import { cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

/** Which of some drawings are struck through. */
const struck = (where: string) =>
  [...document.querySelectorAll<HTMLElement>(where)]
    .filter((one) => one.querySelector('path[d="M2 38L38 2"]'))
    .map(({ dataset }) => dataset.thing);

test('gems of the cursed colour are struck through wherever they lie, and say why', async () => {
  const areas = { 0: 'blue-2 pink-5', 1: 'blue-3 green-4' };
  const cursed = { 0: 'blue', 1: 'green' } as const;
  const m = match({ deck: 'fire-2 blue-4 fire-1', areas, cursed, rolls: [2, 8] });
  const table = await sitAt(yaBlewIt, m, '0');
  expect(struck('[data-thing="rail"] li')).toEqual(['stack:blue']);
  expect(struck('[data-seat="1"] li')).toEqual(['stack:green:1']);
  await table.play('0 draw');
  const staked = [...document.querySelectorAll<HTMLElement>('[data-thing^="stake:"]')];
  expect(
    staked.filter(({ dataset }) => dataset.hint === 'cursed').map(({ dataset }) => dataset.thing),
  ).toEqual(['stake:blue-2', 'stake:green-4']);
});

test.each([
  ['1', true],
  ['2', false],
])(
  'a card that is drawn is struck through in words as on the board: for player %s %p',
  async (reader, is) => {
    const cursed = { 1: 'blue', 2: 'green' } as const;
    const m = match({ deck: 'blue-4 fire-1', cursed });
    const table = await sitAt(yaBlewIt, m, reader);
    await table.play('0 draw');
    const log = screen.getByRole('log', { name: 'What happened' });
    expect(log.querySelector('path[d="M2 38L38 2"]') !== null).toBe(is);
  },
);

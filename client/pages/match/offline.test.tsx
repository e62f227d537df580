import { cleanup, screen } from '@testing-library/react';
import type { GameModule } from '../../../shared/engine/game';
import { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import { match as centuryMatch } from '../../../shared/games/century-eastern-wonders/testing';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { match as treasureMatch } from '../../../shared/games/colorful-treasure/testing';
import { towerOfBabel } from '../../../shared/games/tower-of-babel';
import { match as babelMatch } from '../../../shared/games/tower-of-babel/testing';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import { match as claimMatch } from '../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../testing/match';

afterEach(cleanup);

/** What looks as if it could be pressed on the table: by what it says of itself, or how it is drawn. */
const pressable = () =>
  document.querySelectorAll(
    ':is(main, [data-own]) :is(button[aria-disabled="false"], button.open, [data-touch])',
  ).length;

type Match = Parameters<typeof sitAt>[1];

/** Each title where its reader has to decide. */
const CASES: [title: string, module: GameModule, deal: () => Match, actions: string[]][] = [
  ['cards', colorfulTreasure, () => treasureMatch(), []],
  ['discs', towerOfBabel, () => babelMatch({}), []],
  ['islands', centuryEasternWonders, () => centuryMatch(), []],
  [
    'stacks for a Safe',
    yaBlewIt,
    () => claimMatch({ deck: 'fire-2 orange-3 fire-1', areas: { 0: 'safe-1 blue-4' } }),
    ['0 draw'],
  ],
];

test.each(CASES)(
  'while the server cannot be reached nothing looks as if it could be pressed: %s',
  async (_, module, deal, actions) => {
    const table = await sitAt(module, deal(), '0');
    await table.play(...actions);
    const before = pressable();
    expect(before).toBeGreaterThan(0);
    await table.hear({ connected: false });
    expect(pressable()).toBe(0);
    await table.hear({ connected: true });
    expect(pressable()).toBe(before);
  },
);

test('nor does what is decided within the question', async () => {
  const m = claimMatch({ deck: 'fire-2 orange-3 fire-1', areas: { 0: 'safe-1 blue-4' } });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw');
  const isOff = () => screen.getByRole('group', { name: /Safe/ }).closest('[inert]') !== null;
  expect(isOff()).toBe(false);
  await table.hear({ connected: false });
  expect(isOff()).toBe(true);
});

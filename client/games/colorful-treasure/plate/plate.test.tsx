import { cleanup } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

const stage = stageForTests();
afterEach(cleanup);

test('a plate counts a wonder once its card has come', async () => {
  const table = await sitAt(colorfulTreasure, match(), '1');
  const role = () => document.querySelector('[data-seat="0"] .role')!.textContent;
  await table.play('0 reveal a1 b2', '0 revealThird c3');
  await stage.end();
  await table.play('0 take red');
  expect([role(), stage.moving().length > 0]).toEqual(['0 wonders', true]);
  await stage.end();
  expect(role()).toMatch(/^[1-9] wonders?$/);
});

test('what a theft changes on the plates changes there together, once the loot has come', async () => {
  const holds = { 0: 'keyToken', 2: 'giza-green' };
  const table = await sitAt(colorfulTreasure, match({ players: 3, holds }), '1');
  const said = () =>
    ['0', '2'].map((seat) =>
      ['.role', '.points [data-thing]'].map(
        (what) => document.querySelector(`[data-seat="${seat}"] ${what}`)!.textContent,
      ),
    );
  await table.play('0 reveal a5 b2', '0 collect');
  await stage.end();
  const before = said();
  // before they acted it said that they think
  before[0][0] = '1 wonder';
  await table.play('0 steal 2 giza-green');
  const isTold = () => document.querySelector('[data-moment="stolen"]') !== null;
  await stage.until(isTold);
  expect([isTold(), said()]).toEqual([true, before]);
  await stage.end();
  const [[thief, gained], [victim, lost]] = said();
  expect([thief, victim]).toEqual(['2 wonders', '0 wonders']);
  expect([Number(gained) - Number(before[0][1]), lost]).toEqual([1, '0']);
});

describe('on a phone a plate counts by treasure what another player has', () => {
  const shown = (seat: string) =>
    [...document.querySelectorAll(`[data-seat="${seat}"] .glance > li`)].map(
      (one) => one.querySelector('b')?.textContent ?? '',
    );

  test('each in its place, keys and chests with them, and the reader’s own on their rail alone', async () => {
    const holds = { 0: 'pisa-red', 1: 'giza-green pisa-red christ-green pisa-diamond giza-key' };
    await sitAt(colorfulTreasure, match({ holds }), '0', { isPhone: true });
    expect([shown('0'), shown('1')]).toEqual([[], ['1', '', '2', '', '', '1', '1', '']]);
  });

  test('without keys and chests where there are none', async () => {
    const m = match({ variant: 'junior', holds: { 1: 'pisa-blue' } });
    await sitAt(colorfulTreasure, m, '0', { isPhone: true });
    expect(shown('1')).toEqual(['', '', '', '1', '', '']);
  });

  test('and elsewhere shows all that they have', async () => {
    await sitAt(colorfulTreasure, match({ holds: { 1: 'pisa-red' } }), '0');
    expect(shown('1')).toEqual([]);
  });
});

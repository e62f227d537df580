import { cleanup } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

const stage = stageForTests();

afterEach(cleanup);

const stack = () => {
  const all = document.querySelector('[data-thing="rail"] [data-thing="stack:blue"]')!;
  return [
    [...all.querySelectorAll('.cards > *')].map(({ textContent }) => textContent),
    all.querySelectorAll('.gems > svg').length,
  ];
};

test('a stack stays as it was until the card that was taken has come to it', async () => {
  const areas = { 1: 'blue-3' };
  const m = match({ deck: 'blue-56 orange-3 fire-1', areas, cursed: { 1: 'pink' }, rolls: [5] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw');
  await stage.end();
  await table.play('1 roll');
  await stage.settle();
  await stage.pass(3000);
  expect(stage.moving().map(({ thing }) => thing)).toContain('own:blue-56');
  expect(stack()).toEqual([['3'], 1]);
  await stage.end();
  expect(stack()).toEqual([['3', '5 · 6'], 2]);
});

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

import { cleanup } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';

// What is shown beside the points to have been won or lost, where nothing is seen to move.

afterEach(cleanup);

const chip = (seat: number) =>
  document.querySelector(`[data-thing="player:${seat}"] .chip`)?.textContent;

test('it goes when its owner acts, though others acted before that was seen', async () => {
  const m = match({ deck: 'orange-3 orange-6 purple-5 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll');
  expect(chip(1)).toBe('+1');
  await table.play('1 draw', '2 pass');
  expect(chip(1)).toBeUndefined();
});

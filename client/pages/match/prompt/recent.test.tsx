import { cleanup } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { prompt, sentence } from '../../../testing/prompt';

afterEach(cleanup);

const recent = () =>
  [...prompt().querySelectorAll('.recent li')].map(({ textContent }) => textContent);

/** Ana draws, Bo rolls and misses, and it is Chidi whom all wait for. */
async function waiting(isPhone: boolean) {
  const m = match({ deck: 'orange-3 orange-6 purple-5 fire-1', rolls: [1] });
  const table = await sitAt(yaBlewIt, m, '0', { isPhone });
  await table.play('0 draw', '1 roll');
  return table;
}

test('a phone tells what happened last where nothing is asked, the newest first', async () => {
  const table = await waiting(true);
  expect(recent()).toEqual(['Bo rolled 1: no match', expect.stringMatching(/^You drew/)]);
  expect(prompt().textContent!.match(/Bo rolled 1: no match/g)).toHaveLength(1);
  await table.play('2 pass');
  expect(sentence()).toMatch(/^Your turn/);
  expect(recent()).toEqual([]);
});

test('where the log is in sight it is not told again', async () => {
  await waiting(false);
  expect(recent()).toEqual([]);
});

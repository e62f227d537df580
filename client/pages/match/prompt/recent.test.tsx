import { cleanup } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match as treasure } from '../../../../shared/games/colorful-treasure/testing';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { prompt, sentence } from '../../../testing/prompt';
import { stageForTests } from '../../../testing/stage';

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

describe('while the last move is seen', () => {
  const stage = stageForTests();

  test('a phone still tells what happened before it', async () => {
    const m = treasure({ grid: 'g b' });
    const table = await sitAt(colorfulTreasure, m, '0', { isPhone: true, isStill: false });
    await table.play('0 reveal a1 b1', '0 take green', '1 reveal b1');
    await stage.end();
    await table.play('1 take blue');
    expect(sentence()).toMatch(/^Bo took/);
    expect(recent()).toContain('Bo revealed Pisa');
  });
});

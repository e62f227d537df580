import { cleanup } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

const stage = stageForTests();

afterEach(cleanup);

const roleOf = (seat: string) =>
  document.querySelector(`[data-thing="player:${seat}"] .role`)!.textContent;

/** All that a plate says while it is seen what came of an action. */
async function toldOf(seat: string) {
  const told = new Set<string>();
  while (document.querySelector('.thrown, [data-moment]')) {
    told.add(roleOf(seat));
    await stage.settle();
    await stage.pass(250);
  }
  return [...told];
}

test('a plate says of whoever rolls that they do, and what they take, and never that they think meanwhile', async () => {
  const m = match({
    deck: 'pink-5 blue-4 fire-1',
    areas: { 1: 'detonator-5' },
    rolls: [3, 5],
  });
  const table = await sitAt(yaBlewIt, m, '2');
  await table.play('0 draw');
  await stage.end();
  expect(roleOf('1')).toBe('is thinking…');
  await table.play('1 roll');
  expect(await toldOf('1')).toEqual(['rolls the die', 'has rolled']);
  await stage.end();
  expect(roleOf('1')).toBe('is thinking…');
  await table.play('1 reroll');
  expect(await toldOf('1')).toEqual(['rolls the die', 'has rolled', 'takes it']);
});

test('and of whoever passes that they have', async () => {
  const table = await sitAt(yaBlewIt, match({ deck: 'pink-5 blue-4 fire-1' }), '2');
  await table.play('0 draw');
  await stage.end();
  await table.play('1 pass');
  expect(roleOf('1')).toBe('passed');
});

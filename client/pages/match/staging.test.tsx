import { act, cleanup } from '@testing-library/react';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { match as treasure } from '../../../shared/games/colorful-treasure/testing';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import { match } from '../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../testing/match';
import { stageForTests } from '../../testing/stage';

// What is said of a match while something of it is seen to happen.

const stage = stageForTests();
afterEach(cleanup);

/** Whose turn the plates say it is, one after the other. */
async function turnsSeen(): Promise<string[]> {
  const seen: string[] = [];
  for (let steps = 0; steps < 60; steps++) {
    const now = [...document.querySelectorAll<HTMLElement>('.plate.awaited')]
      .map(({ dataset }) => dataset.seat)
      .join();
    if (seen.at(-1) !== now) seen.push(now);
    await stage.settle();
    await stage.pass(250);
  }
  return seen;
}

test('a plate says whose turn it is until that goes to somebody else, whatever they do in it', async () => {
  const m = match({
    deck: 'safe-1 jumper-1 orange-3 fire-1',
    areas: { 1: 'detonator-5' },
    rolls: [5, 2],
  });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw');
  expect(await turnsSeen()).toEqual(['0', '1']);
  await table.play('1 roll');
  // they may roll again, and do
  expect(await turnsSeen()).toEqual(['1']);
  await table.play('1 reroll');
  expect(await turnsSeen()).toEqual(['1', '2']);
});

test('whoever has decided is not said to think while it is seen what came of that', async () => {
  const role = () => document.querySelector('[data-thing="player:0"] .role')!.textContent;
  const table = await sitAt(yaBlewIt, match({ deck: 'safe-1 orange-3 fire-1' }), '1');
  expect(role()).toBe('is thinking…');
  await table.play('0 draw');
  const told = new Set<string>();
  for (let steps = 0; steps < 20; steps++) {
    told.add(role());
    await stage.settle();
    await stage.pass(250);
  }
  expect([...told]).toEqual(['Prospector']);
});

test('a plate does not go on to the next one while it is still told what the one before did', async () => {
  const m = treasure({ players: 3 });
  const table = await sitAt(colorfulTreasure, m, '2');
  await table.play('0 reveal a1 b2');
  await stage.end();
  await table.play('0 leave');
  const whileTold = new Set<string | undefined>();
  for (let steps = 0; steps < 20; steps++) {
    if (document.querySelector('[data-moment]'))
      whileTold.add(document.querySelector<HTMLElement>('.plate.awaited')?.dataset.seat);
    await stage.settle();
    await stage.pass(250);
  }
  expect([...whileTold]).toEqual(['0']);
  expect(document.querySelector<HTMLElement>('.plate.awaited')?.dataset.seat).toBe('1');
});

test('what is shown once more is the turn of whoever acts there', async () => {
  const m = match({ deck: 'orange-3 orange-6 purple-5 blue-1 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll', '1 draw', '2 pass');
  await stage.end();
  await act(async () => document.querySelector<HTMLElement>('.news')!.click());
  expect(await turnsSeen()).toEqual(['1', '2', '0']);
});

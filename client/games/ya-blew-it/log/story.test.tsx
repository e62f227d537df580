import { screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { leave, sentence } from '../testing';

// What is told while something is seen to happen.

const stage = stageForTests();
afterEach(leave);

test('a line goes on while a Detonator is used, and never back to what it said before', async () => {
  const m = match({ deck: 'orange-3 fire-1', areas: { 1: 'detonator-1' }, rolls: [2, 4] });
  const table = await sitAt(yaBlewIt, m, '0', { isStill: true });
  await table.play('0 draw', '1 roll');
  await stage.end();
  await table.play('1 reroll');
  const told = new Set<string>();
  for (let steps = 0; steps < 20; steps++) {
    told.add(sentence());
    await stage.settle();
    await stage.pass(250);
  }
  expect([...told].slice(0, 3)).toEqual([
    'Bo rolled 2 and used a Faulty Detonator',
    'Bo rolls for the Claim…',
    expect.stringMatching(/^Bo rolled 2 → 4.*: no match/),
  ]);
  const lines = screen.getByRole('log', { name: 'What happened' }).querySelectorAll('li');
  expect([...lines].filter(({ textContent }) => /^Bo/.test(textContent))).toHaveLength(1);
});

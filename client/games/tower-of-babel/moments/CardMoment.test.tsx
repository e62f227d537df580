import { cleanup } from '@testing-library/react';
import { pace } from '../../../animation/pace';
import { stageForTests } from '../../../testing/stage';
import { sit } from '../testing';
import { finish, finishing, moment, untilTold } from './testing';

const stage = stageForTests();
afterEach(() => {
  cleanup();
  pace.set('normal');
});

test.each([
  ['0', /^You(?!.*An action card)/],
  ['1', /^AnaAn action card$/],
])('an action card that is earned is shown to %s as they may know it', async (reader, words) => {
  const table = await sit(reader, finishing);
  await table.play(...finish);
  for (let steps = 0; steps < 30 && moment()?.matches('.moment') !== false; steps++) {
    await stage.settle();
    await stage.look();
  }
  expect(moment()?.textContent).toMatch(words);
});

test('an action card that somebody plays is shown to all', async () => {
  const table = await sit('1', { actionCards: { 0: 'cardDraw-1' } });
  await table.play('0 cardDraw cardDraw-1');
  await untilTold(stage);
  expect(moment()?.textContent).toBe('AnaCard DrawDraw three building cards.');
});

test('an action card that is earned is in its owner’s hand once it has been shown', async () => {
  const table = await sit('0', finishing);
  await table.play(...finish);
  const seen: string[] = [];
  for (let steps = 0; steps < 30; steps++) {
    const isShown = moment()?.matches('.card') ?? false;
    const inHand = document.querySelectorAll('[data-thing^="action:"]').length;
    seen.push(`${isShown ? 'shown' : 'not shown'}, ${inHand} in the hand`);
    await stage.settle();
    await stage.look();
  }
  expect([...new Set(seen)].slice(-2)).toEqual([
    'shown, 0 in the hand',
    'not shown, 1 in the hand',
  ]);
});

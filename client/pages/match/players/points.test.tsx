import { cleanup } from '@testing-library/react';
import { animateValue } from 'motion';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

// What a plate says of a player's points, while these are seen to count up.

jest.mock('motion', () => ({
  animateValue: jest.fn(() => ({ finished: new Promise(() => {}), cancel() {} })),
}));

const stage = stageForTests();
afterEach(cleanup);

const points = (seat: number) => {
  const number = document.querySelector(`[data-thing="count:${seat}"]`)!;
  return `${number.textContent} ${number.parentElement!.querySelector('.unit')!.textContent}`;
};

test('the word beside the number fits the one that is shown', async () => {
  const m = match({ deck: 'orange-3 purple-5 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '2');
  expect(points(1)).toBe('0 points');
  await table.play('0 draw', '1 roll');
  while (jest.mocked(animateValue).mock.calls.length === 0) {
    await stage.settle();
    await stage.look();
  }
  expect(points(1)).toBe('0 points');
  const [{ onUpdate }] = jest.mocked(animateValue).mock.calls[0] as unknown as [
    { onUpdate(value: number): void },
  ];
  onUpdate(0.4);
  expect(points(1)).toBe('0 points');
  onUpdate(0.6);
  expect(points(1)).toBe('1 point');
  onUpdate(0.4);
  await stage.end();
  expect(points(1)).toBe('1 point');
});

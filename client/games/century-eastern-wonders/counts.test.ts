/** @jest-environment node */
import { match } from '../../../shared/games/century-eastern-wonders/testing';
import { counts } from './counts';

const lit = (key: string) => {
  const { G } = match({
    bonuses: { 0: 'step points4 hold upgrade' },
    outposts: { 3: '0', 4: '0', 9: '0' },
  });
  return counts({ view: { table: G.table } } as never, key, '0');
};

test('of bonus tiles those light up that bring points', () => {
  expect(lit('bonusTiles')).toEqual(['won:0:1', 'won:0:3']);
});

test('of spaces those light up that bring points: none of the first column', () => {
  const [, ...spaces] = lit('outposts');
  expect(spaces).toEqual([expect.stringMatching(/^space:0:\w+:1$/)]);
});

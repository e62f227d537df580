import { bot, emptySeat, person } from '../../testing/app';
import { isPersonPresent } from './isPersonPresent';

test.each([
  ['somebody who is there', person(0, 'Ana'), true],
  ['somebody who is away', person(0, 'Ana', { isConnected: false }), false],
  ['a bot', bot(0), false],
  ['nobody', emptySeat(0), false],
  ['nobody, whatever is said of them', { ...emptySeat(0), isConnected: true }, false],
])('%s is a person who is there: %#', (_, seat, is) => {
  expect(isPersonPresent(seat)).toBe(is);
});

import { faultsOf } from '../../testing/contract';
import { centuryEasternWonders } from '.';

// what every title has to keep, here until it is on the shelf
test('keeps the contract in random play', () => {
  expect(faultsOf(centuryEasternWonders, { rounds: 1 })).toEqual([]);
}, 240_000);

import { faultsOf } from '../../testing/contract';
import { towerOfBabel } from '.';

test('keeps the contract in random play', () => {
  expect(faultsOf(towerOfBabel, { rounds: 1 })).toEqual([]);
});

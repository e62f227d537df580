import { faultsOf } from '../../testing/contract';
import { colorfulTreasure } from '.';

test('keeps the contract in random play', () => {
  // few positions are tried move by move, because a turn may begin in 1,225 ways
  expect(faultsOf(colorfulTreasure, { rounds: 1, closely: 1 })).toEqual([]);
}, 120_000);

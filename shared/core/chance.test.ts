import { chanceOf } from './chance';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

test('a die is fair', () => {
  const chance = chanceOf({ seed: SEED, counter: 0 });
  expect([chance.die(6), chance.die(6), chance.die(8)]).toEqual([4, 2, 4]);
});

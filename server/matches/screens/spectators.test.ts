import { whoMakesRoom } from './spectators';
import type { Subscriber } from './subscribers';

const watching = (...networks: string[]) => networks.map((network) => ({ network }) as Subscriber);

test.each([
  ['from elsewhere', 'c', ['a', 'b', 'b'], 2],
  ['who has two fewer there', 'a', ['a', 'b', 'b', 'b'], 3],
])('the latest of the largest crowd makes room for somebody %s', (_, network, there, goes) => {
  const spectators = watching(...there);
  expect(whoMakesRoom(spectators, network)).toBe(spectators[goes]);
});

test.each([
  ['where all come from different places', 'c', ['a', 'b']],
  ['where it would only be the other way round then', 'a', ['a', 'b', 'b']],
  ['for one more of the crowd', 'b', ['a', 'b', 'b', 'b']],
])('nobody makes room %s', (_, network, there) => {
  expect(whoMakesRoom(watching(...there), network)).toBeUndefined();
});

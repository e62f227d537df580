import type { Site } from './chart';
import { faultsOf, lonely } from './faults';
import { FIRST_GAME } from './firstGame';

const printed: readonly Site[] = FIRST_GAME.tiles.map(({ hex, kind }) => ({ hex, kind }));
const [first, second, ...rest] = printed;
const far = { q: 20, r: 20 };

test('the map of the first game has no fault', () => {
  expect(faultsOf(printed)).toEqual([]);
  expect(lonely(printed)).toEqual([]);
});

test('a map without anything lacks twenty markets and four ports', () => {
  expect(faultsOf([])).toEqual([
    { type: 'number', kind: 'market', is: 0, must: 20 },
    { type: 'number', kind: 'port', is: 0, must: 4 },
  ]);
});

test('a market in place of a port is one too many, and a port is missing', () => {
  const sites = printed.map(({ hex }): Site => ({ hex, kind: 'market' }));
  expect(faultsOf(sites)).toEqual([
    { type: 'number', kind: 'market', is: 24, must: 20 },
    { type: 'number', kind: 'port', is: 0, must: 4 },
  ]);
});

test('two tiles on one hex overlap', () => {
  expect(faultsOf([first, { ...second, hex: first.hex }, ...rest])).toContainEqual({
    type: 'overlap',
    hexes: [first.hex],
  });
});

test('a tile that touches no other lies apart', () => {
  expect(faultsOf([{ ...first, hex: far }, second, ...rest])).toEqual([
    { type: 'apart', hexes: [far] },
  ]);
  expect(lonely([{ ...first, hex: far }, second, ...rest])).toEqual([far]);
});

test('of two parts the smaller one lies apart', () => {
  const pair = [far, { q: 21, r: 20 }];
  const sites = [...printed.slice(2), ...pair.map((hex): Site => ({ hex, kind: 'market' }))];
  expect(faultsOf(sites)).toContainEqual({ type: 'apart', hexes: pair });
});

test('of two parts of the same size the one laid later lies apart', () => {
  const pair = [first.hex, far];
  const sites = pair.map((hex): Site => ({ hex, kind: 'market' }));
  expect(faultsOf(sites)).toContainEqual({ type: 'apart', hexes: [far] });
  expect(faultsOf([...sites].reverse())).toContainEqual({ type: 'apart', hexes: [first.hex] });
});

test('a tile at the end of a chain is lonely, but no fault', () => {
  const north = printed.reduce((a, b) => (b.hex.r < a.hex.r ? b : a));
  const tip = { q: north.hex.q, r: north.hex.r - 1 };
  const moved = printed.find(({ hex }) => hex.q === 0 && hex.r === 0)!;
  const sites = printed.map((site) => (site === moved ? { ...site, hex: tip } : site));
  expect(faultsOf(sites)).toEqual([]);
  expect(lonely(sites)).toEqual([tip]);
});

import fc from 'fast-check';
import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import { encodeChart } from '../../../../shared/games/century-eastern-wonders/map/code';
import { chartOf, type Site } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { distance, key } from '../../../../shared/games/century-eastern-wonders/map/hex';
import { centred, seaAround, siteAt, turned, TOOLS, used, type Sketch } from './edit';

const middle = { q: 0, r: 0 };
const beside = { q: 1, r: 0 };
const empty: Sketch = { sites: [], held: null };
const hex = fc.record({ q: fc.integer({ min: -3, max: 3 }), r: fc.integer({ min: -3, max: 3 }) });

test('an island is laid, becomes a port, and is taken away by the same tool', () => {
  const island = used(empty, 'market', middle);
  expect(island.sites).toEqual([{ hex: middle, kind: 'market' }]);
  const port = used(island, 'port', middle);
  expect(port.sites).toEqual([{ hex: middle, kind: 'port' }]);
  expect(used(port, 'port', middle).sites).toEqual([]);
  expect(used(port, 'remove', middle).sites).toEqual([]);
});

test('a tile is picked up and put down elsewhere as what it was', () => {
  const port = used(empty, 'port', middle);
  const held = used(port, 'move', middle);
  expect(held).toEqual({ sites: port.sites, held: middle });
  expect(used(held, 'move', beside)).toEqual({
    sites: [{ hex: beside, kind: 'port' }],
    held: null,
  });
  expect(used(held, 'move', middle).held).toBeNull();
  expect(used(port, 'move', beside).held).toBeNull();
});

test('picked up is another tile when another tile is pressed', () => {
  const two = used(used(empty, 'port', middle), 'market', beside);
  expect(used(used(two, 'move', middle), 'move', beside)).toEqual({
    sites: two.sites,
    held: beside,
  });
});

test('whatever is done, no two tiles lie on one hex', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...TOOLS), hex)), (acts) => {
      const { sites } = acts.reduce((sketch, [tool, at]) => used(sketch, tool, at), empty);
      expect(new Set(sites.map((site) => key(site.hex))).size).toBe(sites.length);
    }),
  );
});

test('six sixths of a turn lead back, and turning keeps distances', () => {
  fc.assert(
    fc.property(hex, hex, fc.nat(6), (a, b, sixths) => {
      expect(turned(turned(a, sixths), 6 - sixths)).toEqual(a);
      expect(distance(turned(a, sixths), turned(b, sixths))).toBe(distance(a, b));
    }),
  );
});

test('a map that lies far off is brought to the middle, and stays the same map', () => {
  const off: Site[] = FIRST_GAME.tiles.map(({ hex: { q, r }, kind }) => ({
    hex: { q: q + 40, r: r - 17 },
    kind,
  }));
  const home = centred(off);
  expect(Math.max(...home.map((site) => distance(site.hex, middle)))).toBeLessThanOrEqual(4);
  expect(encodeChart(chartOf(home))).toBe(encodeChart(FIRST_GAME));
});

test('there is always open water around the map', () => {
  const sea = seaAround([{ hex: { q: 7, r: 0 }, kind: 'port' }]);
  expect(sea).toContainEqual({ q: 8, r: 0 });
  expect(seaAround([])).toContainEqual(middle);
  expect(siteAt([], middle)).toBeUndefined();
});

import { quickChance } from '../../testing/random';
import { centuryEasternWonders } from '.';
import { BOX } from './figures';
import { kindsIn, missing, readCubes, steps, writeCubes } from './spices';
import type { State } from './state';
import { awaited, deeds, hold, legal, match, points, seen, story } from './testing';
import { VP_TILE_IDS, VP_TILES } from './vpTiles';

describe('R1.4 VP tiles', () => {
  test('there are 26, and with the Closed Port 27 (R1.4)', () => {
    expect(VP_TILE_IDS).toHaveLength(BOX.vpTiles.value - 1);
    expect(new Set(VP_TILE_IDS).size).toBe(26);
  });

  test.each(VP_TILE_IDS)('%s: its steps, and one for each colour beyond two (R1.4)', (id) => {
    const { points: worth, cost } = VP_TILES[id];
    expect(worth).toBe(steps(cost) + Math.max(0, kindsIn(cost).length - 2));
    expect(worth).toBeGreaterThanOrEqual(11);
    expect(worth).toBeLessThanOrEqual(20);
  });
});

describe('R7 Port', () => {
  const atPort = { boats: { 0: 21 }, holds: { 0: 'YRRBB' } };

  test('the cubes of the VP tile are handed in, it is taken, and a new one laid (R7.1, R7.2)', () => {
    const m = match(atPort);
    m.play('0 claim');
    expect(hold(m, '0')).toBe('Y');
    expect(m.G.claimed['0']).toEqual(['RRBB']);
    expect(m.G.table.ports[21]).toBe('RRRGG');
    expect(points(m, '0').vpTiles).toBe(12);
  });

  test('nobody reads in the story which one it was, nor which one is new (R11.3)', () => {
    const m = match(atPort);
    m.play('0 claim');
    expect(story(m)).toEqual(['claimed 0 21 1', 'revealed 21', 'ended 0']);
  });

  test('the next tile comes as the one claimed goes, and only then the turn ends (R7.2, R7.6)', () => {
    const m = match(atPort);
    m.play('0 claim');
    const [taken, ended] = m.frames.map(({ G }) => G as State);
    expect(m.frames.map(({ events }) => events.map(({ type }) => type))).toEqual([
      ['claimed', 'revealed'],
      ['ended'],
    ]);
    expect(taken.claimed['0']).toEqual(['RRBB']);
    expect(taken.table.players['0'].hold).toEqual(readCubes('Y'));
    expect(taken.table.ports[21]).toBe('RRRGG');
    expect(taken.table.turn.route).toEqual([21]);
    expect(ended.table.turn.route).toEqual([22]);
  });

  test('with a cube too few it stays (R7.1)', () => {
    for (const cubes of ['RRB', 'YRBB', 'YYYGGG'])
      match({ ...atPort, holds: { 0: cubes } }).refuse('0 claim');
  });

  test.each([
    ['YYRB', 'RB'],
    ['GGGG', 'RRBB'],
    ['YRRBB', '-'],
  ])('a screen can say which cubes are missing: of RRBB with %s, %s (R7.1)', (held, asked) => {
    expect(writeCubes(missing(readCubes(held), VP_TILES.RRBB.cost))).toBe(asked);
  });

  test('on a market there is none to claim (R7.1)', () => {
    match({ holds: { 0: 'RRBB' } }).refuse('0 claim');
  });

  test('with the new tile the turn is over, and not to be taken back (R7.1, R7.6, R3.4)', () => {
    const m = match({ ...atPort, holds: { 0: 'RRRRGGBB' } });
    m.play('0 claim');
    expect(awaited(m)).toEqual(['1']);
    m.refuse('0 undo');
    m.refuse('0 claim');
  });

  test('one can be claimed after a movement to the port (R3.1)', () => {
    const m = match({ boats: { 0: 18 }, holds: { 0: 'RRBB' } });
    m.play('0 sail 21', '0 claim');
    expect(m.G.claimed['0']).toEqual(['RRBB']);
  });

  test('other boats there are not paid (R4.6)', () => {
    const m = match({ boats: { 0: 18, 1: 21 }, holds: { 0: 'RRBB' } });
    m.play('0 sail 21', '0 claim');
    expect(hold(m, '1')).toBe('-');
  });
});

describe('the Closed Port', () => {
  test('drawn, it closes the port: no VP tile lies there (R7.3)', () => {
    const m = match({ boats: { 0: 21 }, holds: { 0: 'RRBB' }, pile: 'closedPort RRRGG RRGB' });
    m.play('0 claim');
    expect(m.G.table.ports[21]).toBe('closedPort');
    expect(story(m)).toEqual(['claimed 0 21 1', 'closed 21', 'ended 0']);
    m.play('1 end', '0 harvest');
    expect(m.G.pile).toEqual(['RRRGG', 'RRGB']);
  });

  test('where it lies nothing can be claimed (R7.3)', () => {
    const m = match({
      boats: { 0: 21 },
      holds: { 0: 'YYYRRRGGGBBB' },
      ports: { 21: 'closedPort' },
    });
    expect(deeds(m, '0')).toEqual(['sail', 'harvest', 'end']);
  });

  test('it moves to the port where a tile is claimed, and the new tile goes where it lay (R7.4)', () => {
    const m = match({
      boats: { 0: 21 },
      holds: { 0: 'RRBB' },
      ports: { 2: 'closedPort' },
      pile: 'RRRGG RRGB',
    });
    m.play('0 claim');
    expect(m.G.table.ports).toMatchObject({ 21: 'closedPort', 2: 'RRRGG' });
    expect(story(m)).toEqual(['claimed 0 21 1', 'closed 21 2', 'revealed 2', 'ended 0']);
  });

  test('from then on three ports are open, whatever is claimed (R7.5)', () => {
    const m = match({
      boats: { 0: 21, 1: 7 },
      holds: { 0: 'RRBBYYRRRGGG', 1: 'YYYBB' },
      pile: 'closedPort RRRGG RRGB YGGB',
    });
    const open = () =>
      Object.values(m.G.table.ports).filter((tile) => tile !== 'closedPort').length;
    m.play('0 claim');
    expect(open()).toBe(3);
    m.play('1 claim');
    expect(open()).toBe(3);
    expect(m.G.table.ports).toMatchObject({ 7: 'closedPort', 21: 'RRRGG' });
    m.play('0 claim');
    expect(open()).toBe(3);
    expect(m.G.table.ports).toMatchObject({ 21: 'closedPort', 7: 'RRGB' });
  });
});

describe('R11 what is hidden', () => {
  const claimed = { claimed: { 0: 'GGBB', 1: 'BBBB YRGB' } };

  test('others see how many VP tiles were claimed, their owner which (R11.2)', () => {
    const m = match(claimed);
    expect(seen(m, '0')).toMatchObject({
      claims: { 0: 1, 1: 2 },
      claimed: { 0: ['GGBB'], 1: null },
    });
    expect(seen(m, null).claimed).toEqual({ 0: null, 1: null });
  });

  test('with open scores everybody sees them (R11.2)', () => {
    const m = match({ ...claimed, options: { openScores: true } });
    expect(seen(m, null).claimed).toEqual({ 0: ['GGBB'], 1: ['BBBB', 'YRGB'] });
  });

  test('of the pile only its size is seen (R11.1)', () => {
    const view = seen(match(claimed), '0');
    expect(view.pileSize).toBe(20);
    expect(JSON.stringify(view)).not.toContain('closedPort');
  });

  test('the Closed Port is imagined where it can still be, and everywhere there (R2.5, R11.1)', () => {
    // two of the six it was shuffled among are drawn
    const m = match({ claimed: { 0: 'GGBB BBBB' } });
    const depths = Array.from({ length: 60 }, (_, n) =>
      centuryEasternWonders
        .determinize(seen(m, null), m.ctx, null, quickChance(n))
        .pile.indexOf('closedPort'),
    );
    expect(new Set(depths)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('what lies on the ports is seen by all (R11.3)', () => {
    expect(legal(match(), '0', 'claim')).toEqual([]);
    expect(seen(match(), null).table.ports).toEqual({
      2: 'YYGGG',
      7: 'YYYBB',
      16: 'GGGG',
      21: 'RRBB',
    });
  });
});

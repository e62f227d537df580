import { chanceOf } from '../../engine/chance';
import { createEngine } from '../../engine/engine';
import { centuryEasternWonders } from '.';
import { neighboursOf, stepsFrom, tilesOf } from './map/chart';
import { encodeChart } from './map/code';
import { FIRST_GAME } from './map/firstGame';
import { randomChart } from './map/random';
import { MARKETS } from './markets';
import { SPICES } from './spices';
import type { State } from './state';
import { awaited, deal, hold, legal, story } from './testing';
import { VP_TILE_IDS } from './vpTiles';

const engine = createEngine(centuryEasternWonders);
const seed = (n: number): string => String(n).padStart(64, '0');
const dealt = (n: number, options: Record<string, unknown> = {}, numPlayers = 4): State =>
  engine.start({ numPlayers, options, seed: seed(n) }).G;

describe('R2 setting up', () => {
  test('two to four play (R2.1)', () => {
    expect(centuryEasternWonders.players).toEqual({ min: 2, max: 4 });
  });

  test('the map is the printed one unless another is chosen (R2.2)', () => {
    expect(dealt(1).table.chart).toEqual(FIRST_GAME);
    const { tiles } = FIRST_GAME;
    expect(tiles.flatMap(({ id }) => neighboursOf(FIRST_GAME, id))).toHaveLength(2 * 55);
    expect(Math.max(...tiles.flatMap(({ id }) => stepsFrom(FIRST_GAME, id)))).toBe(5);
  });

  test('a random map follows from the match seed (R2.2)', () => {
    const map = (n: number) => encodeChart(dealt(n, { map: 'random' }).table.chart);
    expect(map(1)).toBe(map(1));
    expect(new Set([1, 2, 3, 4].map(map)).size).toBe(4);
  });

  test('a map of your own is laid by its code (R2.2)', () => {
    const own = randomChart(chanceOf({ seed: seed(7), counter: 0 }));
    const code = encodeChart(own);
    expect(encodeChart(dealt(1, { map: code }).table.chart)).toBe(code);
    expect(code).not.toBe(encodeChart(FIRST_GAME));
  });

  test('on every map lie five market tiles of each symbol, on its market places (R2.3)', () => {
    for (const map of ['firstGame', 'random'])
      for (let n = 1; n <= 5; n++) {
        const { chart, markets } = dealt(n, { map }).table;
        expect(Object.keys(markets).map(Number)).toEqual(tilesOf(chart, 'market'));
        expect(new Set(Object.values(markets)).size).toBe(20);
        for (const symbol of SPICES) {
          const those = Object.values(markets).filter((id) => MARKETS[id].symbol === symbol);
          expect(those).toHaveLength(5);
        }
      }
  });

  test('which tile of a symbol is removed differs from match to match (R2.3)', () => {
    const lie = (n: number) => Object.values(dealt(n).table.markets).includes('cloves1');
    const played = Array.from({ length: 40 }, (_, n) => lie(n));
    expect(played).toContain(true);
    expect(played).toContain(false);
  });

  test('a VP tile lies on each port, and all the others are the pile (R2.4)', () => {
    const { table, pile } = dealt(1);
    expect(Object.keys(table.ports).map(Number)).toEqual(tilesOf(table.chart, 'port'));
    expect([...Object.values(table.ports), ...pile].sort()).toEqual(
      [...VP_TILE_IDS, 'closedPort'].sort(),
    );
    expect(pile).toHaveLength(23);
  });

  test('the Closed Port lies anywhere among the first six of the pile, and never on a port (R2.5)', () => {
    const places = new Set<number>();
    for (let n = 0; n < 60; n++) places.add(dealt(n).pile.indexOf('closedPort'));
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('the start player is drawn by lot (R2.7)', () => {
    const first = Array.from({ length: 40 }, (_, n) => dealt(n).table.first);
    expect(new Set(first)).toEqual(new Set(['0', '1', '2', '3']));
  });
});

describe('R2.8 starting cubes and places', () => {
  test('are chosen in reverse turn order, then the first player takes the first turn', () => {
    const m = deal(3);
    expect(awaited(m)).toEqual(['2']);
    m.refuse('0 stock YYR');
    m.play('2 stock YYR', '2 place 9', '1 stock RR', '1 place 9', '0 stock YG');
    m.refuse('0 place 2');
    m.play('0 place 4');
    expect(story(m)).toEqual([
      'stocked 2 YYR',
      'placed 2 9',
      'stocked 1 RR',
      'placed 1 9',
      'stocked 0 YG',
      'placed 0 4',
    ]);
    expect(['0', '1', '2'].map((id) => hold(m, id))).toEqual(['YG', 'RR', 'YYR']);
    expect(awaited(m)).toEqual(['0']);
    m.play('0 sail 9');
  });

  test('the first turn begins where the boat was put: who sails from there pays (R4.4)', () => {
    const m = deal(2);
    m.play('1 stock RR', '1 place 9', '0 stock YG', '0 place 4', '0 sail 9');
    expect(m.G.table.turn.route).toEqual([4, 9]);
    expect(legal(m, '0', 'pay')).toEqual(['1 ginger', '1 tea']);
  });

  test('each set exists once, and the boat goes on any market tile (R2.6)', () => {
    const m = deal(2);
    expect(legal(m, '1', 'stock')).toEqual(['YYYY', 'YYR', 'RR', 'YG']);
    m.play('1 stock RR');
    expect(legal(m, '1', 'place')).toEqual(tilesOf(FIRST_GAME, 'market').map(String));
    m.play('1 place 0');
    expect(legal(m, '0', 'stock')).toEqual(['YYYY', 'YYR', 'YG']);
  });

  test('can be taken back until somebody else has acted (R3.4)', () => {
    const m = deal(2);
    m.play('1 stock RR', '1 place 0', '1 undo', '1 undo', '1 stock YG', '1 place 3', '0 stock RR');
    m.refuse('1 undo');
    expect(hold(m, '1')).toBe('YG');
  });
});

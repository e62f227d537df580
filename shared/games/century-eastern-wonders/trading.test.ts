import { MARKET_IDS, MARKETS, marketsOf, mostTimes } from './markets';
import { covers, level, readCubes, SPICES, steps, writeCubes } from './spices';
import { awaited, deeds, hold, legal, match, points, story } from './testing';

describe('R1 market tiles', () => {
  test('there are 24, six of each symbol (R1.2)', () => {
    expect(MARKET_IDS).toHaveLength(24);
    for (const symbol of SPICES) expect(marketsOf(symbol)).toHaveLength(6);
  });

  test('each symbol has trades that gain 1, 1, 1, 2, 2 and 3 steps (R1.3)', () => {
    for (const symbol of SPICES)
      expect(
        marketsOf(symbol).map((id) => {
          const { gives, gets } = MARKETS[id].trade;
          return steps(gets) - steps(gives);
        }),
      ).toEqual([1, 1, 1, 2, 2, 3]);
  });

  test('no spice is traded for its own kind, and none is sold in a larger number than the symbol (R1.3)', () => {
    for (const id of MARKET_IDS) {
      const { symbol, trade } = MARKETS[id];
      for (const spice of SPICES) {
        expect(trade.gives[spice] === 0 || trade.gets[spice] === 0).toBe(true);
        expect(trade.gets[spice]).toBeLessThanOrEqual(trade.gets[symbol]);
      }
    }
  });

  test('the one trade that is printed is marked so, the others as ours (R1.3)', () => {
    const printed = MARKET_IDS.filter((id) => MARKETS[id].origin === 'printed');
    expect(printed.map((id) => MARKETS[id].trade)).toEqual([
      { gives: readCubes('YYY'), gets: readCubes('B') },
    ]);
  });

  test('spices rise from ginger to cloves (R1.1)', () => {
    expect(SPICES.map(level)).toEqual([1, 2, 3, 4]);
  });
});

describe('R5 Market', () => {
  test('the first outpost on a tile is free, and the trade may follow (R5.1, R5.2, R5.3, R5.7)', () => {
    const m = match({ holds: { 0: 'YYYYY' }, boats: { 0: 8 } });
    expect(legal(m, '0', 'trade')).toEqual([]);
    m.play('0 build 0 0 0 0', '0 trade 1');
    expect(story(m)).toEqual(['built 0 8 -', 'traded 0 8 1 YYY RR']);
    expect(hold(m, '0')).toBe('YYRR');
    expect(m.G.table.outposts[8]).toEqual(['0']);
    expect(deeds(m, '0')).toEqual(['end']);
  });

  test('each player has one outpost on a tile at most (R5.2)', () => {
    const m = match({ outposts: { 9: '0' }, holds: { 0: 'YYYYY' } });
    expect(legal(m, '0', 'build')).toEqual([]);
    m.play('0 trade 1');
  });

  test('another one costs a cube for each outpost there, of any spices (R5.3)', () => {
    const m = match({ players: 4, outposts: { 9: '13' }, holds: { 0: 'YRR' } });
    expect(legal(m, '0', 'build')).toEqual(['0 2 0 0', '1 1 0 0']);
    m.play('0 build 1 1 0 0');
    expect(hold(m, '0')).toBe('R');
    expect(m.G.table.outposts[9]).toEqual(['1', '3', '0']);
    expect(hold(m, '1')).toBe('-');
  });

  test('so it does with three players (R5.3)', () => {
    const m = match({ players: 3, outposts: { 9: '12' }, holds: { 0: 'YRR' } });
    expect(legal(m, '0', 'build')).toEqual(['0 2 0 0', '1 1 0 0']);
  });

  test('with two players it costs two (R5.3)', () => {
    const m = match({ outposts: { 9: '1' }, holds: { 0: 'YB' } });
    expect(legal(m, '0', 'build')).toEqual(['1 0 0 1']);
    const poor = match({ outposts: { 9: '1' }, holds: { 0: 'Y' } });
    poor.refuse('0 build 1 0 0 0');
  });

  test('an outpost leaves the row of its symbol, from the left (R5.4, R5.5)', () => {
    const m = match({ outposts: { 8: '0', 10: '0', 0: '0' } });
    expect(points(m, '0').outposts).toBe(0 + 1 + 0);
    m.play('0 build 0 0 0 0');
    expect(points(m, '0').outposts).toBe(0 + 1 + 2 + 0);
  });

  test('without trading the action is performed all the same (R5.1)', () => {
    const m = match();
    m.play('0 build 0 0 0 0');
    for (const other of ['0 harvest', '0 sail 14', '0 build 0 0 0 0']) m.refuse(other);
    m.play('0 end');
    expect(awaited(m)).toEqual(['1']);
  });

  test('nine ginger become one, two or three cloves: the example of the sheet (R5.8, R5.9)', () => {
    const tom = {
      markets: { 9: 'cloves1' },
      outposts: { 9: '0' },
      holds: { 0: 'YYYYYYYYY' },
    } as const;
    const m = match(tom);
    expect(legal(m, '0', 'trade')).toEqual(['1', '2', '3']);
    const left = ['1', '2', '3'].map((times) => {
      m.play(`0 trade ${times}`);
      const held = hold(m, '0');
      m.play('0 undo');
      return held;
    });
    expect(left).toEqual(['YYYYYYB', 'YYYBB', 'BBB']);
    m.refuse('0 trade 4');
    m.refuse('0 trade 0');
  });

  test('trading goes on in the same action (R5.9)', () => {
    const m = match({ markets: { 9: 'cloves1' }, outposts: { 9: '0' }, holds: { 0: 'YYYYYYY' } });
    m.play('0 trade 1');
    expect(legal(m, '0', 'trade')).toEqual(['1']);
    m.play('0 trade 1');
    expect(hold(m, '0')).toBe('YBB');
    m.refuse('0 harvest');
  });

  test('every trade gives and takes what its tile shows (R1.3, R5.8)', () => {
    for (const id of MARKET_IDS) {
      const { gives, gets } = MARKETS[id].trade;
      const m = match({
        markets: { 9: id },
        outposts: { 9: '0' },
        holds: { 0: writeCubes(gives) },
      });
      expect(mostTimes(gives, MARKETS[id].trade)).toBe(1);
      m.play('0 trade 1');
      expect(hold(m, '0')).toBe(writeCubes(gets));
    }
  });

  test('there is no Market on a port', () => {
    const m = match({ boats: { 0: 2 }, holds: { 0: 'YYYYYY' } });
    expect(deeds(m, '0')).toEqual(['sail', 'harvest', 'end']);
  });
});

describe('R8 Harvest', () => {
  test('brings two ginger on any tile, ports included (R8.1)', () => {
    for (const tile of [9, 2]) {
      const m = match({ boats: { 0: tile } });
      m.play('0 harvest');
      expect(story(m)).toEqual(['harvested 0 YY']);
      expect(hold(m, '0')).toBe('YY');
      expect(deeds(m, '0')).toEqual(['end']);
    }
  });

  test('is possible after a movement, and once (R3.1)', () => {
    const m = match();
    m.play('0 sail 14', '0 harvest');
    m.refuse('0 harvest');
    m.refuse('0 sail 9');
  });
});

test('what is held covers what is asked when there is enough of each spice', () => {
  expect(covers(readCubes('YYRB'), readCubes('YRB'))).toBe(true);
  expect(covers(readCubes('YYYR'), readCubes('RR'))).toBe(false);
});

test.each(['-', 'Y', 'YYRGGB'])('cubes written as %s are read back', (text) => {
  expect(writeCubes(readCubes(text))).toBe(text);
});

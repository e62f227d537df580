import { stepsFrom } from './map/chart';
import { costOf, priceOf, reaches } from './movement';
import { cubes, writeCubes } from './spices';
import type { State } from './state';
import { awaited, deeds, hold, legal, match, story, water } from './testing';

describe('R4 moving', () => {
  test('the first step is free, every further one drops a cube on the tile that is left (R4.1, R4.2)', () => {
    const m = match({ holds: { 0: 'YRR' } });
    expect(legal(m, '0', 'sail')).toEqual(['10', '14', '13', '8', '4', '5']);
    m.play('0 sail 14');
    expect(legal(m, '0', 'sail').filter((to) => to.startsWith('19'))).toEqual([
      '19 ginger',
      '19 chili',
    ]);
    m.play('0 sail 19 chili', '0 sail 23 ginger');
    expect(story(m)).toEqual(['sailed 0 9 14', 'sailed 0 14 19 chili', 'sailed 0 19 23 ginger']);
    expect(water(m)).toBe('14 R, 19 Y');
    expect(hold(m, '0')).toBe('R');
  });

  test('a voyage is seen tile by tile, each cube where it is at that moment (R4.1, R4.4, R4.7)', () => {
    const m = match({ holds: { 0: 'YRR' }, boats: { 1: 19 }, water: { 19: 'G' } });
    const seenAt = (action: string) => {
      m.play(action);
      return m.frames.map(({ G, events }) => {
        const { players, water: afloat } = (G as State).table;
        return [
          events.map(({ type }) => type).join(' '),
          players['0'].boat,
          writeCubes(players['0'].hold),
          writeCubes(players['1'].hold),
          writeCubes(afloat[14] ?? cubes()) + writeCubes(afloat[19] ?? cubes()),
        ].join(', ');
      });
    };
    expect(['0 sail 14', '0 sail 19 chili', '0 pay 1 ginger', '0 collect'].flatMap(seenAt)).toEqual(
      [
        'sailed, 14, YRR, -, -G',
        'sailed, 19, YR, -, RG',
        'paid, 19, R, Y, RG',
        'collected, 19, RG, Y, R-',
      ],
    );
  });

  test('without cubes it is over after the free step (R4.3)', () => {
    const m = match();
    m.play('0 sail 14');
    expect(legal(m, '0', 'sail')).toEqual([]);
    m.refuse('0 sail 19');
  });

  test('nobody sails to a tile that does not touch their own (R4.1)', () => {
    const m = match({ holds: { 0: 'YRR' } });
    m.refuse('0 sail 19');
    m.refuse('0 sail 9');
    m.refuse('0 sail 14 ginger');
  });

  test('free steps come first: with a tile for one the first two drop nothing (R4.8)', () => {
    const m = match({ holds: { 0: 'YY' }, bonuses: { 0: 'step' } });
    m.play('0 sail 14', '0 sail 19', '0 sail 23 ginger');
    expect(water(m)).toBe('19 Y');
  });

  test('the cubes lying there may be picked up, all of them, once (R4.7)', () => {
    const m = match({ holds: { 0: 'Y' }, water: { 14: 'RB', 19: 'G' } });
    expect(deeds(m, '0')).not.toContain('collect');
    m.play('0 sail 14', '0 collect');
    expect(story(m).at(-1)).toBe('collected 0 14 RB');
    expect(hold(m, '0')).toBe('YRB');
    expect(water(m)).toBe('19 G');
    m.refuse('0 collect');
    m.refuse('0 sail 19 ginger');
  });

  test('or left lying (R4.7)', () => {
    const m = match({ water: { 14: 'RB' } });
    m.play('0 sail 14', '0 harvest');
    m.refuse('0 collect');
    m.play('0 end');
    expect(water(m)).toBe('14 RB');
  });

  test('cubes that were not picked up pay for no step: drops come from the hold (R4.5)', () => {
    const m = match({ water: { 14: 'YYYY' } });
    m.play('0 sail 14');
    expect(legal(m, '0', 'sail')).toEqual([]);
  });
});

describe('R4.4 other boats', () => {
  const crowded = { players: 4, boats: { 0: 9, 1: 14, 2: 14, 3: 6 } };

  test('each of their owners is paid a cube of your choice, in any order', () => {
    const m = match({ ...crowded, holds: { 0: 'YRB', 1: 'G' } });
    m.play('0 sail 14');
    expect(deeds(m, '0')).toEqual(['sail', 'pay']);
    expect(legal(m, '0', 'pay')).toEqual([
      '1 ginger',
      '1 chili',
      '1 cloves',
      '2 ginger',
      '2 chili',
      '2 cloves',
    ]);
    m.play('0 pay 2 chili');
    m.refuse('0 pay 2 ginger');
    m.refuse('0 sail 13 ginger');
    expect(deeds(m, '0')).toEqual(['pay']);
    m.play('0 pay 1 ginger');
    expect(['0', '1', '2'].map((id) => hold(m, id))).toEqual(['B', 'YG', 'R']);
    expect(deeds(m, '0')).toEqual(['build', 'harvest', 'end']);
    expect(story(m).slice(1)).toEqual(['paid 0 2 chili', 'paid 0 1 ginger']);
  });

  test('who cannot pay all of them may not end there, and is not led there (R4.9)', () => {
    const m = match(crowded);
    expect(legal(m, '0', 'sail')).toEqual(['10', '13', '8', '4', '5']);
  });

  test('they may pass, where they can go on and end (R4.9)', () => {
    const m = match({ ...crowded, bonuses: { 0: 'step' } });
    m.play('0 sail 14');
    expect(deeds(m, '0')).toEqual(['sail']);
    expect(legal(m, '0', 'sail')).toEqual(['15', '19', '18', '13', '9', '10']);
  });

  test('who cannot pay all of them pays none, and goes on (R4.4, R4.9)', () => {
    const m = match({ ...crowded, bonuses: { 0: 'step' }, holds: { 0: 'Y' } });
    m.play('0 sail 14');
    expect(deeds(m, '0')).toEqual(['sail']);
    m.refuse('0 pay 1 ginger');
  });

  test('a step is offered only with cubes left to pay where it must end (R4.9)', () => {
    const m = match({ holds: { 0: 'YY' }, boats: { 0: 9, 1: 19 } });
    m.play('0 sail 14');
    expect(legal(m, '0', 'sail')).toContain('19 ginger');
    const poor = match({ holds: { 0: 'Y' }, boats: { 0: 9, 1: 19 } });
    poor.play('0 sail 14');
    expect(legal(poor, '0', 'sail')).not.toContain('19 ginger');
    expect(legal(poor, '0', 'sail')).toContain('18 ginger');
  });

  test('they are paid before anything is picked up, from what is held (R4.5)', () => {
    const m = match({ boats: { 0: 9, 1: 14 }, holds: { 0: 'Y' }, water: { 14: 'BBB' } });
    m.play('0 sail 14');
    m.refuse('0 collect');
    m.play('0 pay 1 ginger', '0 collect');
    expect(hold(m, '0')).toBe('BBB');
    const poor = match({ boats: { 0: 9, 1: 14 }, water: { 14: 'BBB' } });
    poor.refuse('0 sail 14');
  });

  test('boats that are only passed cost nothing', () => {
    const m = match({ boats: { 0: 9, 1: 14 }, holds: { 0: 'YR' } });
    m.play('0 sail 14', '0 sail 19 ginger', '0 harvest', '0 end');
    expect(hold(m, '1')).toBe('-');
  });

  test('at a port nobody is paid, however many boats there are (R4.6)', () => {
    const m = match({ players: 3, boats: { 0: 6, 1: 2, 2: 2 }, water: { 2: 'R' } });
    m.play('0 sail 2', '0 collect');
    expect(deeds(m, '0')).toEqual(['harvest', 'end']);
  });

  test('ports are sailed over and dropped on like other tiles (R4.6)', () => {
    const m = match({ boats: { 0: 6, 1: 22 }, holds: { 0: 'Y' } });
    m.play('0 sail 2', '0 sail 1 ginger');
    expect(water(m)).toBe('2 Y');
  });

  test('who stays put beside another boat pays nothing and picks nothing up (R4.10)', () => {
    const m = match({ boats: { 0: 9, 1: 9 }, holds: { 0: 'Y' }, water: { 9: 'G' } });
    expect(deeds(m, '0')).toEqual(['sail', 'build', 'harvest', 'end']);
    m.play('0 harvest', '0 end');
    expect(hold(m, '0')).toBe('YYY');
  });

  test('going away and coming back is a movement: they pay, and may pick up (R4.10)', () => {
    const m = match({ boats: { 0: 9, 1: 9 }, holds: { 0: 'YR' }, water: { 9: 'G' } });
    m.play('0 sail 14', '0 sail 9 ginger');
    expect(deeds(m, '0')).toEqual(['sail', 'pay']);
    m.play('0 pay 1 chili', '0 collect');
    expect(hold(m, '0')).toBe('G');
  });

  test('the paid owner keeps the cube above the limit until the turn is over (R9.2)', () => {
    const m = match({ boats: { 0: 9, 1: 14 }, holds: { 0: 'Y', 1: 'YYYYYYYYYY' } });
    m.play('0 sail 14', '0 pay 1 ginger', '0 harvest', '0 end');
    expect(awaited(m)).toEqual(['1']);
    m.refuse('0 discard ginger');
    m.play('1 discard ginger');
    expect(m.ctx.currentPlayer).toBe('1');
  });
});

describe('what a route costs', () => {
  const cost = (m: ReturnType<typeof match>, ...route: number[]) => costOf(m.G.table, '0', route);

  test('a cube for every step but the free ones (R4.1, R4.2, R4.8)', () => {
    expect(cost(match(), 14)).toEqual({ drops: 0, owners: [] });
    expect(cost(match(), 14, 19, 23)).toEqual({ drops: 2, owners: [] });
    expect(cost(match({ bonuses: { 0: 'step' } }), 14, 19, 23)).toEqual({ drops: 1, owners: [] });
  });

  test('steps that were made have used the free ones up (R4.8)', () => {
    const m = match({ holds: { 0: 'YY' } });
    m.play('0 sail 14');
    expect(cost(m, 19)).toEqual({ drops: 1, owners: [] });
  });

  test('a cube for each boat where it ends, and for none that it passes (R4.4, R4.5)', () => {
    const m = match({ players: 4, boats: { 1: 14, 2: 14, 3: 19 } });
    expect(cost(m, 14)).toEqual({ drops: 0, owners: ['1', '2'] });
    expect(cost(m, 14, 19)).toEqual({ drops: 1, owners: ['3'] });
    expect(priceOf(cost(m, 14, 19))).toBe(2);
  });

  test('nothing for boats at a port (R4.6)', () => {
    expect(cost(match({ boats: { 0: 18, 1: 21 } }), 21)).toEqual({ drops: 0, owners: [] });
  });

  test('nothing for staying put, unless the boat has come back (R4.10)', () => {
    const m = match({ boats: { 0: 9, 1: 9 }, holds: { 0: 'YY' } });
    expect(cost(m)).toEqual({ drops: 0, owners: [] });
    m.play('0 sail 14', '0 sail 9 ginger');
    expect(cost(m)).toEqual({ drops: 0, owners: ['1'] });
  });
});

describe('where a movement may end', () => {
  test('without cubes: where the boat is, and beside it where nobody is to be paid (R4.3, R4.9)', () => {
    const { G } = match({ boats: { 0: 9, 1: 14 } });
    expect(reaches(G.table, '0').map(({ tile }) => tile)).toEqual([9, 10, 13, 8, 4, 5]);
  });

  test('with enough of them: everywhere, by a shortest way (R4.2)', () => {
    const { table } = match({ holds: { 0: 'YYYYY' } }).G;
    const all = reaches(table, '0');
    expect(all).toHaveLength(24);
    for (const { tile, path } of all) {
      expect([path[0], path.at(-1)]).toEqual([9, tile]);
      expect(path.length - 1).toBe(stepsFrom(table.chart, 9)[tile]);
    }
  });
});

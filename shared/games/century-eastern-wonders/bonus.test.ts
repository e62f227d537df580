import { BONUS_TILES } from './bonusTiles';
import { deeds, hold, legal, match, points, story } from './testing';

describe('R6 bonus tiles', () => {
  /** One more outpost on 9, of chili, and the first column is empty. */
  const nearly = { outposts: { 0: '0', 12: '0', 18: '0' } };

  test('there are four of each type (R1.5, R6.2)', () => {
    expect(Object.values(BONUS_TILES).map((tiles) => tiles.length)).toEqual([4, 4, 4, 4, 4]);
  });

  test('who empties a column must choose one (R6.1)', () => {
    const m = match(nearly);
    m.play('0 build 0 0 0 0');
    expect(deeds(m, '0')).toEqual(['choose']);
    expect(legal(m, '0', 'choose')).toEqual(['step', 'points', 'upgrade', 'harvest', 'hold']);
    m.play('0 choose points');
    expect(story(m)).toEqual(['built 0 9 -', 'chose 0 points6']);
    expect(points(m, '0').bonusTiles).toBe(6);
  });

  test('only four rows uncovered make an empty column (R6.1)', () => {
    const m = match({ outposts: { 0: '0', 12: '0', 19: '1' } });
    m.play('0 build 0 0 0 0');
    expect(deeds(m, '0')).toEqual(['end']);
  });

  test('each further column brings another one (R6.1)', () => {
    const m = match({
      outposts: { 0: '0', 1: '0', 12: '0', 13: '0', 18: '0', 19: '0', 8: '0' },
      bonuses: { 0: 'hold' },
    });
    m.play('0 build 0 0 0 0', '0 choose hold');
    expect(m.G.table.players['0'].bonuses).toEqual(['hold', 'hold']);
  });

  test('points tiles are taken from the highest on, by whoever comes (R6.2)', () => {
    const m = match({ ...nearly, bonuses: { 1: 'points6 points5' } });
    m.play('0 build 0 0 0 0', '0 choose points');
    expect(m.G.table.players['0'].bonuses).toEqual(['points4']);
  });

  test('a type that is gone cannot be chosen (R6.2)', () => {
    const m = match({ ...nearly, bonuses: { 1: 'step step step step' } });
    m.play('0 build 0 0 0 0');
    expect(legal(m, '0', 'choose')).toEqual(['points', 'upgrade', 'harvest', 'hold']);
  });

  test('are worth their points at the end (R6.2)', () => {
    const worth = (bonuses: string) => points(match({ bonuses: { 0: bonuses } }), '0').bonusTiles;
    expect(
      ['points6', 'points5', 'points4', 'points3', 'upgrade', 'harvest', 'step', 'hold'].map(worth),
    ).toEqual([6, 5, 4, 3, 2, 1, 0, 0]);
  });

  test('step: one more free step, for each tile (R6.2, R6.3)', () => {
    const m = match({ bonuses: { 0: 'step step' } });
    m.play('0 sail 14', '0 sail 19', '0 sail 23');
    expect(legal(m, '0', 'sail')).toEqual([]);
  });

  test('harvest: one chili more, for each tile (R6.2, R6.3)', () => {
    const m = match({ bonuses: { 0: 'harvest harvest' } });
    m.play('0 harvest');
    expect(hold(m, '0')).toBe('YYRR');
  });

  test('hold: three more cubes, for each tile (R6.2, R6.3)', () => {
    const m = match({ bonuses: { 0: 'hold hold' }, holds: { 0: 'YYYYYYYYYYYYYY' } });
    m.play('0 harvest', '0 end');
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('upgrade: a cube rises a level after building, before trading (R6.2, R6.5)', () => {
    const m = match({ bonuses: { 0: 'upgrade' }, holds: { 0: 'YRB' } });
    m.refuse('0 upgrade ginger');
    m.play('0 build 0 0 0 0');
    expect(legal(m, '0', 'upgrade')).toEqual(['ginger', 'chili']);
    m.play('0 upgrade chili');
    expect(story(m).at(-1)).toBe('upgraded 0 chili tea');
    expect(hold(m, '0')).toBe('YGB');
    m.refuse('0 upgrade ginger');
  });

  test('upgrade: each tile once more, the same cube too (R6.3, R6.5)', () => {
    const m = match({ bonuses: { 0: 'upgrade upgrade upgrade' }, holds: { 0: 'Y' } });
    m.play('0 build 0 0 0 0', '0 upgrade ginger', '0 upgrade chili', '0 upgrade tea');
    expect(hold(m, '0')).toBe('B');
    expect(legal(m, '0', 'upgrade')).toEqual([]);
  });

  test('upgrade: not after a trade, nor without building (R6.5)', () => {
    const m = match({ bonuses: { 0: 'upgrade' }, holds: { 0: 'YYYYYYYY' }, outposts: { 8: '0' } });
    m.play('0 build 0 0 0 0', '0 trade 1');
    m.refuse('0 upgrade ginger');
    m.play('0 end', '1 end', '0 sail 8', '0 trade 1');
    m.refuse('0 upgrade ginger');
  });

  test('an upgrade tile does not count for the outpost that earned it (R6.4)', () => {
    const m = match({ ...nearly, holds: { 0: 'YY' } });
    m.play('0 build 0 0 0 0', '0 choose upgrade');
    m.refuse('0 upgrade ginger');
    const two = match({ ...nearly, bonuses: { 0: 'upgrade' }, holds: { 0: 'YY' } });
    two.play('0 build 0 0 0 0', '0 choose upgrade', '0 upgrade ginger');
    two.refuse('0 upgrade ginger');
  });
});

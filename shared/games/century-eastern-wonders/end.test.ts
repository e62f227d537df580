import { centuryEasternWonders } from '.';
import { LAST_TILE, SPACE_POINTS } from './figures';
import { spacePoints, tieBreak } from './scoring';
import type { State } from './state';
import { isLastRound } from './table';
import { awaited, hold, match, points, seen, story } from './testing';

describe('R9 the hold', () => {
  test('ten cubes may be kept, the others are discarded one by one, by own choice (R9.1)', () => {
    const m = match({ holds: { 0: 'YYYYYRRRGG' } });
    m.play('0 harvest', '0 end');
    expect(m.G.table.step).toBe('discarding');
    expect(awaited(m)).toEqual(['0']);
    m.play('0 discard chili');
    expect(awaited(m)).toEqual(['0']);
    m.refuse('1 end');
    m.play('0 discard ginger');
    expect(hold(m, '0')).toBe('YYYYYYRRGG');
    expect(story(m)).toEqual([
      'harvested 0 YY',
      'ended 0',
      'discarded 0 chili',
      'discarded 0 ginger',
    ]);
    expect(awaited(m)).toEqual(['1']);
  });

  test('it may overflow during a turn, and be within its limit at the end (R9.1)', () => {
    const m = match({
      boats: { 0: 8 },
      holds: { 0: 'YYYYYYYY' },
      outposts: { 9: '0' },
      water: { 9: 'YYYY' },
      markets: { 9: 'cloves1' },
    });
    m.play('0 sail 9', '0 collect', '0 trade 4', '0 end');
    expect(hold(m, '0')).toBe('BBBB');
    expect(awaited(m)).toEqual(['1']);
  });

  test('everybody above the limit discards, at the same time, before the next turn (R9.2)', () => {
    const m = match({
      players: 3,
      boats: { 0: 9, 1: 14 },
      holds: { 0: 'YYYYYYYYYR', 1: 'GGGGGGGGGG' },
    });
    m.play('0 sail 14', '0 pay 1 chili', '0 harvest', '0 end');
    expect(awaited(m)).toEqual(['0', '1']);
    m.play('1 discard chili');
    expect(awaited(m)).toEqual(['0']);
    m.refuse('1 discard tea');
    m.play('0 discard ginger');
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('a discard can be taken back while others still choose (R3.4)', () => {
    const m = match({ boats: { 0: 9, 1: 14 }, holds: { 0: 'YYYYYYYYYR', 1: 'GGGGGGGGGG' } });
    m.play('0 sail 14', '0 pay 1 chili', '0 harvest', '0 end', '1 discard chili', '1 undo');
    expect(hold(m, '1')).toBe('RGGGGGGGGGG');
    m.refuse('1 undo');
    m.refuse('0 undo');
  });

  test('cubes are never short: a hold can be all of one spice (R1.7)', () => {
    const m = match({ holds: { 0: 'BBBBBBBBBB', 1: 'BBBBBBBBBB' }, water: { 14: 'BBBBBBBB' } });
    m.play('0 sail 14', '0 collect');
    expect(hold(m, '0')).toBe('B'.repeat(18));
  });
});

describe('R10 the end', () => {
  const three = { claimed: { 0: 'GGGG YRGB RRGB' }, boats: { 0: 21 }, holds: { 0: 'RRBB' } };

  test('a fourth VP tile makes the round the last, which is finished (R10.1, R10.2)', () => {
    const m = match({ ...three, players: 3 });
    expect([LAST_TILE.printed.value, LAST_TILE.printed.origin]).toEqual([4, 'printed']);
    m.play('0 claim');
    expect(story(m)).toEqual(['claimed 0 21 4', 'revealed 21', 'lastRound 0', 'ended 0']);
    m.play('1 harvest', '1 end');
    expect(m.ctx.gameover).toBeUndefined();
    m.play('2 harvest', '2 end');
    expect(m.ctx.gameover).toBeDefined();
    expect(awaited(m)).toEqual([]);
  });

  test('in the turn of the last player it ends at once (R10.2)', () => {
    const m = match({ claimed: { 1: 'GGGG YRGB RRGB' }, boats: { 1: 21 }, holds: { 1: 'RRBB' } });
    m.play('0 end', '1 claim');
    expect(m.ctx.gameover).toBeDefined();
  });

  test('three are not enough (R10.1)', () => {
    expect(isLastRound({ length: 'printed' }, { 0: 3, 1: 0 })).toBe(false);
    expect(isLastRound({ length: 'printed' }, { 0: 1, 1: 4 })).toBe(true);
    const m = match({ claimed: { 1: 'GGGG YRGB' }, boats: { 1: 21 }, holds: { 1: 'RRBB' } });
    m.play('0 end', '1 claim', '0 end');
  });

  test('another fourth tile in the last round is not called out again (R10.1)', () => {
    const m = match({
      claimed: { 0: 'GGBB YRGB RRGB', 1: 'BBBB RRGGBB YGGB' },
      boats: { 0: 21, 1: 16 },
      holds: { 0: 'RRBB', 1: 'GGGG' },
    });
    m.play('0 claim', '1 claim');
    expect(story(m).filter((line) => line.startsWith('lastRound'))).toEqual(['lastRound 0']);
  });

  test('in a short match the third VP tile makes the round the last, which is finished (R10.6)', () => {
    const m = match({
      players: 3,
      options: { length: 'short' },
      claimed: { 0: 'GGGG YRGB', 1: 'GGBB RRGB' },
      boats: { 0: 21, 1: 16 },
      holds: { 0: 'RRBB', 1: 'GGGG' },
    });
    expect([LAST_TILE.short.value, LAST_TILE.short.origin]).toEqual([3, 'house']);
    m.play('0 claim');
    expect(story(m)).toEqual(['claimed 0 21 3', 'revealed 21', 'lastRound 0', 'ended 0']);
    m.play('1 end');
    expect(m.ctx.gameover).toBeUndefined();
    m.play('2 harvest', '2 end');
    expect(m.ctx.gameover).toBeDefined();
  });

  test('in a short match two VP tiles are not enough (R10.6)', () => {
    expect(isLastRound({ length: 'short' }, { 0: 2, 1: 2 })).toBe(false);
    expect(isLastRound({ length: 'short' }, { 0: 1, 1: 3 })).toBe(true);
    const m = match({
      options: { length: 'short' },
      claimed: { 1: 'GGGG' },
      boats: { 1: 21 },
      holds: { 1: 'RRBB' },
    });
    m.play('0 end', '1 claim', '0 end');
    expect(m.ctx.gameover).toBeUndefined();
  });

  test('the last discards come before the scoring (R10.2)', () => {
    const m = match({
      ...three,
      boats: { 0: 21, 1: 9 },
      holds: { 0: 'RRBB', 1: 'BBBBBBBBBB' },
    });
    m.play('0 claim', '1 harvest', '1 end');
    expect(m.ctx.gameover).toBeUndefined();
    m.play('1 discard ginger', '1 discard ginger');
    expect(m.ctx.gameover).toBeDefined();
    expect(points(m, '1').spices).toBe(10);
  });

  const RICH = {
    claimed: { 0: 'GGGG BBBBB' },
    outposts: { 8: '0', 9: '01', 10: '0', 0: '0' },
    bonuses: { 0: 'points6 upgrade harvest hold' },
  } as const;
  const STAYS_WON = { vpTiles: 12 + 20, outposts: 0 + 1 + 2, bonusTiles: 9 };

  test('points: VP tiles, spaces, bonus tiles, and cubes but ginger; none for the water (R10.3, R10.4)', () => {
    const m = match({ ...RICH, holds: { 0: 'YYYRRGB' }, water: { 9: 'BBB' } });
    m.G.table.over = true;
    expect(points(m, '0')).toEqual({ ...STAYS_WON, spices: 4 });
  });

  test('cubes count once the match is over: until then they come and go (R10.4)', () => {
    const m = match({ ...RICH, holds: { 0: 'YYYRRGB' } });
    expect(points(m, '0')).toEqual({ ...STAYS_WON, spices: 0 });
  });

  test('the spaces of a row are worth 0, 1, 2, 2 and 3 (R1.6)', () => {
    expect(SPACE_POINTS.value).toEqual([0, 1, 2, 2, 3]);
    const row = (n: number) => spacePoints({ ginger: n, chili: 0, tea: 0, cloves: 0 });
    expect([0, 1, 2, 3, 4, 5].map(row)).toEqual([0, 0, 1, 3, 5, 8]);
    expect(spacePoints({ ginger: 5, chili: 5, tea: 5, cloves: 5 })).toBe(32);
  });

  test('of equals the one later in turn order wins (R10.5)', () => {
    const m = match({
      claimed: { 0: 'GGGG YRGB RRGB', 1: 'RRRGG YGGB RRBBB' },
      boats: { 0: 21 },
      holds: { 0: 'RRBB', 1: 'BBBBBBBB' },
    });
    m.play('0 claim', '1 end');
    expect(m.ctx.gameover!.standings).toMatchObject([
      { playerID: '1', place: 1, total: 48 },
      { playerID: '0', place: 2, total: 48 },
    ]);
  });

  test('turn order begins with the start player, whatever their seat (R10.5)', () => {
    const G = structuredClone(match({ players: 3 }).G);
    G.table.first = '1';
    expect(['1', '2', '0'].map((id) => tieBreak(G, id))).toEqual([0, 1, 2]);
  });

  test('the last claim is seen while nothing else is shown yet (R11.2, R11.4)', () => {
    const m = match({
      claimed: { 0: 'GGBB', 1: 'GGGG YRGB RRGB' },
      boats: { 1: 21 },
      holds: { 1: 'RRBB' },
    });
    m.play('0 end', '1 claim');
    expect(
      m.frames.map(({ G, events }) => [
        events.map(({ type }) => type).join(' '),
        centuryEasternWonders.view(G as State, m.ctx, null).claimed['0'],
      ]),
    ).toEqual([
      ['claimed revealed', null],
      ['lastRound', null],
      ['ended', ['GGBB']],
    ]);
  });

  test('the end shows everything (R11.4)', () => {
    const m = match(three);
    m.play('0 claim', '1 end');
    expect(seen(m, null).claimed).toEqual({ 0: ['GGGG', 'YRGB', 'RRGB', 'RRBB'], 1: [] });
  });
});

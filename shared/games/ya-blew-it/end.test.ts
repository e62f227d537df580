import type { Gameover } from '../../engine/score';
import { cards, match, story } from './testing';

type Match = ReturnType<typeof match>;

const standings = (m: Match) =>
  (m.ctx.gameover as Gameover).standings.map(({ playerID, place, total }) => [
    playerID,
    place,
    total,
  ]);

describe('R8 the end', () => {
  test('Miners still in have one last roll or pass, and may steal the Claim (R8.1)', () => {
    const m = match({ players: 4, deck: 'blue-3 safe-1 fire-1', rolls: [1, 4, 3, 1, 1, 2, 1] });
    m.play('0 draw', '1 pass', '2 roll', '3 pass', '0 add');
    expect(m.G.table).toMatchObject({
      step: 'mining',
      waiting: ['1', '3'],
      last: 'fire-1',
      fire: null,
    });
    m.refuse('2 roll');
    m.play('1 roll', '3 roll', '3 place off', '3 roll');
    expect(story(m).slice(1)).toEqual([
      'passed 1',
      'rolled 2 1 steal miss',
      'passed 3',
      'drawn 0 safe-1',
      'fireBroke fire-1 final',
      'rolled 1 4 steal miss',
      'rolled 3 3 steal hit',
      'taken 3 stolen blue-3 safe-1',
      'placed 3',
      'secured 3 -',
      'rolled 0 1 fire miss',
      'rolled 1 1 fire miss',
      'rolled 2 2 fire miss',
      'rolled 3 1 fire miss',
      'fireEnded fire-1',
    ]);
    expect(standings(m)).toEqual([
      ['3', 1, 1],
      ['0', 2, 0],
      ['1', 2, 0],
      ['2', 2, 0],
    ]);
    m.done();
  });

  test('the Prospector must take what nobody steals (R8.2)', () => {
    const m = match({ players: 2, deck: 'blue-3 fire-1', rolls: [8, 3] });
    m.play('0 draw', '1 pass', '0 add');
    m.refuse('0 keep');
    m.play('1 pass', '0 roll');
    expect(story(m).slice(2)).toEqual([
      'fireBroke fire-1 final',
      'passed 1',
      'taken 0 forced blue-3',
      'rolled 0 8 fire miss',
      'rolled 1 3 fire miss',
      'fireEnded fire-1',
    ]);
    expect(standings(m)).toEqual([
      ['1', 1, 0],
      ['0', 2, -1],
    ]);
    m.done();
  });

  test('a last roll that misses leaves the Claim to the Prospector (R8.2)', () => {
    const m = match({
      players: 2,
      deck: 'blue-3 fire-1',
      areas: { 1: 'detonator-2' },
      rolls: [1, 8, 8],
    });
    m.play('0 draw', '1 pass', '0 add', '1 roll');
    expect(m.G.table.claim).toEqual(['blue-3']);
    m.play('1 stand', '0 roll');
    expect(story(m).slice(3, 5)).toEqual(['rolled 1 1 steal miss', 'taken 0 forced blue-3']);
    m.done();
  });

  test('there is no Claim Jumper once the final Fire is revealed (R3.3)', () => {
    const m = match({ players: 2, deck: 'blue-3 fire-1', areas: { 0: 'jumper-1' } });
    m.play('0 draw', '0 decline', '1 pass', '0 add');
    m.refuse('0 jump');
    m.play('1 pass');
  });

  test('a last Claim without a gem is discarded (R8.3)', () => {
    const m = match({
      players: 2,
      deck: 'safe-1 jumper-1 fire-1',
      areas: { 1: 'green-3' },
      rolls: [8, 3],
    });
    m.play('0 draw', '1 roll');
    expect(story(m)).toEqual([
      'drawn 0 safe-1',
      'drawn 0 jumper-1',
      'fireBroke fire-1 final',
      'discarded safe-1 jumper-1',
      'rolled 0 8 fire miss',
      'rolled 1 3 fire hit',
      'burned 1 green-3 / -',
      'fireEnded fire-1',
    ]);
    expect(m.G.table.discards).toEqual(cards('safe-1 jumper-1 green-3 fire-1'));
    expect(m.ctx.gameover).toBeDefined();
  });

  test('so is one of a single special card (R8.3)', () => {
    const m = match({ players: 2, deck: 'safe-1 fire-1', rolls: [8, 8] });
    m.play('0 draw');
    expect(story(m)).toEqual([
      'drawn 0 safe-1',
      'fireBroke fire-1 final',
      'discarded safe-1',
      'rolled 0 8 fire miss',
      'rolled 1 8 fire miss',
      'fireEnded fire-1',
    ]);
    m.done();
  });

  test('as the first card of a round the final Fire is rolled at once (R8.4)', () => {
    const m = match({ players: 2, deck: 'green-3 fire-1', rolls: [8, 3] });
    m.play('0 draw', '1 pass', '0 keep', '1 draw', '0 roll');
    expect(story(m).slice(3)).toEqual([
      'roundBegan 2 1',
      'fireBroke fire-1 final',
      'rolled 1 8 fire miss',
      'rolled 0 3 fire hit',
      'burned 0 green-3 / -',
      'fireEnded fire-1',
    ]);
    m.done();
  });

  test('in a gamble without a gem added, the Prospector takes the Claim (R8.5)', () => {
    const m = match({ players: 2, deck: 'pink-6 safe-1 fire-1', rolls: [1, 8, 8] });
    m.play('0 draw', '1 roll', '0 gamble');
    expect(story(m).slice(2)).toEqual([
      'gambled 0',
      'drawn 0 safe-1',
      'fireBroke fire-1 final',
      'taken 0 forced pink-6 safe-1',
    ]);
    m.play('0 place pink', '0 roll');
    expect(standings(m)).toEqual([
      ['0', 1, 1],
      ['1', 2, 0],
    ]);
    m.done();
  });

  test.each([
    ['wins', 1, 'taken 0 won pink-6 green-4'],
    ['loses', 4, 'lost 0 pink-6 green-4'],
  ])('in a gamble with one gem added, the Prospector rolls and %s (R8.6)', (_, number, end) => {
    const m = match({ players: 2, deck: 'pink-6 green-4 fire-1', rolls: [1, number, 8, 8] });
    m.play('0 draw', '1 roll', '0 gamble', '0 gamble');
    expect(m.G.table).toMatchObject({ step: 'gambling', gambled: 1, last: 'fire-1' });
    m.refuse('0 gamble');
    m.refuse('0 keep');
    m.play('0 roll');
    expect(story(m)).toContain(end);
    if (end.startsWith('taken')) m.play('0 roll');
    expect(m.ctx.gameover).toBeDefined();
    m.done();
  });

  test('a Detonator saves that last gamble too (R5.1, R8.6)', () => {
    const m = match({
      players: 2,
      deck: 'pink-6 green-4 fire-1',
      areas: { 0: 'detonator-1' },
      rolls: [1, 4, 1, 8, 8],
    });
    m.play('0 draw', '1 roll', '0 gamble', '0 gamble', '0 roll', '0 reroll', '0 roll');
    expect(m.G.table.scoring['0']).toEqual(cards('pink-6 green-4'));
    m.done();
  });

  test('the final Fire burns the last Claim in its taker’s hands; specials of it can be used (R8.7)', () => {
    const m = match({
      players: 2,
      deck: 'pink-6 detonator-5 fire-1',
      areas: { 0: 'green-16 safe-1' },
      rolls: [6, 1, 8],
    });
    m.play('0 draw', '1 pass', '0 add', '1 pass', '0 place green', '0 roll', '0 reroll');
    expect(story(m).slice(4)).toEqual([
      'passed 1',
      'taken 0 forced pink-6 detonator-5',
      'placed 0',
      'secured 0 green',
      'rolled 0 6 fire hit',
      'rerolled 0 detonator-5',
      'rolled 0 1 fire hit',
      'burned 0 - / green',
      'rolled 1 8 fire miss',
      'fireEnded fire-1',
    ]);
    expect(standings(m)).toEqual([
      ['0', 1, 4],
      ['1', 2, 0],
    ]);
    m.done();
  });

  test('the marker does not move any more: the last Prospector rolls first (R8.7)', () => {
    const m = match({
      deck: 'green-3 fire-1',
      areas: { 0: 'pink-5', 1: 'pink-6', 2: 'pink-7' },
      rolls: [3, 8, 8, 8],
    });
    m.play('0 draw', '1 roll');
    expect(m.ctx.currentPlayer).toBe('1');
    m.play('1 draw');
    expect(m.G.table.fire!.waiting).toEqual(['1', '2', '0']);
  });

  test('a Fire that is not the last card does not end anything (R6.6)', () => {
    const m = match({ players: 2, deck: 'blue-3 fire-2 fire-1', rolls: [8, 8] });
    m.play('0 draw', '1 pass', '0 add');
    expect(m.ctx.gameover).toBeUndefined();
    expect(m.G.table).toMatchObject({ step: 'prospecting', last: null, claim: ['blue-3'] });
  });

  test('when it is over nobody may do anything', () => {
    const m = match({ players: 2, deck: 'fire-1', rolls: [8, 8] });
    m.play('0 draw');
    for (const late of ['0 draw', '1 draw', '0 roll', '0 undo']) m.refuse(late);
  });
});

describe('R9 the result', () => {
  const result = (areas: Record<string, string>, options = {}) => {
    const m = match({ players: 3, deck: 'fire-1', areas, options, rolls: [8, 8, 8] });
    m.play('0 draw', '0 roll', '1 roll', '2 roll');
    return m;
  };
  const AREAS = { 0: 'blue-56 green-3 green-25 pink-5 jumper-1', 1: 'orange-3', 2: 'pink-6' };

  test('a line for each colour, the cursed one negative; special cards score nothing (R9.3, R9.5)', () => {
    const { standings } = result(AREAS).ctx.gameover as Gameover;
    expect(standings[0]).toEqual({
      playerID: '0',
      place: 1,
      total: 4,
      lines: [
        { key: 'green', points: 6 },
        { key: 'pink', points: 1 },
        { key: 'yellow', points: 0 },
        { key: 'orange', points: 0 },
        { key: 'purple', points: 0 },
        { key: 'cursed', points: -3 },
      ],
    });
  });

  test('a total may be below zero (R9.5)', () => {
    expect(standings(result(AREAS))).toEqual([
      ['0', 1, 4],
      ['1', 2, 1],
      ['2', 3, -1],
    ]);
  });

  test('with `doubleGems` off a card is a gem (R9.2)', () => {
    expect(standings(result(AREAS, { doubleGems: false }))[0]).toEqual(['0', 1, 3]);
  });

  test('equals share the place (R9.6)', () => {
    const m = result({ 0: 'pink-5', 1: 'blue-1', 2: 'pink-6' });
    expect(standings(m)).toEqual([
      ['0', 1, 1],
      ['1', 1, 1],
      ['2', 3, -1],
    ]);
  });
});

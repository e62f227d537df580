import { firesToCome } from './table';
import { cards, match, story } from './testing';

describe('R6 Fire in the Hole', () => {
  test('everybody rolls, the Prospector first, and loses every card with the number (R6.3, R6.4)', () => {
    const m = match({
      deck: 'safe-1 fire-2 blue-3 fire-1',
      areas: { 0: 'blue-1 green-16 pink-12 orange-3', 1: 'pink-5', 2: 'wild-18 yellow-13 pink-8' },
      rolls: [1, 6, 8],
    });
    m.play('0 draw', '0 roll', '1 roll', '2 roll');
    expect(story(m)).toEqual([
      'drawn 0 safe-1',
      'fireBroke fire-2',
      'rolled 0 1 fire hit',
      'burned 0 blue-1 green-16 pink-12 / -',
      'rolled 1 6 fire miss',
      'rolled 2 8 fire hit',
      'burned 2 wild-18 pink-8 / -',
      'fireEnded fire-2',
    ]);
    expect(m.G.table.scoring).toEqual({ 0: ['orange-3'], 1: ['pink-5'], 2: ['yellow-13'] });
    expect(m.G.table.discards).toEqual(cards('blue-1 green-16 pink-12 wild-18 pink-8 fire-2'));
    m.done();
  });

  test('the Claim is not touched, and the Prospector draws on (R6.1, R6.6)', () => {
    const m = match({
      deck: 'safe-1 fire-2 blue-3 fire-1',
      areas: { 0: 'blue-1' },
      rolls: [1, 2, 3],
    });
    m.play('0 draw', '0 roll');
    expect(m.G.table).toMatchObject({ step: 'prospecting', claim: ['safe-1'], fire: null });
    m.refuse('0 keep');
    m.play('0 draw');
    expect(m.G.table.claim).toEqual(cards('safe-1 blue-3'));
    expect(m.G.table.step).toBe('mining');
    m.done();
  });

  test('players roll in turn (R6.3)', () => {
    const m = match({
      deck: 'fire-2 fire-1',
      areas: { 0: 'blue-1', 1: 'blue-2', 2: 'blue-3' },
      rolls: [8, 8],
    });
    m.play('0 draw');
    m.refuse('1 roll');
    m.refuse('2 roll');
    m.play('0 roll');
    m.refuse('0 roll');
    m.refuse('2 roll');
    m.play('1 roll');
  });

  test('cards of the cursed colour burn as well, without a choice (R6.4)', () => {
    const m = match({
      deck: 'fire-2 fire-1',
      areas: { 0: 'blue-1' },
      cursed: { 0: 'blue' },
      rolls: [1, 8, 8],
    });
    m.play('0 draw', '0 roll');
    expect(m.G.table.scoring['0']).toEqual([]);
  });

  test('who has no number rolls without being asked, Detonator or not (R6.5)', () => {
    const m = match({
      deck: 'fire-2 fire-1',
      areas: { 0: 'detonator-1 jumper-1', 1: 'blue-2', 2: 'detonator-2' },
      rolls: [7, 2, 4],
    });
    m.play('0 draw');
    expect(m.G.table.fire!.waiting).toEqual(['1', '2']);
    m.play('1 roll');
    expect(story(m)).toEqual([
      'fireBroke fire-2',
      'rolled 0 7 fire miss',
      'rolled 1 2 fire hit',
      'burned 1 blue-2 / -',
      'rolled 2 4 fire miss',
      'fireEnded fire-2',
    ]);
    m.done();
  });

  test('with nothing on the table to burn, a Fire passes at once (R6.5)', () => {
    const m = match({ deck: 'fire-2 fire-3 blue-3', rolls: [1, 2, 3, 4, 5, 6] });
    m.play('0 draw', '0 draw', '0 draw');
    expect(story(m)).toEqual([
      'fireBroke fire-2',
      'rolled 0 1 fire miss',
      'rolled 1 2 fire miss',
      'rolled 2 3 fire miss',
      'fireEnded fire-2',
      'fireBroke fire-3',
      'rolled 0 4 fire miss',
      'rolled 1 5 fire miss',
      'rolled 2 6 fire miss',
      'fireEnded fire-3',
      'drawn 0 blue-3',
    ]);
    m.done();
  });

  test('a screen can say how many are to come, the one at the bottom with them (R2.4)', () => {
    const m = match({ deck: 'fire-2 blue-3 fire-1', rolls: [1, 2, 3] });
    expect(firesToCome(m.G.table)).toEqual({ least: 6, most: 6 });
    m.play('0 draw');
    expect(firesToCome(m.G.table)).toEqual({ least: 5, most: 5 });
  });

  test('a wild alone is something to lose (R6.4, R6.5)', () => {
    const m = match({ deck: 'fire-2 fire-1', areas: { 0: 'wild-36' }, rolls: [6, 1, 1] });
    m.play('0 draw', '0 roll');
    expect(story(m)[2]).toBe('burned 0 wild-36 / -');
  });

  test('who was in is in, who was out is out (R6.6)', () => {
    const m = match({ deck: 'blue-3 fire-2 pink-7 fire-1', rolls: [1, 8, 8, 8] });
    m.play('0 draw', '1 roll', '2 pass', '0 add');
    expect(m.G.table).toMatchObject({ step: 'prospecting', out: ['1'], claim: ['blue-3'] });
    m.play('0 draw');
    expect(m.G.table.waiting).toEqual(['2']);
  });

  test('after it the gem can be jumped (R3.3, R6.6)', () => {
    const m = match({ deck: 'fire-2 pink-7 fire-1', areas: { 0: 'jumper-1' }, rolls: [8, 8, 8] });
    m.play('0 draw', '0 draw', '0 jump');
    expect(m.G.table.scoring['0']).toEqual(['pink-7']);
  });

  test('a Detonator works here too, and only its owner waits for it (R5.1, R5.2)', () => {
    const m = match({
      deck: 'fire-2 fire-1',
      areas: { 0: 'blue-1 detonator-1 detonator-2 pink-12', 1: 'blue-2' },
      rolls: [1, 2, 8, 8, 8],
    });
    m.play('0 draw', '0 roll');
    m.refuse('1 roll');
    expect(m.G.table.scoring['0']).toHaveLength(4);
    m.play('0 reroll', '0 reroll', '1 roll');
    expect(story(m)).toEqual([
      'fireBroke fire-2',
      'rolled 0 1 fire hit',
      'rerolled 0 detonator-1',
      'rolled 0 2 fire hit',
      'rerolled 0 detonator-2',
      'rolled 0 8 fire miss',
      'rolled 1 8 fire miss',
      'rolled 2 8 fire miss',
      'fireEnded fire-2',
    ]);
    m.done();
  });

  test('a roll for a Fire that stands burns (R5.3)', () => {
    const m = match({
      deck: 'fire-2 fire-1',
      areas: { 0: 'blue-1 detonator-1' },
      rolls: [1, 8, 8],
    });
    m.play('0 draw', '0 roll', '0 stand');
    expect(m.G.table.scoring['0']).toEqual(['detonator-1']);
  });
});

describe('R6.7 a Fire in a gamble', () => {
  const gambling = (deck: string, ...rolls: number[]) => {
    const m = match({ players: 2, deck, areas: { 1: 'orange-6' }, rolls: [1, ...rolls] });
    m.play('0 draw', '1 roll', '0 gamble');
    return m;
  };

  test('on the way to the first gem: the Prospector draws on to it', () => {
    const m = gambling('blue-3 fire-2 safe-1 pink-7 fire-1', 4, 6, 8);
    m.play('1 roll');
    for (const other of ['0 roll', '0 keep', '0 add', '0 gamble']) m.refuse(other);
    m.play('0 draw', '0 roll');
    expect(story(m).slice(2)).toEqual([
      'gambled 0',
      'fireBroke fire-2',
      'rolled 0 4 fire miss',
      'rolled 1 6 fire hit',
      'burned 1 orange-6 / -',
      'fireEnded fire-2',
      'drawn 0 safe-1',
      'drawn 0 pink-7',
      'rolled 0 8 gamble miss',
      'taken 0 won blue-3 safe-1 pink-7',
      'roundBegan 2 1',
    ]);
    m.done();
  });

  test('on the way to the second gem: the Prospector cannot stop there', () => {
    const m = gambling('blue-3 pink-7 fire-2 green-4 fire-1', 4, 1, 4);
    m.play('0 gamble', '1 roll');
    for (const other of ['0 roll', '0 gamble']) m.refuse(other);
    m.play('0 draw');
    expect(m.G.table).toMatchObject({ gambled: 2, claim: cards('blue-3 pink-7 green-4') });
    m.refuse('0 gamble');
    m.play('0 roll');
    expect(story(m).at(-2)).toBe('lost 0 blue-3 pink-7 green-4');
    m.done();
  });
});

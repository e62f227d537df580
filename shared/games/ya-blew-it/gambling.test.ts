import { cards, match, story } from './testing';

describe('R4 gambling', () => {
  const gambling = (deck: string, ...rolls: number[]) => {
    const m = match({ players: 2, deck, rolls: [8, ...rolls] });
    m.play('0 draw', '1 roll', '0 gamble');
    return m;
  };

  test('one gem is added, specials on the way with it, and a roll without a match wins (R4.1, R4.4)', () => {
    const m = gambling('blue-3 safe-1 pink-7', 4);
    m.play('0 roll');
    expect(story(m).slice(1)).toEqual([
      'rolled 1 8 steal miss',
      'gambled 0',
      'drawn 0 safe-1',
      'drawn 0 pink-7',
      'rolled 0 4 gamble miss',
      'taken 0 won blue-3 safe-1 pink-7',
      'roundBegan 2 1',
    ]);
    expect(m.G.table.scoring['0']).toEqual(cards('blue-3 safe-1 pink-7'));
    m.done();
  });

  test('a match with any card discards the whole Claim (R4.3)', () => {
    const m = gambling('blue-3 safe-1 pink-7', 3);
    m.play('0 roll');
    expect(story(m).slice(-3)).toEqual([
      'rolled 0 3 gamble hit',
      'lost 0 blue-3 safe-1 pink-7',
      'roundBegan 2 1',
    ]);
    expect(m.G.table.scoring['0']).toEqual([]);
    expect(m.G.table.discards).toEqual(cards('blue-3 safe-1 pink-7'));
  });

  test('a second gem may be added, a third never (R4.1)', () => {
    const m = gambling('blue-3 pink-7 green-4 orange-6', 1);
    m.play('0 gamble');
    expect(m.G.table).toMatchObject({ gambled: 2, claim: cards('blue-3 pink-7 green-4') });
    m.refuse('0 gamble');
    m.play('0 roll');
    expect(story(m).slice(2)).toEqual([
      'gambled 0',
      'drawn 0 pink-7',
      'gambled 0',
      'drawn 0 green-4',
      'rolled 0 1 gamble miss',
      'taken 0 won blue-3 pink-7 green-4',
      'roundBegan 2 1',
    ]);
  });

  test('the next round’s gamble begins anew (R3.10, R4.1)', () => {
    const m = gambling('blue-3 pink-7 orange-3 green-4 purple-5', 4, 8);
    m.play('0 roll', '1 draw', '0 roll', '1 gamble', '1 gamble');
    expect(m.G.table).toMatchObject({ gambled: 2, claim: cards('orange-3 green-4 purple-5') });
  });

  test('nothing but the Prospector’s roll ends it (R4.2)', () => {
    const m = gambling('blue-3 pink-7');
    for (const other of ['0 keep', '0 add', '0 pass', '0 draw', '1 roll']) m.refuse(other);
  });
});

describe('R5 the Faulty Detonator', () => {
  test('a Miner who missed rolls again, and takes the Claim (R5.1)', () => {
    const m = match({ deck: 'blue-3', areas: { 1: 'detonator-1 pink-5' }, rolls: [1, 3] });
    m.play('0 draw', '1 roll', '1 reroll');
    expect(story(m).slice(1)).toEqual([
      'rolled 1 1 steal miss',
      'rerolled 1 detonator-1',
      'rolled 1 3 steal hit',
      'taken 1 stolen blue-3',
      'roundBegan 2 1',
    ]);
    expect(m.G.table.scoring['1']).toEqual(cards('pink-5 blue-3'));
    expect(m.G.table.discards).toEqual(['detonator-1']);
    m.done();
  });

  test('its owner is asked before the roll takes effect and before anybody acts (R5.2)', () => {
    const m = match({ deck: 'blue-3', areas: { 1: 'detonator-1' }, rolls: [1] });
    m.play('0 draw', '1 roll');
    expect(m.G.table.out).toEqual([]);
    expect(m.G.table.step).toBe('rerolling');
    for (const early of ['2 roll', '2 pass', '0 keep', '1 roll', '1 pass']) m.refuse(early);
    m.play('1 stand');
    expect(m.G.table.out).toEqual(['1']);
    expect(m.G.table.scoring['1']).toEqual(['detonator-1']);
    m.play('2 pass');
  });

  test('its owner is asked after a hit as well (R5.2)', () => {
    const m = match({ deck: 'blue-3', areas: { 1: 'detonator-1' }, rolls: [3] });
    m.play('0 draw', '1 roll');
    expect(m.G.table.claim).toEqual(['blue-3']);
    m.play('1 stand');
    expect(story(m).slice(-2)).toEqual(['taken 1 stolen blue-3', 'roundBegan 2 1']);
  });

  test('the last roll counts, even if the one before was better (R5.3)', () => {
    const m = match({ deck: 'blue-3', areas: { 1: 'detonator-1' }, rolls: [3, 4] });
    m.play('0 draw', '1 roll', '1 reroll');
    expect(m.G.table.claim).toEqual(['blue-3']);
    expect(m.G.table.out).toEqual(['1']);
  });

  test('several are chained, one roll for each, as far as their owner wants (R5.3)', () => {
    const m = match({
      deck: 'blue-3',
      areas: { 1: 'detonator-1 detonator-2 detonator-3' },
      rolls: [1, 2, 4],
    });
    m.play('0 draw', '1 roll', '1 reroll', '1 reroll', '1 stand');
    expect(story(m).slice(1)).toEqual([
      'rolled 1 1 steal miss',
      'rerolled 1 detonator-1',
      'rolled 1 2 steal miss',
      'rerolled 1 detonator-2',
      'rolled 1 4 steal miss',
    ]);
    expect(m.G.table.scoring['1']).toEqual(['detonator-3']);
    expect(m.G.table.out).toEqual(['1']);
    m.done();
  });

  test('nobody else can make a player roll again (R5.4)', () => {
    const m = match({ deck: 'blue-3', areas: { 0: 'detonator-1', 1: 'detonator-2' }, rolls: [1] });
    m.play('0 draw', '1 roll');
    m.refuse('0 reroll');
    m.refuse('2 reroll');
    m.refuse('0 stand');
  });

  test('it saves a gamble (R5.1)', () => {
    const m = match({
      players: 2,
      deck: 'blue-3 pink-7',
      areas: { 0: 'detonator-1' },
      rolls: [1, 7, 1],
    });
    m.play('0 draw', '1 roll', '0 gamble', '0 roll', '0 reroll');
    expect(story(m).slice(-5)).toEqual([
      'rolled 0 7 gamble hit',
      'rerolled 0 detonator-1',
      'rolled 0 1 gamble miss',
      'taken 0 won blue-3 pink-7',
      'roundBegan 2 1',
    ]);
  });

  test('a gamble that stands is lost (R5.3)', () => {
    const m = match({
      players: 2,
      deck: 'blue-3 pink-7',
      areas: { 0: 'detonator-1' },
      rolls: [1, 7],
    });
    m.play('0 draw', '1 roll', '0 gamble', '0 roll', '0 stand');
    expect(story(m).slice(-2)).toEqual(['lost 0 blue-3 pink-7', 'roundBegan 2 1']);
  });

  test('everybody has one from the start (R2.3)', () => {
    const m = match({ deck: 'blue-3', areas: { 1: 'detonator-2' }, rolls: [1, 3] });
    m.play('0 draw', '1 roll', '1 reroll');
    expect(m.G.table.scoring['1']).toEqual(['blue-3']);
  });
});

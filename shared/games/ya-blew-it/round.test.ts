import { cards, match, story } from './testing';

describe('R3 a round', () => {
  test('the Prospector draws until a gem appears, and all of it is the Claim (R3.1)', () => {
    const m = match({ deck: 'safe-1 detonator-5 jumper-1 blue-3 pink-7' });
    m.play('0 draw');
    expect(m.events).toEqual([
      { type: 'drawn', playerID: '0', card: 'safe-1' },
      { type: 'drawn', playerID: '0', card: 'detonator-5' },
      { type: 'drawn', playerID: '0', card: 'jumper-1' },
      { type: 'drawn', playerID: '0', card: 'blue-3' },
    ]);
    expect(m.G.table.claim).toEqual(cards('safe-1 detonator-5 jumper-1 blue-3'));
    expect(m.G.deck).toEqual(['pink-7']);
  });

  test('a Wild Gem ends the drawing as well (R3.1)', () => {
    const m = match({ deck: 'safe-1 wild-18 pink-7' });
    m.play('0 draw');
    expect(m.G.table.claim).toEqual(cards('safe-1 wild-18'));
    expect(m.G.table.step).toBe('mining');
  });

  test('only the Prospector draws, and only once', () => {
    const m = match({ deck: 'blue-3 pink-7' });
    m.refuse('1 draw');
    m.play('0 draw');
    m.refuse('0 draw');
  });

  test('what lies in the Claim helps nobody (R3.2)', () => {
    const m = match({ deck: 'jumper-1 detonator-5 blue-3', rolls: [4] });
    m.play('0 draw');
    m.refuse('0 jump');
    m.play('1 roll');
    expect(m.G.table.step).toBe('mining');
    m.refuse('1 reroll');
    m.done();
  });

  test('Miners decide clockwise from the left of the Prospector (R3.4)', () => {
    const m = match({ players: 4, deck: 'blue-3', rolls: [1] });
    m.play('0 draw');
    for (const early of ['0 roll', '2 roll', '2 pass', '3 pass', '0 keep']) m.refuse(early);
    m.play('1 pass');
    for (const early of ['1 roll', '3 roll', '0 keep']) m.refuse(early);
    m.play('2 roll', '3 pass');
    expect(m.G.table.step).toBe('deciding');
    expect(story(m)).toEqual(['drawn 0 blue-3', 'passed 1', 'rolled 2 1 steal miss', 'passed 3']);
  });

  test('from another seat the order is the same, round the table (R3.4, R3.10)', () => {
    const m = match({ deck: 'blue-3 green-4' });
    m.play('0 draw', '1 pass', '2 pass', '0 keep', '1 draw');
    expect(m.G.table.waiting).toEqual(['2', '0']);
    m.refuse('0 pass');
    m.play('2 pass', '0 pass', '1 keep');
    expect(m.ctx.currentPlayer).toBe('2');
  });

  test('a Miner who hits takes the whole Claim, and the marker passes on (R3.5)', () => {
    const m = match({ deck: 'blue-3 safe-1 pink-7', rolls: [1, 3] });
    m.play('0 draw', '1 roll', '2 pass', '0 add', '2 roll');
    expect(story(m)).toEqual([
      'drawn 0 blue-3',
      'rolled 1 1 steal miss',
      'passed 2',
      'drawn 0 safe-1',
      'drawn 0 pink-7',
      'rolled 2 3 steal hit',
      'taken 2 stolen blue-3 safe-1 pink-7',
      'roundBegan 2 1',
    ]);
    expect(m.G.table.scoring).toEqual({ 0: [], 1: [], 2: cards('blue-3 safe-1 pink-7') });
    expect(m.ctx.currentPlayer).toBe('1');
    m.done();
  });

  test.each([
    ['the first number of a card with two', 'blue-56', 5],
    ['the second number of a card with two', 'blue-56', 6],
    ['a number of a Wild Gem', 'wild-27', 7],
  ])('%s is a hit (R3.5)', (_, claim, number) => {
    const m = match({ deck: claim, rolls: [number] });
    m.play('0 draw', '1 roll');
    expect(m.G.table.scoring['1']).toEqual([claim]);
  });

  test('one roll a round: who missed is out, who passed is asked again (R3.5, R3.6)', () => {
    const m = match({ players: 4, deck: 'blue-3 pink-7 green-4', rolls: [1, 2] });
    m.play('0 draw', '1 roll', '2 pass', '3 pass', '0 add');
    expect(m.G.table.out).toEqual(['1']);
    m.refuse('1 roll');
    m.refuse('1 pass');
    m.play('2 pass', '3 roll', '0 add');
    expect(m.G.table.waiting).toEqual(['2']);
    expect(m.G.table.out).toEqual(['1', '3']);
  });

  test('the Prospector keeps a Claim that nobody stole, without a roll (R3.7)', () => {
    const m = match({ deck: 'detonator-5 blue-3' });
    m.play('0 draw', '1 pass', '2 pass', '0 keep');
    expect(story(m).slice(4)).toEqual(['taken 0 kept detonator-5 blue-3', 'roundBegan 2 1']);
    expect(m.G.table.scoring['0']).toEqual(cards('detonator-5 blue-3'));
  });

  test('the Prospector adds only while a Miner is in, and gambles only when none is (R3.8, R3.9)', () => {
    const m = match({ deck: 'blue-3 pink-7 green-4', rolls: [1, 2] });
    m.play('0 draw', '1 pass', '2 roll');
    m.refuse('0 gamble');
    m.refuse('1 add');
    m.play('0 add', '1 roll');
    m.refuse('0 add');
    m.refuse('1 gamble');
    m.play('0 gamble');
    expect(m.G.table.claim).toEqual(cards('blue-3 pink-7 green-4'));
  });

  test('after a round everybody is in again, and the table is clear (R3.10)', () => {
    const m = match({ deck: 'blue-3 pink-7', rolls: [1, 2] });
    m.play('0 draw', '1 roll', '2 roll', '0 keep', '1 draw');
    expect(m.G.table).toMatchObject({
      round: 2,
      claim: ['pink-7'],
      out: [],
      waiting: ['2', '0'],
      gambled: 0,
    });
  });
});

describe('R3.3 the Claim Jumper', () => {
  test('takes the Claim before the Miners act, and is discarded', () => {
    const m = match({ deck: 'safe-1 blue-3', areas: { 0: 'pink-5 jumper-1' } });
    m.play('0 draw');
    m.refuse('1 roll');
    m.refuse('1 jump');
    m.play('0 jump');
    expect(story(m)).toEqual([
      'drawn 0 safe-1',
      'drawn 0 blue-3',
      'taken 0 jumped safe-1 blue-3',
      'roundBegan 2 1',
    ]);
    expect(m.G.table.scoring['0']).toEqual(cards('pink-5 safe-1 blue-3'));
    expect(m.G.table.discards).toEqual(['jumper-1']);
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('is asked about only when the Prospector has one', () => {
    const m = match({ deck: 'blue-3', areas: { 1: 'jumper-1' } });
    m.play('0 draw');
    m.refuse('1 jump');
    m.play('1 pass');
  });

  test('that is declined stays, and can be played after the next gem', () => {
    const m = match({ deck: 'blue-3 pink-7', areas: { 0: 'jumper-1 jumper-2' } });
    m.play('0 draw', '0 decline', '1 pass', '2 pass');
    m.refuse('0 jump');
    m.play('0 add', '0 jump');
    expect(story(m)).toEqual([
      'drawn 0 blue-3',
      'declined 0',
      'passed 1',
      'passed 2',
      'drawn 0 pink-7',
      'taken 0 jumped blue-3 pink-7',
      'roundBegan 2 1',
    ]);
    expect(m.G.table.scoring['0']).toEqual(cards('jumper-2 blue-3 pink-7'));
  });

  test('can be declined by mistake: that is taken back until a Miner acts', () => {
    const m = match({ deck: 'blue-3', areas: { 0: 'jumper-1' } });
    m.play('0 draw', '0 decline', '0 undo', '0 decline', '1 pass');
    m.refuse('0 undo');
    expect(m.G.table.waiting).toEqual(['2']);
  });

  test('is no help in a gamble (R4.2)', () => {
    const m = match({ players: 2, deck: 'blue-3 pink-7', areas: { 0: 'jumper-1' }, rolls: [1, 8] });
    m.play('0 draw', '0 decline', '1 roll', '0 gamble');
    m.refuse('0 jump');
    m.play('0 roll');
    expect(m.G.table.scoring['0']).toEqual(cards('jumper-1 blue-3 pink-7'));
  });
});

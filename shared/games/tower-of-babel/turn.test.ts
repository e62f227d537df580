import { match, awaited, legal, seen, story } from './testing';

describe('R3 a turn', () => {
  test('who passes draws a card, then everybody does, clockwise from them (R3.1, R3.2, R3.3)', () => {
    const m = match({ supply: { camel: 2, crane: 2, mason: 1 } });
    expect(awaited(m)).toEqual(['0']);
    m.play('0 pass');
    expect(story(m)).toEqual(['passed 0', 'drew 0:1', 'drew 0:1 1:1 2:1 3:1']);
    expect(m.G.hands).toMatchObject({
      0: { camel: 2 },
      1: { crane: 1 },
      2: { crane: 1 },
      3: { mason: 1 },
    });
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('the next player on the left is active, and after the last seat the first (R2.2, R3.3)', () => {
    const m = match({ players: 3 });
    m.play('0 pass', '1 pass', '2 pass');
    expect(m.ctx.currentPlayer).toBe('0');
    expect(m.G.hands['0'].camel).toBe(4);
  });

  test('draws go clockwise from the active player, whatever their seat (R3.3)', () => {
    const m = match({ players: 3, supply: { camel: 4, crane: 2, mason: 1, ship: 1 } });
    m.play('0 pass', '1 pass');
    expect(story(m).slice(3)).toEqual(['passed 1', 'drew 1:1', 'drew 0:1 1:1 2:1']);
    expect(m.G.hands).toEqual({
      0: { camel: 2, crane: 0, mason: 0, ship: 1 },
      1: { camel: 1, crane: 2, mason: 0, ship: 0 },
      2: { camel: 1, crane: 0, mason: 1, ship: 0 },
    });
  });

  test('only the active player passes or builds (R3.1)', () => {
    const m = match({});
    for (const other of ['1 pass', '2 build ship-3', '0 end', '0 fulfil 0', '1 offer 0'])
      m.refuse(other);
    expect(legal(m, '0', 'build')).toHaveLength(24);
  });

  test('any disc that lies on a wonder may be built (R3.1)', () => {
    const m = match({ discs: { 2: 'ship-5a' } });
    expect(legal(m, '0', 'build')).toHaveLength(23);
    m.refuse('0 build ship-5a');
    m.refuse('0 build camel-2-mason-3');
    m.play('0 build ship-5b');
    expect(m.G.table.build).toMatchObject({ wonder: 'babel', disc: 'ship-5b' });
  });

  test('the choice of a disc can be taken back until somebody acts', () => {
    const m = match({});
    m.play('0 build ship-5b', '0 undo', '0 build camel-3', '1 offer 0');
    m.refuse('0 undo');
    expect(story(m)).toEqual(['chose 0 babel', 'chose 0 giza', 'offered 1']);
  });
});

describe('R3.4 the supply', () => {
  test('is made of the discards when it is empty, in the middle of a draw', () => {
    const m = match({ supply: { camel: 2 }, discards: { ship: 9 } });
    m.play('0 pass');
    expect(story(m)).toEqual(['passed 0', 'drew 0:1', 'reshuffled', 'drew 0:1 1:1 2:1 3:1']);
    expect(m.G.supply).toMatchObject({ camel: 0, ship: 6 });
    expect(m.G.table.discards).toMatchObject({ ship: 0 });
    expect(m.G.hands['1']).toMatchObject({ ship: 1 });
  });

  test('gives nothing when the discards are empty, too', () => {
    const m = match({ supply: { camel: 3 } });
    m.play('0 pass');
    expect(story(m)).toEqual(['passed 0', 'drew 0:1', 'drew 0:1 1:1']);
    m.play('1 pass');
    expect(story(m).slice(3)).toEqual(['passed 1']);
    expect(seen(m, null).supplySize).toBe(0);
  });
});

import { colorfulTreasure } from '.';
import { columnTokens } from './table';
import { match, offers, story } from './testing';

type Match = ReturnType<typeof match>;

const tokensLeft = ({ G }: Match) => ({
  a: columnTokens('stonehenge', G.table),
  b: columnTokens('pisa', G.table),
});

describe('R3 a turn', () => {
  test('two cards are revealed together, one type is taken, the next player is on (R3.1, R3.3, R3.12)', () => {
    const m = match({ players: 3 });
    m.play('0 reveal a1 b1');
    expect(m.G.table).toMatchObject({ step: 'choosing', revealed: ['a1', 'b1'] });
    m.play('0 take red');
    expect(story(m)).toEqual(['revealed 0 a1 b1', 'taken 0 a1 b1 = stonehenge-red pisa-red']);
    expect(m.G.table.players['0'].cards).toEqual(['stonehenge-red', 'pisa-red']);
    expect(m.G.table).toMatchObject({ step: 'revealing', revealed: [] });
    expect(m.ctx.currentPlayer).toBe('1');
    m.play('1 reveal a2 a3', '1 leave', '2 reveal a2 a3', '2 leave');
    expect(m.ctx.currentPlayer).toBe('0');
  });

  test('any two face-down cards may be chosen, each pair once: 1,225 of them (R3.1)', () => {
    const m = match();
    expect(offers(m, '0')).toHaveLength(1225);
    expect(offers(m, '1')).toEqual([]);
    for (const wrong of ['a1 a1', 'a1', 'a1 b1 c1', 'a6 b1', '', 'a1 k1'])
      m.refuse(`0 reveal ${wrong}`);
    m.refuse('1 reveal a1 b1');
    m.play('0 reveal a1 a2');
  });

  test('they may be named in any order: it is the same reveal (R3.1)', () => {
    const [m, reversed] = [match(), match()];
    m.play('0 reveal a1 b5', '0 collect');
    reversed.play('0 reveal b5 a1', '0 collect');
    expect(reversed.G).toEqual(m.G);
    expect(story(reversed)).toEqual(story(m));
  });

  test('a gap cannot be chosen, and is never filled (R2.5)', () => {
    const m = match();
    m.play('0 reveal a1 b1', '0 take red');
    m.refuse('1 reveal a1 c1');
    m.play('1 reveal c1 d1', '1 take red');
    expect(Object.keys(m.G.grid)).toHaveLength(46);
  });

  test('a third card may be revealed, and no fourth (R3.2)', () => {
    const m = match();
    m.refuse('0 revealThird c1');
    m.play('0 reveal a1 b1');
    expect(offers(m, '0', 'revealThird')).toHaveLength(48);
    m.refuse('0 revealThird a1');
    m.play('0 revealThird c1');
    expect(offers(m, '0')).toEqual(['take red', 'leave']);
    m.refuse('0 revealThird d1');
    m.refuse('0 revealFourth d1');
    m.play('0 take red');
    expect(story(m)).toEqual([
      'revealed 0 a1 b1',
      'revealed 0 c1',
      'taken 0 a1 b1 c1 = stonehenge-red pisa-red parthenon-red',
    ]);
  });

  test('one type is taken completely, all else lies face down again (R3.3, R3.8)', () => {
    const m = match();
    m.play('0 reveal a1 b2', '0 revealThird c1');
    expect(offers(m, '0')).toEqual(['take red', 'take blue', 'leave']);
    m.refuse('0 take yellow');
    m.refuse('0 take diamond');
    m.play('0 take red');
    expect(m.G.table.players['0'].cards).toEqual(['stonehenge-red', 'parthenon-red']);
    expect(m.G.grid['b2']).toBe('blue');
    expect(m.G.table.revealed).toEqual([]);
    m.play('1 reveal b2 e3', '1 take blue');
  });

  test('nothing need be taken (R3.4)', () => {
    const m = match();
    m.play('0 reveal a1 b1', '0 leave');
    expect(story(m)).toEqual(['revealed 0 a1 b1', 'left 0']);
    expect(Object.keys(m.G.grid)).toHaveLength(50);
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('diamonds bring the tokens of their columns (R3.7)', () => {
    const m = match();
    expect(tokensLeft(m).a).toEqual({ diamond: true, kind: true });
    m.play('0 reveal a4 b4', '0 revealThird c2', '0 take diamond');
    expect(m.G.table.players['0']).toMatchObject({
      cards: ['stonehenge-diamond', 'pisa-diamond'],
      diamondTokens: 2,
    });
    expect(tokensLeft(m)).toEqual({
      a: { diamond: false, kind: true },
      b: { diamond: false, kind: true },
    });
  });

  test('a key or chest must be taken with its token, and nothing else (R3.5)', () => {
    const m = match();
    m.play('0 reveal a1 b5', '0 revealThird c1');
    expect(offers(m, '0')).toEqual(['collect']);
    m.play('0 collect');
    expect(story(m).at(-1)).toBe('taken 0 b5 = pisa-key');
    expect(m.G.table.players['0']).toMatchObject({
      cards: ['pisa-key'],
      kept: { key: 1, chest: 0 },
    });
    expect(tokensLeft(m).b).toEqual({ diamond: true, kind: false });
    expect(m.G.grid).toMatchObject({ a1: 'red', c1: 'red' });
  });

  test('all keys and chests are taken (R3.5)', () => {
    const m = match();
    m.play('0 reveal a5 c5', '0 revealThird e5', '0 collect');
    expect(story(m).at(-1)).toBe(
      'taken 0 a5 c5 e5 = stonehenge-chest parthenon-chest greatWall-chest',
    );
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 3 });
  });

  test('a third card may be revealed after a key, for better or not (R3.6)', () => {
    const m = match();
    m.play('0 reveal a1 b5');
    expect(offers(m, '0', 'take', 'leave', 'collect')).toEqual(['collect']);
    m.play('0 revealThird d5', '0 collect');
    expect(m.G.table.players['0'].kept).toEqual({ key: 2, chest: 0 });
  });

  test('a third that is a chest takes the gems away again (R3.5)', () => {
    const m = match();
    m.play('0 reveal a1 b1', '0 revealThird c5');
    m.refuse('0 take red');
    m.refuse('0 leave');
    m.play('0 collect');
    expect(m.G.table.players['0'].cards).toEqual(['parthenon-chest']);
  });

  test('revealed cards stay face up until something is taken or left (R3.9)', () => {
    const m = match();
    m.play('0 reveal a1 b2');
    for (const viewer of ['0', '1', null])
      expect(colorfulTreasure.view(m.G, m.ctx, viewer).grid).toMatchObject({
        a1: 'red',
        b2: 'blue',
      });
    m.play('0 revealThird c3');
    for (const viewer of ['0', '1', null])
      expect(colorfulTreasure.view(m.G, m.ctx, viewer).grid).toMatchObject({
        a1: 'red',
        b2: 'blue',
        c3: 'blue',
      });
  });

  test('a single card that is left is revealed alone (R3.10)', () => {
    const m = match({ grid: 'r r r' });
    m.play('0 reveal a1 b1', '0 take red');
    expect(offers(m, '1')).toEqual(['reveal c1']);
    m.play('1 reveal c1');
    expect(offers(m, '1')).toEqual(['take red', 'leave']);
  });

  test('with two cards left there is no third (R3.10)', () => {
    const m = match({ grid: 'rg' });
    m.play('0 reveal a1 a2');
    expect(offers(m, '0')).toEqual(['take red', 'take green', 'leave']);
  });

  test('with no card left the turn is passed, and with nobody left to do anything the match is over (R3.11)', () => {
    const m = match({ players: 3, grid: 'r r' });
    m.play('0 reveal a1 b1', '0 take red');
    expect(story(m)).toHaveLength(2);
    expect(m.G.table.over).toBe(true);
    expect(m.ctx.gameover).toBeDefined();
  });
});

import { colorfulTreasure } from '.';
import { match, offers, side1, side2, story } from './testing';

const seen = ({ G, ctx }: ReturnType<typeof match>, playerID: string | null) =>
  Object.fromEntries(
    Object.entries(colorfulTreasure.view(G, ctx, playerID).grid).filter(([, one]) => one !== null),
  );

const TWO_RED = 'stonehenge-red pisa-red';

describe('A, side 1: look at two cards of different wonders (R10.1)', () => {
  test('alone: only the looker sees them, until their turn ends (R11.4)', () => {
    const m = side1({ 0: 'lookAcross' });
    m.play('0 look a1 b2');
    expect(story(m)).toEqual(['used 0 lookAcross', 'looked 0 a1 b2']);
    expect(seen(m, '0')).toEqual({ a1: 'red', b2: 'blue' });
    expect(seen(m, '1')).toEqual({});
    expect(seen(m, null)).toEqual({});
    expect(m.G.table.looked).toEqual(['a1', 'b2']);
    m.play('0 reveal c1 c2', '0 leave');
    expect(m.G.table.looked).toEqual([]);
    expect(seen(m, '0')).toEqual({});
  });

  test('the two are of different wonders', () => {
    const m = side1({ 0: 'lookAcross' });
    expect(offers(m, '0', 'look')).toHaveLength(1125);
    for (const wrong of ['a1 a2', 'a1', 'a1 b1 c1', 'a1 a1']) m.refuse(`0 look ${wrong}`);
  });

  test('they may be named in any order: it is the same look', () => {
    const [m, reversed] = [side1({ 0: 'lookAcross' }), side1({ 0: 'lookAcross' })];
    m.play('0 look a1 b2');
    reversed.play('0 look b2 a1');
    expect(reversed.G).toEqual(m.G);
    expect(story(reversed)).toEqual(story(m));
  });

  test('it shows nothing that could be taken: the turn goes on as before', () => {
    const m = side1({ 0: 'lookAcross' });
    m.play('0 look a1 b1');
    expect(m.G.table).toMatchObject({ step: 'revealing', revealed: [] });
    expect(offers(m, '0', 'take', 'look')).toEqual([]);
    m.play('0 reveal a1 b1', '0 take red');
  });

  test('between the second card and the third, at face-down cards only (R9.6)', () => {
    const m = side1({ 0: 'lookAcross' });
    m.play('0 reveal a1 b1');
    m.refuse('0 look a1 c1');
    m.play('0 look c1 d5');
    expect(seen(m, '0')).toEqual({ a1: 'red', b1: 'red', c1: 'red', d5: 'key' });
    expect(seen(m, '1')).toEqual({ a1: 'red', b1: 'red' });
    m.play('0 revealThird c1', '0 take red');
  });

  test('in the same turn as it is taken (R9.6)', () => {
    const m = side1({ 0: TWO_RED });
    m.play('0 reveal c1 c2', '0 take red', '0 claim lookAcross red', '0 look a2 b3');
    expect(seen(m, '0')).toEqual({ a2: 'green', b3: 'purple' });
    expect(seen(m, '1')).toEqual({});
    expect(offers(m, '0')).toEqual(['done']);
    m.play('0 done');
    expect(seen(m, '0')).toEqual({});
    expect(story(m).slice(2)).toEqual([
      'claimed 0 lookAcross red',
      'used 0 lookAcross',
      'looked 0 a2 b3',
      'ended 0',
    ]);
  });

  test('for its sake alone the turn does not go on: it is used before something is taken or left (R9.6)', () => {
    const m = side1({ 0: 'lookAcross' });
    m.play('0 reveal a1 b1', '0 leave');
    expect(m.ctx.currentPlayer).toBe('1');
    expect(m.G.table.players['0'].faces).toEqual(['lookAcross']);
  });

  test('a turn that goes on for another token goes on for a look as well (R9.6)', () => {
    const m = side1({ 0: `lookAcross ${TWO_RED}` });
    m.play('0 reveal c1 c2', '0 take red', '0 claim points red');
    expect(offers(m, '0', 'claim', 'done')).toEqual(['done']);
    m.play('0 look a2 c2');
    expect(seen(m, '0')).toEqual({ a2: 'green', c2: 'yellow' });
    expect(offers(m, '0')).toEqual(['done']);
  });

  test('only in the own turn', () => {
    const m = side1({ 1: 'lookAcross' });
    m.refuse('1 look a1 b1');
    expect(offers(m, '1')).toEqual([]);
  });

  test('with one wonder left, or one card, at one card', () => {
    expect(offers(side1({ 0: 'lookAcross' }, 'rgp'), '0', 'look')).toEqual([
      'look a1',
      'look a2',
      'look a3',
    ]);
    expect(offers(side1({ 0: 'lookAcross' }, '- r'), '0', 'look')).toEqual(['look b1']);
  });

  test('with no card face down, not at all', () => {
    const m = side1({ 0: 'lookAcross' }, 'r r');
    m.play('0 reveal a1 b1');
    expect(offers(m, '0', 'look')).toEqual([]);
  });
});

describe('A, side 2: look at up to three cards of one wonder (R10.2)', () => {
  test('one, two or three of a column', () => {
    const m = side2({ 0: 'lookDown' });
    expect(offers(m, '0', 'look')).toHaveLength(10 * (5 + 10 + 10));
    for (const wrong of ['a1 b1', 'a1 a2 b3', 'a1 a2 a3 a4', 'a1 a2 a1'])
      m.refuse(`0 look ${wrong}`);
    m.play('0 look a5 a1 a3');
    expect(story(m)).toEqual(['used 0 lookDown', 'looked 0 a1 a3 a5']);
    expect(seen(m, '0')).toEqual({ a1: 'red', a3: 'purple', a5: 'chest' });
    expect(seen(m, '1')).toEqual({});
    m.refuse('0 look a2');
    m.play('0 reveal a2 b1', '0 leave');
    expect(seen(m, '0')).toEqual({});
  });

  test('fewer where fewer are left', () => {
    expect(offers(side2({ 0: 'lookDown' }, 'rg'), '0', 'look')).toEqual([
      'look a1',
      'look a2',
      'look a1 a2',
    ]);
  });
});

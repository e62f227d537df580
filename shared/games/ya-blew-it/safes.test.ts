import { legalMoves } from '../../engine/legal';
import { yaBlewIt } from '.';
import type { Place } from './state';
import { cards, match, story } from './testing';

type Match = ReturnType<typeof match>;

const seen = ({ G, ctx }: Match, playerID: string | null) => yaBlewIt.view(G, ctx, playerID);
const places = (m: Match, playerID: string): string[] =>
  legalMoves(yaBlewIt, seen(m, playerID), m.ctx, playerID).map(({ args }) => args.join(' '));

describe('R7 Safes', () => {
  const burning = (area: string, ...rolls: number[]) => {
    const m = match({ players: 2, deck: 'fire-2 fire-1', areas: { 0: area }, rolls });
    m.play('0 draw');
    return m;
  };

  test('a protected card stays when it is hit, the Safe is discarded (R7.2)', () => {
    const m = burning('blue-1 blue-2 safe-1', 1, 8);
    m.play('0 place blue', '0 roll');
    expect(story(m)).toEqual([
      'fireBroke fire-2',
      'placed 0',
      'secured 0 blue',
      'rolled 0 1 fire hit',
      'burned 0 - / blue',
      'rolled 1 8 fire miss',
      'fireEnded fire-2',
    ]);
    expect(m.G.table.scoring['0']).toEqual(cards('blue-1 blue-2'));
    expect(m.G.table.safes['0']).toEqual([]);
    expect(m.G.table.discards).toEqual(cards('safe-1 fire-2'));
  });

  test('a Safe guards its own stack only (R7.2)', () => {
    const m = burning('green-16 blue-1 wild-18 safe-1', 1, 8);
    m.play('0 place blue', '0 roll');
    expect(story(m)[4]).toBe('burned 0 green-16 wild-18 / blue');
    expect(m.G.table.scoring['0']).toEqual(['blue-1']);
  });

  test('a Safe that is left off guards nothing (R7.1)', () => {
    const m = burning('blue-1 safe-1', 1, 8);
    m.play('0 place off', '0 roll');
    expect(story(m).slice(1, 5)).toEqual([
      'placed 0',
      'secured 0 -',
      'rolled 0 1 fire hit',
      'burned 0 blue-1 / -',
    ]);
    expect(m.G.table.scoring['0']).toEqual(['safe-1']);
  });

  test('wilds cannot be protected, and each choice is offered once (R7.1)', () => {
    const m = burning('pink-5 wild-18 blue-1 safe-1 safe-2');
    expect(places(m, '0')).toEqual([
      'blue blue',
      'blue pink',
      'blue off',
      'pink pink',
      'pink off',
      'off off',
    ]);
    for (const wrong of ['blue', 'green off', 'wild off', 'blue pink off'])
      m.refuse(`0 place ${wrong}`);
    expect(places(m, '1')).toEqual([]);
  });

  test('which Safe is named first does not matter (R7.1)', () => {
    const stands = ['blue pink', 'pink blue', 'off pink', 'pink off'].map((handful) => {
      const m = burning('blue-1 pink-5 safe-1 safe-2');
      m.play(`0 place ${handful}`);
      return m.G.table.safes['0'];
    });
    expect(stands).toEqual([['blue', 'pink'], ['blue', 'pink'], ['pink'], ['pink']]);
  });

  test('a roll that hits two guarded stacks costs both Safes', () => {
    const m = burning('blue-1 green-16 safe-1 safe-2', 1, 8);
    m.play('0 place blue green', '0 roll');
    expect(story(m)[4]).toBe('burned 0 - / blue green');
    expect(m.G.table.scoring['0']).toEqual(cards('blue-1 green-16'));
  });

  test('of two Safes on a stack a hit costs one (R7.3)', () => {
    const m = burning('blue-1 safe-1 safe-2', 1, 8);
    m.play('0 place blue blue', '0 roll');
    expect(story(m)[4]).toBe('burned 0 - / blue');
    expect(m.G.table.scoring['0']).toEqual(cards('blue-1 safe-2'));
    expect(m.G.table.safes['0']).toEqual(['blue']);
  });

  test('a Safe that was not hit stays, and may be moved before the next Fire (R7.1, R7.4)', () => {
    const m = match({
      players: 2,
      deck: 'fire-2 fire-3 fire-1',
      areas: { 0: 'blue-1 pink-5 safe-1' },
      rolls: [8, 8, 5, 8],
    });
    m.play('0 draw', '0 place blue', '0 roll');
    expect(m.G.table.safes['0']).toEqual(['blue']);
    m.play('0 draw', '0 place pink');
    expect(m.G.table.safes['0']).toEqual(['pink']);
    m.play('0 roll');
    expect(m.G.table.scoring['0']).toEqual(cards('blue-1 pink-5'));
    m.done();
  });

  test('a Safe that stood on a stack may be taken off it (R7.1)', () => {
    const m = match({
      players: 2,
      deck: 'fire-2 fire-1',
      areas: { 0: 'blue-1 safe-1' },
      safes: { 0: ['blue'] },
      rolls: [1, 8],
    });
    m.play('0 draw', '0 place off', '0 roll');
    expect(m.G.table.scoring['0']).toEqual(['safe-1']);
  });

  test('an owner without a coloured gem is not asked (R7.5)', () => {
    const m = burning('wild-18 safe-1', 1, 8);
    expect(m.G.table.step).toBe('burning');
    m.play('0 roll');
    expect(m.G.table.scoring['0']).toEqual(['safe-1']);
    m.done();
  });

  test('a Safe may guard the cursed stack; the Cursed Gem alone is no stack (R7.6)', () => {
    const guarded = burning('blue-1 safe-1', 1, 8);
    expect(guarded.G.table.cursed['0']).toBe('blue');
    guarded.play('0 place blue', '0 roll');
    expect(guarded.G.table.scoring['0']).toEqual(['blue-1']);
    expect(places(burning('pink-5 safe-1'), '0')).toEqual(['pink', 'off']);
  });

  test('Safes stay where they are while their owner rolls again (R7.7)', () => {
    const m = burning('blue-1 pink-5 detonator-1 safe-1', 5, 1, 8);
    m.play('0 place blue', '0 roll');
    m.refuse('0 place pink');
    m.play('0 reroll');
    expect(story(m).slice(3, 7)).toEqual([
      'rolled 0 5 fire hit',
      'rerolled 0 detonator-1',
      'rolled 0 1 fire hit',
      'burned 0 - / blue',
    ]);
    expect(m.G.table.scoring['0']).toEqual(cards('blue-1 pink-5'));
  });

  test('a Safe in the Claim is nobody’s yet (R3.2)', () => {
    const m = match({ players: 2, deck: 'safe-1 fire-2 fire-1', areas: { 0: 'blue-1' } });
    m.play('0 draw');
    expect(m.G.table.step).toBe('burning');
  });
});

describe('R6.2, R10 Safes are placed at the same time', () => {
  const securing = (...rolls: number[]) => {
    const m = match({
      deck: 'fire-2 fire-1',
      areas: { 0: 'blue-1', 1: 'blue-2 pink-5 safe-1', 2: 'green-3 safe-2 safe-3' },
      rolls,
    });
    m.play('0 draw');
    return m;
  };
  const awaited = (m: Match) => yaBlewIt.awaited(seen(m, null), m.ctx);

  test('in any order, and nobody rolls before all have', () => {
    const m = securing(8, 5, 3);
    expect(awaited(m)).toEqual(['1', '2']);
    m.refuse('0 roll');
    m.refuse('0 place off');
    m.play('2 place green off');
    expect(awaited(m)).toEqual(['1']);
    m.refuse('2 roll');
    m.play('1 place pink');
    expect(awaited(m)).toEqual(['0']);
    m.play('0 roll', '1 roll', '2 roll');
    expect(story(m)).toEqual([
      'fireBroke fire-2',
      'placed 2',
      'placed 1',
      'secured 1 pink, 2 green',
      'rolled 0 8 fire miss',
      'rolled 1 5 fire hit',
      'burned 1 - / pink',
      'rolled 2 3 fire hit',
      'burned 2 - / green',
      'fireEnded fire-2',
    ]);
    m.done();
  });

  test('where they stand is hidden until then, even from those who watch (R10.2)', () => {
    const m = securing();
    m.play('1 place pink');
    expect(seen(m, '1').placement).toEqual(['pink']);
    for (const other of ['0', '2', null]) expect(seen(m, other).placement).toBeNull();
    expect(m.G.table.safes['1']).toEqual([]);
    m.play('2 place off off');
    expect(m.G.table.safes).toEqual({ 0: [], 1: ['pink'], 2: [] });
    expect(m.G.placements).toEqual({});
  });

  test('a placement is replaced without anybody else noticing (R10.2)', () => {
    const m = securing();
    m.play('1 place pink');
    const before = { table: m.G.table, events: m.events.length, others: seen(m, '2') };
    m.play('1 place blue');
    expect(m.G.table).toEqual(before.table);
    expect(m.events).toHaveLength(before.events);
    expect(seen(m, '2')).toEqual(before.others);
    m.play('2 place off off');
    expect(m.G.table.safes['1']).toEqual(['blue']);
    m.refuse('1 place pink');
  });

  test('the old places are no hint at the new ones (R10.2)', () => {
    const stand = (place: Place) => {
      const m = match({
        deck: 'fire-2 fire-1',
        areas: { 1: 'blue-2 pink-5 safe-1', 2: 'green-3 safe-2' },
        safes: { 1: ['blue'] },
      });
      m.play('0 draw', `1 place ${place}`);
      return m;
    };
    expect(seen(stand('pink'), '2')).toEqual(seen(stand('off'), '2'));
    expect(stand('pink').events).toEqual(stand('off').events);
  });
});

import type { PlayerID } from '../../engine/game';
import { chanceOf } from '../../engine/chance';
import { createEngine } from '../../engine/engine';
import { inStep } from '../../engine/inStep';
import { towerOfBabel } from '.';
import { ofKind } from './actionCards';
import type { State } from './state';
import { awaited, legal, match, seen, story } from './testing';

type Match = ReturnType<typeof match>;

const others = (m: Match, playerID: PlayerID | null) =>
  [...m.ctx.playOrder, null].filter((id) => id !== playerID).map((id) => seen(m, id));

const HANDS = { 0: { ship: 5 }, 1: { ship: 3, camel: 1 }, 2: { ship: 2 }, 3: {} };

describe('R9.1 hands and action cards', () => {
  const m = match({
    hands: HANDS,
    actionCards: { 1: 'joker-1 cardDraw-1' },
    discs: { 1: 'camel-3 mason-3' },
  });

  test('are seen by their owner', () => {
    const { hands, actionCards, discs } = seen(m, '1');
    expect(hands['1']).toEqual({ camel: 1, crane: 0, mason: 0, ship: 3 });
    expect(actionCards['1']).toEqual(['joker-1', 'cardDraw-1']);
    expect(discs['1']).toEqual(['camel-3', 'mason-3']);
  });

  test('are counted by everybody else, spectators included', () => {
    for (const view of others(m, '1')) {
      expect(view.holdings['1']).toEqual({ cards: 4, actionCards: 2, discs: 2 });
      expect([view.hands['1'], view.actionCards['1'], view.discs['1']]).toEqual([null, null, null]);
    }
  });

  test('the supplies are counted, the discards lie open (R9.7)', () => {
    const after = match({ discards: { ship: 4 }, supply: { mason: 9 } });
    const view = seen(after, null);
    expect([view.supplySize, view.actionSupplySize]).toEqual([9, 15]);
    expect(view.table.discards).toEqual({ camel: 0, crane: 0, mason: 0, ship: 4 });
    expect(view).not.toHaveProperty('supply');
    expect(view).not.toHaveProperty('actionSupply');
  });
});

describe('R9.2 covered offers', () => {
  const offering = (...offers: string[]) => {
    const m = match({ hands: HANDS });
    m.play('0 build ship-5a', ...offers);
    return m;
  };

  test('are seen by their owner only, until all are in', () => {
    const m = offering('1 offer 2 trade');
    expect(seen(m, '1').offer).toMatchObject({ cards: { ship: 2 }, trade: true });
    for (const view of others(m, '1')) {
      expect(view.offer).toBeNull();
      expect(view.table.build).toMatchObject({ offered: ['1'], offers: null });
      expect(JSON.stringify(view)).not.toContain('trade":true');
    }
    m.play('2 offer 1', '3 offer 0');
    expect(inStep(seen(m, null).table, 'selecting').build.offers['1']).toMatchObject({
      cards: { ship: 2 },
      trade: true,
    });
    expect(seen(m, '1').offer).toBeNull();
  });

  test('look the same to everybody else whatever they are, and are told in the same words', () => {
    const empty = offering('1 offer 0');
    const large = offering('1 offer 3 trade');
    expect(others(large, '1')).toEqual(others(empty, '1'));
    expect(large.events).toEqual(empty.events);
    expect(awaited(large)).toEqual(awaited(empty));
  });

  test('leave no gap in the hand: covered cards are counted in', () => {
    const m = offering('1 offer 3');
    expect(seen(m, '0').holdings['1'].cards).toBe(4);
    expect(seen(m, '1').hands['1']).toMatchObject({ ship: 3 });
    m.play('2 offer 0', '3 offer 0');
    expect(seen(m, '0').holdings['1'].cards).toBe(4);
  });

  test('are changed without anybody else noticing', () => {
    const m = offering('1 offer 2');
    const before = { table: m.G.table, events: m.events.length, views: others(m, '1') };
    m.play('1 offer 3 trade', '1 offer 0');
    expect(m.G.table).toBe(before.table);
    expect(m.events).toHaveLength(before.events);
    expect(others(m, '1')).toEqual(before.views);
  });

  test('are never undone, only changed: a refused undo would tell that somebody acted', () => {
    const engine = createEngine(towerOfBabel);
    const m = offering('1 offer 2', '2 offer 1');
    const undo = () => m.ctx.playOrder.map((id) => engine.view(m.position, id).canUndo);
    expect(undo()).toEqual([false, false, false, false]);
    m.play('1 offer 0');
    expect(undo()).toEqual([false, false, false, false]);
    m.refuse('1 undo');
  });

  test('can be made by who has nothing exactly as by who has', () => {
    const m = offering();
    expect(legal(m, '3', 'offer')).toEqual(['0']);
    expect(awaited(m)).toEqual(['1', '2', '3']);
    m.play('3 offer 0');
    expect(story(m)).toEqual(['chose 0 babel', 'offered 3']);
  });
});

describe('R9.2 covered answers', () => {
  const asking = (...answers: string[]) => {
    const m = match({
      hands: HANDS,
      actionCards: { 1: 'tripleBonus-1', 2: 'joker-1' },
    });
    m.play('0 build ship-5a', '1 offer 2', '2 offer 2', '3 offer 0', '0 fulfil 0', ...answers);
    return m;
  };

  test('look the same to everybody else whatever they are', () => {
    const triple = asking('1 answer tripleBonus');
    const nothing = asking('1 answer nothing');
    expect(others(triple, '1')).toEqual(others(nothing, '1'));
    expect(triple.events).toEqual(nothing.events);
    expect(seen(triple, '1').answer).toBe('tripleBonus');
  });

  test('are changed without anybody else noticing', () => {
    const m = asking('1 answer tripleBonus');
    const before = { table: m.G.table, events: m.events.length };
    m.play('1 answer nothing');
    expect(m.G.table).toBe(before.table);
    expect(m.events).toHaveLength(before.events);
  });
});

describe('R9.3, R9.5 taken discs', () => {
  const taken = (options = {}) => {
    const m = match({ hands: HANDS, actionCards: { 0: 'fivePoints-1' }, options });
    m.play('0 build ship-5a', '1 offer 2', '2 offer 0', '3 offer 0', '0 fulfil 0');
    return m;
  };

  test('lie open in the turn in which they are taken, and are hidden afterwards', () => {
    const m = taken();
    expect(seen(m, null).table.build).toMatchObject({ disc: 'ship-5a', outcome: 'fulfilled' });
    m.play('0 end');
    for (const view of others(m, '0')) {
      expect(view.table.build).toBeNull();
      expect(view.discs['0']).toBeNull();
      expect(view.holdings['0'].discs).toBe(1);
    }
    expect(seen(m, '0').discs['0']).toEqual(['ship-5a']);
  });

  test('are not named in the log, nor cards that would name them', () => {
    const m = taken();
    m.play('0 end');
    expect(JSON.stringify(m.events)).not.toMatch(/ship|camel|crane|mason-/);
    expect(m.events).toContainEqual({
      type: 'fulfilled',
      playerID: '0',
      wonder: 'babel',
      builders: [],
      taker: '0',
    });
    expect(m.events).toContainEqual({
      type: 'revealed',
      offers: {
        1: { cards: 2, trade: false },
        2: { cards: 0, trade: false },
        3: { cards: 0, trade: false },
      },
    });
  });

  test('are seen by everybody with openDiscs (R9.4)', () => {
    const m = taken({ openDiscs: true });
    m.play('0 end');
    for (const view of others(m, '0')) expect(view.discs['0']).toEqual(['ship-5a']);
  });
});

describe('what may be imagined', () => {
  const chance = chanceOf({ seed: '7'.repeat(64), counter: 0 });
  const dream = (m: Match, playerID: PlayerID | null): State =>
    towerOfBabel.determinize(seen(m, playerID), m.ctx, playerID, chance);

  test('has revealed offers in the hands of those who made them', () => {
    const m = match({ hands: HANDS, supply: { camel: 25, crane: 20 } });
    m.play('0 build ship-5a', '1 offer 3', '2 offer 2', '3 offer 0');
    for (let i = 0; i < 20; i++) {
      const { hands } = dream(m, '0');
      expect(hands['1'].ship).toBeGreaterThanOrEqual(3);
      expect(hands['2']).toMatchObject({ camel: 0, crane: 0, mason: 0, ship: 2 });
    }
  });

  test('has the disc of this turn with the one who took it', () => {
    const m = match({
      hands: HANDS,
      actionCards: { 0: 'fivePoints-1' },
      discs: { 0: 'camel-3', 1: 'crane-3', 2: 'mason-3' },
    });
    m.play(
      '0 build ship-5a',
      '1 offer 3 trade',
      '2 offer 0',
      '3 offer 0',
      '0 accept 1',
      '0 fulfil 0',
    );
    for (let i = 0; i < 20; i++) {
      const { discs } = dream(m, '2');
      expect(discs['1']).toContain('ship-5a');
      expect(discs['1']).toHaveLength(2);
      expect(discs['2']).toEqual(['mason-3']);
    }
  });

  test('leaves it open who covered what', () => {
    const m = match({ hands: { 1: { ship: 2, camel: 1 }, 2: { ship: 1 } } });
    m.play('0 build ship-3', '1 offer 2 trade');
    const offers = Array.from({ length: 60 }, () => JSON.stringify(dream(m, '2').offers['1']));
    expect(new Set(offers).size).toBeGreaterThan(3);
  });

  test('has a Triple Bonus covered only by who may hold one, and the own answer as it is', () => {
    const m = match({ hands: HANDS, actionCards: { 1: 'tripleBonus-1', 2: 'joker-1' } });
    m.play('0 build ship-5a', '1 offer 2', '2 offer 2', '3 offer 0', '0 fulfil 0');
    m.play('1 answer tripleBonus');
    const said = Array.from({ length: 200 }, () => {
      const { answers, actionCards } = dream(m, '2');
      return `${answers['1']}, holding ${ofKind(actionCards['1'], 'tripleBonus').length}`;
    });
    expect([...new Set(said)].sort()).toEqual([
      'nothing, holding 0',
      'nothing, holding 1',
      'tripleBonus, holding 1',
    ]);
    expect(dream(m, '1').answers).toEqual({ 1: 'tripleBonus' });
  });
});

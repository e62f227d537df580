import { chanceOf, randomSeed, type Chance } from '../../engine/chance';
import { sum } from '../../engine/numbers';
import { everyOptions } from '../../engine/options';
import { createEngine, type Position } from '../../engine/engine';
import { yaBlewIt } from '.';
import { CARDS, type CardId } from './cards';
import { gain, stacksOf } from './scoring';
import { setup } from './setup';
import type { State } from './state';
import { held, openCards } from './table';

const engine = createEngine(yaBlewIt);
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');
const PLAYERS = [2, 3, 4, 5, 6];

/** Every position of a match in which anybody who may move makes any legal move. */
function* playout(numPlayers: number, seed: number, options = {}): Generator<Position> {
  const chance: Chance = chanceOf({ seed: seedOf(seed), counter: 0 });
  let position = engine.start({ numPlayers, options, seed: seedOf(seed + 1000) });
  yield position;
  while (position.ctx.gameover === undefined) {
    const actions = position.ctx.playOrder.flatMap((playerID) =>
      engine.legal(position, playerID).map((legal) => ({ playerID, ...legal })),
    );
    const outcome = engine.act(position, { type: 'move', ...chance.pick(actions) });
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
    yield (position = outcome.position);
  }
}

const isFire = (id: CardId) => CARDS[id].kind === 'fire';

describe('R2 setting up', () => {
  const dealt = (numPlayers: number, seed: number, options = {}) =>
    engine.start({ numPlayers, options, seed: seedOf(seed) });

  test('two to six play (R2.1)', () => {
    expect(yaBlewIt.players).toEqual({ min: 2, max: 6 });
  });

  test.each(PLAYERS)('%i players have a Detonator and a Cursed Gem each (R2.2, R2.3)', (n) => {
    const { table, deck } = dealt(n, n).G as State;
    expect(Object.values(table.scoring).map((area) => area.map((id) => CARDS[id].kind))).toEqual(
      Array.from({ length: n }, () => ['detonator']),
    );
    expect(new Set(Object.values(table.cursed)).size).toBe(n);
    expect(deck).toHaveLength(64 - n);
    expect(deck.filter((id) => CARDS[id].kind === 'detonator')).toHaveLength(10 - n);
  });

  test('a Fire lies at the bottom, any of the six, and five lie anywhere (R2.4)', () => {
    const decks = Array.from({ length: 60 }, (_, seed) => (dealt(4, seed).G as State).deck);
    for (const deck of decks) {
      expect(deck.filter(isFire)).toHaveLength(6);
      expect(isFire(deck.at(-1)!)).toBe(true);
    }
    expect(new Set(decks.map((deck) => deck.at(-1))).size).toBe(6);
    expect(
      new Set(decks.flatMap((deck) => deck.slice(0, -1).findIndex(isFire))).size,
    ).toBeGreaterThan(8);
  });

  test('anybody may be the first Prospector, and all cursed colours occur (R2.2, R2.5)', () => {
    const starts = Array.from({ length: 60 }, (_, seed) => dealt(3, seed));
    expect(new Set(starts.map(({ ctx }) => ctx.currentPlayer))).toEqual(new Set(['0', '1', '2']));
    for (const { G, ctx } of starts) expect(G.table.first).toBe(ctx.currentPlayer);
    expect(new Set(starts.map(({ G }) => G.table.cursed['0'])).size).toBe(6);
  });

  test('uses nothing but `chance` and the order of play', () => {
    const chance = chanceOf({ seed: randomSeed(), counter: 0 });
    const context = { ctx: { playOrder: ['0', '1'] }, chance } as unknown as Parameters<
      typeof setup
    >[0];
    expect(
      setup(context, { doubleGems: true, showOdds: true, length: 'printed' }).table.round,
    ).toBe(1);
  });

  test('without a choice two numbers are two gems, and the chance to match is shown (R4.5, R9.2)', () => {
    const asPrinted = { doubleGems: true, showOdds: true, length: 'printed' };
    expect(dealt(2, 1).G.table).toMatchObject(asPrinted);
  });

  test.each(everyOptions(yaBlewIt.options))('the options lie on the table: %j', (options) => {
    expect(dealt(2, 1, options).G.table).toMatchObject(options);
  });
});

describe('in random play', () => {
  test.each(PLAYERS)('%i players never lose or double a card, and the match ends', (n) => {
    const all = Object.keys(CARDS).sort();
    for (let seed = 0; seed < 6; seed++) {
      let last!: Position;
      for (last of playout(n, seed)) {
        const { table, deck } = last.G as State;
        expect([...openCards(table), ...deck].sort()).toEqual(all);
        if (deck.length > 0) expect(isFire(deck.at(-1)!)).toBe(true);
      }
      expect(last.ctx.gameover).toBeDefined();
      expect(last.G.deck).toEqual([]);
    }
  });

  test.each(PLAYERS)(
    '%i players: every standing Safe is held, on a stack that is there (R7.1)',
    (n) => {
      for (const { G } of playout(n, 7))
        for (const id of Object.keys(G.table.safes)) {
          const { table } = G as State;
          expect(table.safes[id].length).toBeLessThanOrEqual(held(table, id, 'safe').length);
          for (const color of table.safes[id])
            expect(stacksOf(table.scoring[id])[color]).not.toEqual([]);
        }
    },
  );

  test.each(PLAYERS)(
    '%i players: whom the match waits for has a move, and nobody else acts (R3.4)',
    (n) => {
      for (const position of playout(n, 11)) {
        if (position.ctx.gameover !== undefined) break;
        const awaited = engine.awaited(position);
        expect(awaited.length).toBeGreaterThan(0);
        for (const id of position.ctx.playOrder) {
          const free = engine.legal(position, id).filter(({ move }) => move !== 'place');
          if (awaited.includes(id)) expect(engine.legal(position, id)).not.toEqual([]);
          else expect(free).toEqual([]);
        }
      }
    },
  );

  test.each(PLAYERS)('%i players: any deck that is imagined has the unseen cards (R10.1)', (n) => {
    const chance = chanceOf({ seed: seedOf(5), counter: 0 });
    const all = Object.keys(CARDS).sort();
    for (const { G, ctx } of playout(n, 13)) {
      const guess = yaBlewIt.determinize(yaBlewIt.view(G, ctx, '0'), ctx, '0', chance);
      expect([...openCards(guess.table), ...guess.deck].sort()).toEqual(all);
      if (guess.deck.length > 0) expect(isFire(guess.deck.at(-1)!)).toBe(true);
    }
  });

  test.each(PLAYERS)(
    '%i players: what the Claim would bring adds up, for everybody (R9.1, R9.4)',
    (n) => {
      let claims = 0;
      for (const { G, ctx } of playout(n, 17))
        for (const id of ctx.playOrder) {
          const { colors, wilds, total } = gain((G as State).table, id);
          const rows = [...Object.values(colors), ...(wilds ? [wilds] : [])];
          expect(sum(rows.map(({ points }) => points))).toBe(total);
          if (wilds && rows.length > 1) claims += 1;
        }
      expect(claims).toBeGreaterThan(0);
    },
  );

  test('which Fire lies at the bottom cannot be told', () => {
    const chance = chanceOf({ seed: seedOf(6), counter: 0 });
    const { G, ctx } = playout(2, 1).next().value as Position;
    const bottoms = Array.from({ length: 60 }, () =>
      yaBlewIt.determinize(yaBlewIt.view(G, ctx, '0'), ctx, '0', chance).deck.at(-1),
    );
    expect(new Set(bottoms).size).toBe(6);
  });
});

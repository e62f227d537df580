import { chanceOf } from '../../engine/chance';
import { createEngine, type Position } from '../../engine/engine';
import { towerOfBabel } from '.';
import { ACTION_CARDS } from './actionCards';
import { ALL_CARDS, covers, plus, size } from './cards';
import { DISCS, discsInPlay } from './discs';
import { WONDERS, type State } from './state';
import { openDiscs, scoredWonders } from './table';

const engine = createEngine(towerOfBabel);
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');
const PLAYERS = [3, 4, 5];

/** Every position of a match in which anybody who may move makes any legal move. */
function* playout(numPlayers: number, seed: number, options = {}): Generator<Position> {
  const chance = chanceOf({ seed: seedOf(seed), counter: 0 });
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

const movesThat = (quality: 'secret' | 'simultaneous' | 'undoable') =>
  Object.entries(towerOfBabel.moves).flatMap(([move, rule]) => (rule[quality] ? [move] : []));

test('what is covered is secret and made by several at once (R9.2)', () => {
  expect(movesThat('secret')).toEqual(['offer', 'answer']);
});

test('nobody is refused because another acted first (R7.2)', () => {
  expect(movesThat('simultaneous').sort()).toEqual(
    ['answer', 'build', 'cardDraw', 'cardTrade', 'offer', 'pass'].sort(),
  );
});

test('what shows nothing hidden and draws nothing can be taken back', () => {
  expect(movesThat('undoable').sort()).toEqual(['accept', 'build', 'refuse']);
});

describe('in random play', () => {
  test.each(PLAYERS)('%i players never lose or double a thing', (n) => {
    for (const twoColouredDiscs of [false, true])
      for (const { G } of playout(n, n, { twoColouredDiscs })) {
        const { table, hands, supply, discs, actionCards, actionSupply } = G as State;
        expect(plus(supply, table.discards, ...Object.values(hands))).toEqual(ALL_CARDS);
        expect([...openDiscs(table), ...Object.values(discs).flat()].sort()).toEqual(
          [...discsInPlay(twoColouredDiscs)].sort(),
        );
        expect(
          [...actionSupply, ...table.usedActionCards, ...Object.values(actionCards).flat()].sort(),
        ).toEqual([...ACTION_CARDS].sort());
      }
  });

  test.each(PLAYERS)(
    '%i players: a wonder has a part for each card its taken discs needed (R5.6)',
    (n) => {
      for (const { G } of playout(n, n + 10)) {
        const { table, discs } = G as State;
        const taken = Object.values(discs).flat();
        const standing = taken.reduce((total, disc) => total + size(DISCS[disc]), 0);
        const parts = WONDERS.reduce(
          (total, wonder) => total + table.wonders[wonder].parts.length,
          0,
        );
        expect(parts).toBeLessThanOrEqual(standing);
        if (scoredWonders(table) === 0) expect(parts).toBe(standing);
      }
    },
  );

  test.each(PLAYERS)('%i players: what is offered is in hand (R4.2)', (n) => {
    for (const { G } of playout(n, n + 20)) {
      const { table, hands, offers } = G as State;
      const all = table.step === 'selecting' ? table.build.offers : offers;
      for (const [id, offer] of Object.entries(all)) {
        expect(covers(hands[id], offer.cards)).toBe(true);
        expect(covers(DISCS[table.build!.disc], offer.cards)).toBe(true);
        if (offer.trade) expect(size(offer.cards)).toBeGreaterThan(0);
      }
    }
  });

  test.each(PLAYERS)('%i players: no match gets beyond the seventh row (R6.7)', (n) => {
    let last!: Position;
    for (last of playout(n, n + 30));
    expect(scoredWonders(last.G.table)).toBeLessThanOrEqual(7);
    expect(last.ctx.gameover!.standings).toHaveLength(n);
  });

  test.each(PLAYERS)(
    '%i players: any secrets that are imagined are the unseen things (R9)',
    (n) => {
      const chance = chanceOf({ seed: seedOf(5), counter: 0 });
      let count = 0;
      for (const { G, ctx } of playout(n, n + 40, { twoColouredDiscs: true })) {
        if (count++ % 10 > 0) continue;
        for (const viewer of ['0', null]) {
          const view = towerOfBabel.view(G, ctx, viewer);
          const guess = towerOfBabel.determinize(view, ctx, viewer, chance);
          const { table, hands, supply, discs, actionCards, actionSupply } = guess;
          expect(plus(supply, table.discards, ...Object.values(hands))).toEqual(ALL_CARDS);
          expect([...openDiscs(table), ...Object.values(discs).flat()].sort()).toEqual(
            [...discsInPlay(true)].sort(),
          );
          expect(
            [
              ...actionSupply,
              ...table.usedActionCards,
              ...Object.values(actionCards).flat(),
            ].sort(),
          ).toEqual([...ACTION_CARDS].sort());
        }
      }
    },
  );
});

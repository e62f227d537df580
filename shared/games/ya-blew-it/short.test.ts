import { chanceOf } from '../../engine/chance';
import { createEngine, type Position } from '../../engine/engine';
import { yaBlewIt } from '.';
import { CARDS, type CardId } from './cards';
import type { State } from './state';
import { firesToCome, openCards, unseen } from './table';

// A short match (R2.6).

const engine = createEngine(yaBlewIt);
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');
const dealt = (numPlayers: number, seed: number, length: 'printed' | 'short'): Position =>
  engine.start({ numPlayers, options: { length }, seed: seedOf(seed) });

const isFire = (id: CardId) => CARDS[id].kind === 'fire';

/** Every position of a short match in which anybody who may move makes any legal move. */
function* playout(numPlayers: number, seed: number): Generator<Position> {
  const chance = chanceOf({ seed: seedOf(seed + 1000), counter: 0 });
  let position = dealt(numPlayers, seed, 'short');
  yield position;
  while (position.ctx.gameover === undefined) {
    const playerID = chance.pick(engine.awaited(position));
    const move = chance.pick(engine.legal(position, playerID));
    const outcome = engine.act(position, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
    yield (position = outcome.position);
  }
}

test.each([2, 3, 4, 5, 6])('%i players go without twenty of the cards on the last Fire', (n) => {
  const whole = dealt(n, n, 'printed').G as State;
  const short = dealt(n, n, 'short').G as State;
  expect(whole.deck).toHaveLength(64 - n);
  expect(short.deck).toHaveLength(64 - n - 20);
  expect(isFire(short.deck.at(-1)!)).toBe(true);
  expect({ ...short.table, length: 'printed' }).toEqual(whole.table);
});

test('what goes back into the box is any of the cards, Fires among them', () => {
  const boxes = Array.from({ length: 40 }, (_, seed) => {
    const { table, deck } = dealt(3, seed, 'short').G as State;
    return unseen(table).filter((id) => !deck.includes(id));
  });
  for (const box of boxes) expect(box).toHaveLength(20);
  expect(new Set(boxes.flat()).size).toBe(64 - 3);
  expect(new Set(boxes.map((box) => box.filter(isFire).length)).size).toBeGreaterThan(2);
});

test.each([2, 4, 6])(
  '%i players: the box stays shut, and the last Fire still ends the match',
  (n) => {
    let last!: Position;
    for (last of playout(n, n)) {
      const { table, deck } = last.G as State;
      expect(openCards(table).length + deck.length).toBe(64 - 20);
      if (deck.length > 0) expect(isFire(deck.at(-1)!)).toBe(true);
    }
    expect(last.ctx.gameover).toBeDefined();
    expect(last.G.deck).toEqual([]);
    expect(firesToCome((last.G as State).table)).toEqual({ least: 0, most: 0 });
  },
);

test('how many Fires are to come is known as far as the box allows (R10.1)', () => {
  const { table } = dealt(3, 1, 'short').G as State;
  expect(firesToCome(table)).toEqual({ least: 1, most: 6 });
  for (const { G } of [1, 2, 3, 4].flatMap((seed) => [...playout(3, seed)])) {
    const { table, deck } = G as State;
    const fires = deck.filter(isFire).length;
    const { least, most } = firesToCome(table);
    expect(least).toBeLessThanOrEqual(fires);
    expect(most).toBeGreaterThanOrEqual(fires);
    if (deck.length === 1) expect([least, most]).toEqual([1, 1]);
  }
});

test('a deck that is imagined is as large, and any unseen card may be missing from it (R10.1)', () => {
  const chance = chanceOf({ seed: seedOf(5), counter: 0 });
  const seen = new Set<CardId>();
  const { G, ctx } = dealt(3, 1, 'short');
  for (let i = 0; i < 40; i++) {
    const { deck } = yaBlewIt.determinize(yaBlewIt.view(G, ctx, '0'), ctx, '0', chance);
    expect(deck).toHaveLength(41);
    expect(new Set(deck).size).toBe(41);
    expect(isFire(deck.at(-1)!)).toBe(true);
    for (const id of deck) seen.add(id);
  }
  expect(seen.size).toBe(unseen((G as State).table).length);
});

import { chanceOf } from '../../engine/chance';
import { legalMoves } from '../../engine/legal';
import { createEngine, type Position } from '../../engine/engine';
import type { Gameover } from '../../engine/score';
import { colorfulTreasure } from '.';
import type { Notes } from './botBeliefs';
import type { Move } from './moves';
import type { Event, Treasure, View } from './state';
import { match, offers } from './testing';
import type { CellId } from './wonders';
import { extent } from '../../testing/extent';

const engine = createEngine(colorfulTreasure);
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** The move a bot likes best. */
function best(position: Position, playerID: string, notes: unknown): Move {
  const { G, ctx } = engine.view(position, playerID);
  const rated = legalMoves(colorfulTreasure, G, ctx, playerID).map((move) => ({
    move,
    rating: colorfulTreasure.rate(G as View, ctx, playerID, move, notes),
  }));
  return rated.reduce((a, b) => (b.rating > a.rating ? b : a)).move;
}

const noted = (notes: unknown, position: Position, playerID: string, events: Event[]): unknown =>
  colorfulTreasure.observe!(notes, engine.view(position, playerID).G as View, events);

type Table = { numPlayers: number; seed: number; bots: string[]; options?: Record<string, string> };

/** Plays a match to its end: these seats are bots that remember, the others move at random. */
function outcome({ numPlayers, seed, bots, options = {} }: Table): Gameover {
  const chance = chanceOf({ seed: seedOf(seed), counter: 0 });
  const notes: Record<string, unknown> = {};
  let position = engine.start({ numPlayers, options, seed: seedOf(seed + 1000) });
  while (position.ctx.gameover === undefined) {
    const [playerID] = engine.awaited(position);
    const move = bots.includes(playerID)
      ? best(position, playerID, notes[playerID])
      : chance.pick(engine.legal(position, playerID));
    const done = engine.act(position, { type: 'move', playerID, ...move });
    if (!done.ok) throw new Error(`refused: ${done.code}`);
    ({ position } = done);
    for (const bot of bots) notes[bot] = noted(notes[bot], position, bot, done.events as Event[]);
  }
  return position.ctx.gameover;
}

/** How many of so many matches against random play a bot wins alone. */
const wins = (matches: number, options: Record<string, string> = {}): number =>
  Array.from({ length: matches }, (_, seed) => {
    const bot = String(seed % 2);
    const { standings } = outcome({ numPlayers: 2, seed, bots: [bot], options });
    return standings[0].playerID === bot && standings[1].place === 2;
  }).filter(Boolean).length;

describe('a bot against random play at a table of two', () => {
  test('wins the basic game nineteen times in twenty', () => {
    const matches = extent(40, 100);
    expect(wins(matches)).toBeGreaterThanOrEqual(0.95 * matches);
  });

  test('wins the junior game nineteen times in twenty', () => {
    expect(wins(40, { variant: 'junior' })).toBeGreaterThanOrEqual(38);
  });

  test.each(['side1', 'side2'])(
    'wins the advanced game, %s, nineteen times in twenty',
    (tokenSides) => {
      expect(wins(20, { variant: 'advanced', tokenSides })).toBeGreaterThanOrEqual(19);
    },
  );
});

test.each([2, 3, 4])('a match of %i bots ends', (numPlayers) => {
  const bots = ['0', '1', '2', '3'].slice(0, numPlayers);
  const options = { variant: 'advanced', tokenSides: 'mixed' };
  expect(outcome({ numPlayers, seed: 1, bots, options }).standings).toHaveLength(numPlayers);
});

type Match = ReturnType<typeof match>;

const remember = (m: Match, playerID: string, notes?: unknown) =>
  noted(notes, m.position, playerID, []) as Notes;

/** Cards as a bot notes them, the last seen at the end. */
const seen = (cards: Partial<Record<CellId, Treasure>>): Notes =>
  Object.entries(cards).map(([cell, treasure]) => ({ cell: cell as CellId, treasure }));

const rating = (m: Match, text: string, notes: unknown): number => {
  const [move, ...args] = text.split(' ');
  const { G, ctx } = engine.view(m.position, '0');
  return colorfulTreasure.rate(G as View, ctx, '0', { move, args } as Move, notes);
};

describe('a bot remembers', () => {
  test('what was revealed, until it is taken', () => {
    const m = match();
    m.play('0 reveal a1 b2');
    const atReveal = remember(m, '1');
    expect(atReveal).toEqual(seen({ a1: 'red', b2: 'blue' }));
    m.play('0 take red');
    expect(remember(m, '1', atReveal)).toEqual(seen({ b2: 'blue' }));
  });

  test('what it looked at itself, not what others look at', () => {
    const m = match({ variant: 'advanced', holds: { 0: 'lookAcross' } });
    m.play('0 look a1 b2');
    expect(remember(m, '0')).toEqual(seen({ a1: 'red', b2: 'blue' }));
    expect(remember(m, '1')).toEqual([]);
  });

  test('what it saw last as its last, whatever that lay beside', () => {
    const m = match();
    m.play('0 reveal a1 b2', '0 revealThird c3');
    const first = remember(m, '1');
    m.play('0 leave', '1 reveal d1 a1');
    expect(remember(m, '1', first)).toEqual(seen({ b2: 'blue', c3: 'blue', a1: 'red', d1: 'red' }));
  });

  test.each([
    ['easy', 4],
    ['normal', 8],
    ['hard', 20],
  ] as const)(
    'as much as its strength allows: %s, the last %i of twenty cards',
    (strength, left) => {
      const cells = ['a', 'b', 'c', 'd'].flatMap((c) =>
        [1, 2, 3, 4, 5].map((row) => `${c}${row}` as CellId),
      );
      const notes = seen(Object.fromEntries(cells.map((cell) => [cell, 'red'])));
      const recalled = colorfulTreasure.recall!(notes, strength) as Notes;
      expect(recalled.map(({ cell }) => cell)).toEqual(cells.slice(-left));
      expect(colorfulTreasure.recall!(undefined, strength)).toEqual([]);
    },
  );

  test('in plain JSON', () => {
    const m = match();
    m.play('0 reveal a1 b2');
    const notes = remember(m, '1');
    expect(JSON.parse(JSON.stringify(notes))).toEqual(notes);
  });

  test('and goes for two gems whose places it knows', () => {
    const m = match({ holds: { 0: 'stonehenge-red' } });
    const notes = seen({ b1: 'red', d1: 'red', b5: 'key', c2: 'yellow' });
    expect(best(m.position, '0', notes)).toMatchObject({ move: 'reveal' });
    expect(rating(m, 'reveal b1 d1', notes)).toBeGreaterThan(rating(m, 'reveal b1 c2', notes));
    expect(rating(m, 'reveal b1 d1', notes)).toBeGreaterThan(rating(m, 'reveal b1 b5', notes));
    expect(rating(m, 'reveal b1 d1', notes)).toBeGreaterThan(rating(m, 'reveal h1 j1', notes));
  });

  test('counts what can still be where: the last of a wonder is no secret', () => {
    const m = match({ holds: { 0: 'stonehenge-red pisa-red' } });
    const fourKnown = seen({ c2: 'yellow', c3: 'blue', c4: 'diamond', c5: 'chest' });
    m.play('0 reveal d1 d2');
    expect(rating(m, 'revealThird c1', fourKnown)).toBe(
      rating(m, 'revealThird c1', seen({ c1: 'red' })),
    );
    expect(rating(m, 'revealThird c1', fourKnown)).toBeGreaterThan(rating(m, 'revealThird c1', []));
  });
});

describe('a bot weighs the third reveal', () => {
  const two = () => {
    const m = match({ holds: { 0: 'stonehenge-red parthenon-red' } });
    m.play('0 reveal b1 d1');
    return m;
  };

  test('it takes a third gem whose place it knows', () => {
    const m = two();
    const notes = seen({ e1: 'red', e5: 'chest' });
    expect(best(m.position, '0', notes)).toEqual({ move: 'revealThird', args: ['e1'] });
  });

  test('it leaves a card alone that may be a key and cannot be a red gem', () => {
    const m = two();
    expect(rating(m, 'revealThird j1', [])).toBeLessThan(rating(m, 'take red', []));
    expect(rating(m, 'revealThird e5', seen({ e5: 'chest' }))).toBeLessThan(
      rating(m, 'take red', []),
    );
  });

  test('when only keys are left it takes what it has', () => {
    const m = match({ grid: '----- r---k ----- r---k', holds: { 0: 'stonehenge-red' } });
    m.play('0 reveal b1 d1');
    expect(best(m.position, '0', [])).toEqual({ move: 'take', args: ['red'] });
    expect(offers(m, '0', 'revealThird')).toEqual(['revealThird b5', 'revealThird d5']);
  });
});

test('a bot steals what hurts most', () => {
  const m = match({
    holds: { 0: 'keyToken', 1: 'pisa-red parthenon-red greatWall-red colosseum-red giza-blue' },
  });
  m.play('0 reveal a4 a5', '0 collect');
  expect(best(m.position, '0', [])).toMatchObject({ move: 'steal', args: [1, 'pisa-red'] });
});

import type { Arg, PlayerID } from '../../engine/game';
import { chanceOf, randomSeed } from '../../engine/chance';
import { legalMoves } from '../../engine/legal';
import { everyOptions } from '../../engine/options';
import { sum } from '../../engine/numbers';
import { createEngine, type Position } from '../../engine/engine';
import { colorfulTreasure } from '.';
import { FACES, FACE_IDS, TOKENS, type FaceId } from './faces';
import { whyNotReveal } from './refusalReasons';
import { setup } from './setup';
import type { Event, State, Table, View } from './state';
import { allCells, cellsOf, columnTokens, gemsOf, isKind, roundOf } from './table';
import { CARDS, cardOf, treasureOf, WONDER_IDS, wonderAt, type CardId } from './wonders';

const engine = createEngine(colorfulTreasure);
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

type Options = Record<string, string | boolean>;
const GAMES: [string, number, Options][] = [2, 3, 4].flatMap((players) =>
  (
    [
      ['basic', {}],
      ['junior', { variant: 'junior' }],
      ['advanced, side 1', { variant: 'advanced', tokenSides: 'side1' }],
      ['advanced, side 2', { variant: 'advanced', tokenSides: 'side2' }],
      ['advanced, mixed', { variant: 'advanced', tokenSides: 'mixed' }],
    ] as [string, Options][]
  ).map(([name, options]): [string, number, Options] => [name, players, options]),
);

type Step = { before: Position; after: Position; events: Event[]; playerID: PlayerID };

/** Every step of a match in which each player makes any legal move. */
function* playout(numPlayers: number, options: Options, seed: number): Generator<Step> {
  const chance = chanceOf({ seed: seedOf(seed), counter: 0 });
  let before = engine.start({ numPlayers, options, seed: seedOf(seed + 1000) });
  while (before.ctx.gameover === undefined) {
    const [playerID] = engine.awaited(before);
    const move = chance.pick(engine.legal(before, playerID));
    const outcome = engine.act(before, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
    yield { before, after: outcome.position, events: outcome.events as Event[], playerID };
    before = outcome.position;
  }
}

const takenCards = ({ players }: Table) => Object.values(players).flatMap(({ cards }) => cards);
const facesOf = ({ supply, used, players }: Table): FaceId[] => [
  ...supply,
  ...used,
  ...Object.values(players).flatMap(({ faces }) => faces),
];

describe('R2 setting up', () => {
  const dealt = (numPlayers: number, seed: number, options = {}) =>
    engine.start({ numPlayers, options, seed: seedOf(seed) });
  const deals = Array.from({ length: 60 }, (_, seed) => dealt(3, seed));

  test('two to four play (R2.1)', () => {
    expect(colorfulTreasure.players).toEqual({ min: 2, max: 4 });
  });

  test('each wonder has its own column, in any order (R2.2)', () => {
    for (const { G } of deals) {
      const { grid, table } = G as State;
      expect(cellsOf(grid)).toEqual(allCells(table));
      expect(
        cellsOf(grid)
          .map((cell) => cardOf(wonderAt(cell), grid[cell]!))
          .sort(),
      ).toEqual(Object.keys(CARDS).sort());
    }
    expect(new Set(deals.map(({ G }) => G.grid.a1)).size).toBe(5);
  });

  test('all tokens lie at their columns (R2.3)', () => {
    for (const wonder of WONDER_IDS)
      expect(columnTokens(wonder, deals[0].G.table)).toEqual({ diamond: true, kind: true });
  });

  test('anybody may begin (R2.4)', () => {
    expect(new Set(deals.map(({ ctx }) => ctx.currentPlayer))).toEqual(new Set(['0', '1', '2']));
    for (const { G, ctx } of deals) expect(G.table.first).toBe(ctx.currentPlayer);
  });

  test('mixed action tokens show either side (R9.1)', () => {
    const supplies = Array.from(
      { length: 40 },
      (_, seed) =>
        dealt(2, seed, { variant: 'advanced', tokenSides: 'mixed' }).G.table.supply as FaceId[],
    );
    expect(new Set(supplies.flat())).toEqual(new Set(FACE_IDS));
    for (const supply of supplies)
      expect(supply.map((face) => FACES[face].token.value)).toEqual([...TOKENS]);
  });

  test('uses nothing but `chance` and the order of play', () => {
    const chance = chanceOf({ seed: randomSeed(), counter: 0 });
    const context = { ctx: { playOrder: ['0', '1'] }, chance } as unknown as Parameters<
      typeof setup
    >[0];
    const options = {
      variant: 'basic',
      tokenSides: 'side1',
      memoryAid: false,
      length: 'printed',
    } as const;
    expect(setup(context, options).table.step).toBe('revealing');
  });

  test.each(everyOptions(colorfulTreasure.options))('a match is dealt with %j', (options) => {
    const { variant, memoryAid } = options;
    expect(dealt(2, 1, options).G.table).toMatchObject({ variant, memoryAid });
  });
});

describe.each(GAMES)('in random play, %s, %i players', (_name, players, options) => {
  const matches = [1, 2, 3].map((seed) => [...playout(players, options, seed)]);
  const steps = matches.flat();
  const junior = options.variant === 'junior';

  test(`all ${junior ? 40 : 50} cards are always somewhere, each once (R1.1, R8.1)`, () => {
    const all = Object.keys(CARDS)
      .filter((card) => !junior || !isKind(treasureOf(card as CardId)))
      .sort();
    for (const { after } of steps) {
      const { table, grid } = after.G as State;
      const lying = cellsOf(grid).map((cell) => cardOf(wonderAt(cell), grid[cell]!));
      expect([...lying, ...takenCards(table)].sort()).toEqual(all);
    }
  });

  test('tokens match cards (R3.5, R3.7)', () => {
    for (const { after } of steps) {
      const { table } = after.G as State;
      const taken = (treasure: string) =>
        takenCards(table).filter((card) => treasureOf(card) === treasure).length;
      const held = Object.values(table.players);
      const atColumns = WONDER_IDS.filter((wonder) => columnTokens(wonder, table).diamond).length;
      expect(sum(held.map(({ diamondTokens }) => diamondTokens))).toBe(taken('diamond'));
      expect(atColumns).toBe(10 - taken('diamond'));
      const spent = (['key', 'chest'] as const).map(
        (kind) => taken(kind) - sum(held.map(({ kept }) => kept[kind])),
      );
      expect(Math.min(...spent)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(spent[0] - spent[1])).toBeLessThanOrEqual(
        table.used.includes('wild') ? 1 : 0,
      );
    }
  });

  test('a pair is never kept, but while another is stolen for (R4.1)', () => {
    for (const { after } of steps) {
      const { table } = after.G as State;
      const pairs = Object.values(table.players).filter(({ kept }) => kept.key && kept.chest);
      expect(pairs.length).toBeLessThanOrEqual(table.stealing ? 1 : 0);
    }
  });

  test('action tokens are always somewhere, and only credited colours have three gems (R9.5)', () => {
    for (const { before, after } of steps) {
      const { table } = after.G as State;
      expect(facesOf(table).sort()).toEqual(facesOf(before.G.table).sort());
      for (const { cards, credited } of Object.values(table.players))
        for (const color of credited) expect(gemsOf(cards, color)).toBeGreaterThanOrEqual(3);
    }
  });

  test('everybody has had as many turns at the end (R6.1), the junior game excepted (R8.6)', () => {
    for (const match of matches) {
      const { ctx, G } = match.at(-1)!.after;
      const turns = ctx.playOrder.map(
        (id: PlayerID) =>
          new Set(
            match.filter(({ playerID }) => playerID === id).map(({ before }) => before.ctx.turn),
          ).size,
      );
      if (junior) expect(cellsOf(G.grid)).toEqual([]);
      else expect(new Set(turns)).toEqual(new Set([roundOf(ctx)]));
      expect(sum(turns)).toBe(ctx.turn);
    }
  });

  test('the match goes on while more than ten cards are left (R6.1), and no longer than a round', () => {
    for (const match of matches)
      for (const { before } of match) {
        const cards = cellsOf(before.G.grid).length;
        const roundBegins = before.ctx.currentPlayer === before.G.table.first;
        if (!junior && roundBegins && before.G.table.step === 'revealing')
          expect(cards).toBeGreaterThan(10);
      }
  });

  test('no step both reveals a card and turns it back (R3.9)', () => {
    for (const { before, after, events } of steps) {
      const revealed = events.flatMap((event) => (event.type === 'revealed' ? event.cells : []));
      if (revealed.length > 0)
        expect(after.G.table.revealed).toEqual([...before.G.table.revealed, ...revealed]);
    }
  });

  test('a screen says why a card cannot be revealed exactly when it cannot', () => {
    for (const { before } of steps.filter((_, i) => i % 5 === 0))
      for (const playerID of before.ctx.playOrder as PlayerID[]) {
        const { G, ctx } = engine.view(before, playerID);
        const may = legalMoves(colorfulTreasure, G, ctx, playerID)
          .filter(({ move }) => move.startsWith('reveal'))
          .flatMap(({ args }): readonly Arg[] => args);
        const cells = allCells(before.G.table);
        const unsaid = cells.filter(
          (cell) => whyNotReveal(G as View, ctx, { playerID, cell }) === null,
        );
        expect(unsaid).toEqual(cells.filter((cell) => may.includes(cell)));
      }
  });
});

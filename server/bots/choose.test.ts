import type { GameModule, LegalMove } from '../../shared/engine/game';
import { SENSELESS } from '../../shared/engine/rating';
import { createEngine, type Position } from '../../shared/engine/engine';
import type { Gameover } from '../../shared/engine/score';
import { gameOf, games } from '../../shared/games';
import { gain } from '../../shared/games/ya-blew-it/scoring';
import type { View } from '../../shared/games/ya-blew-it/state';
import { isHit } from '../../shared/games/ya-blew-it/table';
import { quickChance } from '../../shared/testing/random';
import type { Strength } from '../../shared/protocol/table';
import { chooseMove } from './choose';
import { simpleMove } from './simpleMove';
import { extent } from '../../shared/testing/extent';

const mine = gameOf('ya-blew-it')!;

const seedOf = (match: number) => String(match).padStart(64, '0');

/** Draws that are the same every time. */
function draws(seed: number): () => number {
  const random = quickChance(seed);
  return () => (random.die(1e6) - 1) / 1e6;
}

/** A bot's move, and the position it is made in. */
type Seen = (position: Position, playerID: string, move: LegalMove) => void;

/** Plays a match between bots to its end. */
function play(
  title: GameModule,
  strengths: Strength[],
  { match, see = () => undefined }: { match: number; see?: Seen },
): Gameover {
  const engine = createEngine(title);
  const draw = draws(match + 1);
  const numPlayers = strengths.length;
  let position = engine.start({ numPlayers, options: {}, seed: seedOf(match) });
  const notes = new Map<string, unknown>();
  const observe = (events: unknown[]) => {
    if (!title.observe) return;
    for (const id of position.ctx.playOrder)
      notes.set(id, title.observe(notes.get(id), engine.view(position, id).G, events));
  };
  observe([]);
  while (position.ctx.gameover === undefined) {
    const [playerID] = engine.awaited(position);
    const strength = strengths[Number(playerID)];
    const bot = { playerID, strength, notes: notes.get(playerID) };
    const move = chooseMove(title, engine.view(position, playerID), bot, draw)!;
    see(position, playerID, move);
    const outcome = engine.act(position, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(`a bot's ${move.move} is ${outcome.code}`);
    ({ position } = outcome);
    observe(outcome.events);
  }
  return position.ctx.gameover as Gameover;
}

/** How many matches each title is tried in; bots that look ahead take their time. */
const TRIED: Record<string, number> = {
  'ya-blew-it': extent(20, 40),
  'tower-of-babel': extent(10, 20),
  'colorful-treasure': extent(8, 16),
  'century-eastern-wonders': extent(4, 6),
};

test.each(games)(
  'in $id a hard bot wins far more often than an easy one',
  (title) => {
    const seats = Math.max(2, title.players.min);
    const won = { hard: 0, easy: 0 };
    for (let match = 0; match < TRIED[title.id]; match++) {
      const strengths = Array.from({ length: seats }, (_, seat) =>
        (seat + match) % seats === 0 ? 'hard' : 'easy',
      );
      const { standings } = play(title, strengths, { match });
      const first = standings.filter(({ place }) => place === 1);
      if (first.length === 1) won[strengths[Number(first[0].playerID)]]++;
    }
    expect(won.hard).toBeGreaterThan((2 * won.easy) / (seats - 1));
  },
  240_000,
);

test('in 50 matches of Ya Blew It! normal bots throw away no good roll, and no Jumper on a bad Claim', () => {
  const made = { reroll: 0, jump: 0 };
  const foolish: string[] = [];
  const see: Seen = ({ G }, playerID, { move }) => {
    const { table } = G as View;
    const claim = gain(table, playerID);
    const { roll } = table;
    if (move === 'jump') {
      made.jump++;
      if (claim.total + 2 * claim.specials.length <= 0) foolish.push(`jump for ${claim.total}`);
    }
    if (move === 'reroll') {
      made.reroll++;
      const isWon = isHit(table.claim, roll!.number) === (roll!.purpose === 'steal');
      if (roll!.purpose !== 'fire' && isWon && claim.total > 0)
        foolish.push(`a roll again that would have brought ${claim.total}`);
    }
  };
  for (let match = 0; match < 50; match++) {
    play(mine, ['normal', 'normal'], { match, see });
  }
  expect(foolish).toEqual([]);
  expect(Math.min(...Object.values(made))).toBeGreaterThan(20);
}, 240_000);

describe('a bot', () => {
  /** A title whose moves are rated as they are called. */
  const rated = (...ratings: number[]): GameModule =>
    ({
      moves: { say: { legal: () => ratings.map((rating) => [rating]) } },
      rate: (_view: unknown, _ctx: unknown, _id: unknown, { args }: LegalMove) => Number(args[0]),
    }) as unknown as GameModule;

  const state = { G: {}, ctx: { currentPlayer: '0' } } as never;

  /** What a bot says in many tries, and how often. */
  function said(title: GameModule, strength: Strength): Map<number, number> {
    const draw = draws(1);
    const counts = new Map<number, number>();
    for (let i = 0; i < 2000; i++) {
      const { args } = chooseMove(
        title,
        state,
        { playerID: '0', strength, notes: undefined },
        draw,
      )!;
      counts.set(Number(args[0]), (counts.get(Number(args[0])) ?? 0) + 1);
    }
    return counts;
  }

  test('that is hard makes the best move', () => {
    expect([...said(rated(1, 3, 2.9), 'hard').keys()]).toEqual([3]);
  });

  test.each([
    ['normal', 3],
    ['easy', 6],
  ] as const)('that is %s makes no move that is more than %i points worse', (strength, margin) => {
    const counts = said(rated(10, 10 - margin / 2, 10 - margin, 9.9 - margin, -50), strength);
    expect([...counts.keys()].sort((a, b) => b - a)).toEqual([10, 10 - margin / 2, 10 - margin]);
    const [best, worse, worst] = [10, 10 - margin / 2, 10 - margin].map((n) => counts.get(n)!);
    expect(best).toBeGreaterThan(worse);
    expect(worse).toBeGreaterThan(worst);
  });

  test('that is easy errs more often than a normal one', () => {
    const often = (strength: Strength) => said(rated(2, 1), strength).get(1)!;
    expect(often('easy')).toBeGreaterThan(1.5 * often('normal'));
  });

  test('that is normal errs in half of its moves', () => {
    const bot = { playerID: '0', strength: 'normal', notes: undefined } as const;
    const drawn = (draw: number) => chooseMove(rated(10, 9, 9), state, bot, () => draw)!.args[0];
    expect([drawn(0.499), drawn(0.5)]).toEqual([9, 10]);
  });

  test('makes no senseless move, however little it is to lose, unless there are no others', () => {
    expect([...said(rated(SENSELESS + 1, SENSELESS), 'easy').keys()]).toEqual([SENSELESS + 1]);
    expect([...said(rated(SENSELESS), 'easy').keys()]).toEqual([SENSELESS]);
  });

  test('that may do nothing does nothing', () => {
    const engine = createEngine(mine);
    const position = engine.start({ numPlayers: 2, options: {}, seed: 'ab'.repeat(32) });
    const [awaited] = engine.awaited(position);
    const other = awaited === '0' ? '1' : '0';
    const bot = { playerID: other, strength: 'hard', notes: undefined } as const;
    const seen = engine.view(position, other);
    expect(chooseMove(mine, seen, bot)).toBeNull();
    expect(simpleMove(mine, seen, other, draws(1))).toBeNull();
  });
});

test('of simple moves, where none is plain, any may be drawn', () => {
  const title = gameOf('colorful-treasure')!;
  const engine = createEngine(title);
  const position = engine.start({ numPlayers: 2, options: {}, seed: seedOf(1) });
  const [playerID] = engine.awaited(position);
  const legal = engine.legal(position, playerID);
  const drawn = (draw: number) =>
    simpleMove(title, engine.view(position, playerID), playerID, () => draw);
  expect(legal.length).toBeGreaterThan(1);
  expect([drawn(0), drawn(0.9999)]).toEqual([legal[0], legal.at(-1)]);
});

/** More simple moves than a match takes; but of Century, where who sails at random gets nowhere. */
const MANY = 600;

test.each(games)('simple moves are legal, plain where any is, and lead on: $id', (title) => {
  const engine = createEngine(title);
  const draw = draws(1);
  const numPlayers = title.players.min;
  let position = engine.start({ numPlayers, options: {}, seed: seedOf(1) });
  for (let i = 0; i < MANY && position.ctx.gameover === undefined; i++) {
    const [playerID] = engine.awaited(position);
    const legal = engine.legal(position, playerID).map((one) => one.move);
    const plain = title.plain?.find((kind) => legal.includes(kind));
    const move = simpleMove(title, engine.view(position, playerID), playerID, draw)!;
    if (plain) expect(move.move).toBe(plain);
    const outcome = engine.act(position, { type: 'move', playerID, ...move });
    expect([move, outcome.ok]).toEqual([move, true]);
    if (outcome.ok) ({ position } = outcome);
  }
  const isOver = position.ctx.gameover !== undefined;
  expect(isOver || position.ctx.turn > MANY / 10).toBe(true);
  if (title.id !== 'century-eastern-wonders') expect(isOver).toBe(true);
});

import type { ActionShape } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { toGame } from '../../shared/engine/bgio';
import { readAction } from '../../shared/engine/log';
import type { GameModule } from '../../shared/engine/game';
import { createEngine, type Action, type Deal } from '../../shared/engine/engine';
import { games } from '../../shared/games';
import { recordGolden } from '../../shared/testing/golden';
import { progress, type Figure } from '../report';
import { mean, median } from '../statistics';

const MATCHES = 4;
const ROUNDS = 9;

type Course = { deal: Deal; moves: (Action & { type: 'move' })[] };

/** What has to be done before a match can be played; then it is played, and only that is measured. */
type Runner = (course: Course) => () => void;

/** What a move costs by our engine, and in place, beside boardgame.io's reducer with its plugins. */
export async function engine(): Promise<Figure[]> {
  progress('the engine');
  const measured = games.map((module) => {
    const courses = Array.from({ length: MATCHES }, (_, i) => courseOf(module, i + 1));
    const runners = [byReducer(module), byEngine(module), inPlace(module)];
    const rounds = Array.from({ length: ROUNDS + 2 }, () =>
      // by turns, so that a busy machine is unfair to none
      runners.map((runner) => cost(runner, courses)),
    ).slice(2); // the first warm it up
    const [reducer, act, simulate] = runners.map((_, i) => median(rounds.map((row) => row[i])));
    return { id: module.id, reducer, act, simulate };
  });
  const compared = (what: string, of: 'act' | 'simulate', atLeast: number): Figure[] => [
    ...measured.map(({ id, reducer, ...ours }) => ({
      what: `a move ${what}, ${id}`,
      unit: 'µs',
      ours: ours[of],
      stock: reducer,
      ratio: reducer / ours[of],
    })),
    {
      what: `  moves a second ${what} / by boardgame.io’s reducer, mean`,
      unit: '',
      ours: mean(measured.map(({ reducer, ...ours }) => reducer / ours[of])),
      budget: { of: 'ours', atLeast },
    },
  ];
  return [...compared('by the engine', 'act', 6), ...compared('in place', 'simulate', 25)];
}

/** A match at random to its end. */
function courseOf(module: GameModule, match: number): Course {
  const { min, max } = module.players;
  const numPlayers = min + (match % (max - min + 1));
  const deal = { numPlayers, options: {}, seed: match.toString(16).padStart(64, '0') };
  const { actions } = recordGolden(module, deal);
  return { deal, moves: actions.map((text) => readAction(text) as Action & { type: 'move' }) };
}

/** Microseconds of processor time per move. */
function cost(runner: Runner, courses: readonly Course[]): number {
  const runs = courses.map(runner);
  const before = process.cpuUsage();
  for (const run of runs) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / courses.reduce((sum, { moves }) => sum + moves.length, 0);
}

function byReducer(module: GameModule): Runner {
  const game = toGame(module);
  const reduce = CreateGameReducer({ game });
  return ({ deal: { numPlayers, options, seed }, moves }) => {
    let state = InitializeGame({ game: { ...game, seed }, numPlayers, setupData: options });
    return () => {
      for (const { move: type, args, playerID } of moves) {
        const payload = { type, args, playerID };
        const next = reduce(state, { type: 'MAKE_MOVE', payload } as ActionShape.MakeMove);
        state = { ...next, deltalog: undefined };
      }
      if (state.ctx.gameover === undefined) throw new Error('the reducer does not come to the end');
    };
  };
}

function byEngine(module: GameModule): Runner {
  const engine = createEngine(module);
  return ({ deal, moves }) => {
    let position = engine.start(deal);
    return () => {
      for (const move of moves) ({ position } = engine.play(position, move));
      if (position.ctx.gameover === undefined)
        throw new Error('the engine does not come to the end');
    };
  };
}

function inPlace(module: GameModule): Runner {
  const engine = createEngine(module);
  return ({ deal, moves }) => {
    const match = engine.simulate(engine.start(deal));
    return () => {
      for (const move of moves) match.play(move);
      if (match.now.ctx.gameover === undefined)
        throw new Error('in place it does not come to the end');
    };
  };
}

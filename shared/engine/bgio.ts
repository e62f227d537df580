import type { Ctx, Game, Plugin } from 'boardgame.io';
import { type Chance, type ChanceData, chanceOf, type CountedChance } from './chance';
import { gameoverOf } from './reducer';
import { legalMoves } from './legal';
import type { GameModule, MoveRule, PlayerID, PublicCtx, SetupContext } from './game';
import { fullOptions } from './options';

/**
 * A title as boardgame.io's `Game`, for whoever plays it by stock boardgame.io; its moves trust that
 * they are legal. Our own engine plays the same rules to the same positions.
 */
export function toGame(module: GameModule, chance: Plugin = chancePlugin): Game {
  const first = (G: unknown, playOrder: PlayerID[]) =>
    Math.max(0, playOrder.indexOf(module.first?.(G) ?? playOrder[0]));
  return {
    name: module.id,
    minPlayers: module.players.min,
    maxPlayers: module.players.max,
    plugins: [chance],
    // nothing in the flow is a client's to decide
    events: Object.fromEntries(EVENTS.map((event) => [event, false])),
    turn: {
      ...(module.everybodyActs && { activePlayers: EVERYBODY }),
      order: {
        first: ({ G, ctx }) => first(G, ctx.playOrder),
        next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.playOrder.length,
      },
    },
    setup: (context, options) =>
      module.setup(context as unknown as SetupContext, fullOptions(module.options, options)),
    moves: Object.fromEntries(
      Object.entries(module.moves).map(([name, rule]) => [name, toMove(rule)]),
    ),
    playerView: ({ G, ctx, playerID }) => module.view(G, publicCtx(ctx), playerID),
    endIf: ({ G, ctx }) => {
      const seen = publicCtx(ctx);
      return module.isOver(G, seen) ? gameoverOf(module, G, seen) : undefined;
    },
    ai: {
      enumerate: (G, ctx, playerID) => {
        const seen = publicCtx(ctx);
        return legalMoves(module, module.view(G, seen, playerID), seen, playerID);
      },
    },
  };
}

/** The boardgame.io plugin `chance`: its data is the seed and the counter, written only in `flush`. */
export const chancePlugin: Plugin<Chance, ChanceData> = {
  name: 'chance',
  setup: ({ game }) => ({ seed: String(game.seed), counter: 0 }),
  api: ({ data }) => chanceOf(data),
  flush: ({ api, data }) => ({ ...data, counter: (api as CountedChance).counter() }),
};

/** The same as boardgame.io's `ActivePlayers.ALL`, which brings its whole machinery along. */
const EVERYBODY = { all: null } as unknown as NonNullable<Game['turn']>['activePlayers'];

const EVENTS = [
  'endGame',
  'endPhase',
  'endStage',
  'endTurn',
  'pass',
  'setActivePlayers',
  'setPhase',
  'setStage',
];

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a rule of any title
const toMove = (rule: MoveRule<any, any, any, any>) => ({
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- boardgame.io's own context
  move: (context: any, ...args: any[]) => {
    const events: unknown[] = [];
    // copied, because a piece of an immer draft dies with the move
    for (const sight of rule.play(context, ...args)) events.push(plain(sight));
    context.log.setMetadata(events.flat());
  },
  client: false, // a screen holds a view, not the state: only the server plays moves
  redact: rule.secret ?? false,
  undoable: rule.undoable ?? false,
  ignoreStaleStateID: rule.simultaneous ?? false,
});

/** What all may know of boardgame.io's `ctx`: its counters tell too much. */
export const publicCtx = (ctx: Ctx): PublicCtx => ({
  numPlayers: ctx.numPlayers,
  playOrder: ctx.playOrder,
  playOrderPos: ctx.playOrderPos,
  currentPlayer: ctx.currentPlayer,
  turn: ctx.turn,
  phase: ctx.phase,
  activePlayers: ctx.activePlayers,
  ...(ctx.gameover !== undefined && { gameover: ctx.gameover }),
});

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

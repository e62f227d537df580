import type { Ctx, Game, Plugin } from 'boardgame.io';
import { chancePlugin } from './chance';
import type { GameModule, MoveRule, Plugins, PublicCtx } from './module';
import { standings, type Gameover } from './score';
import { fullOptions } from './options';

/** boardgame.io's `Game` of a title: the only place that knows both. Its moves trust that they are legal. */
export function toGame(module: GameModule, chance: Plugin = chancePlugin): Game {
  return {
    name: module.id,
    minPlayers: module.players.min,
    maxPlayers: module.players.max,
    plugins: [chance],
    // nothing in the flow is a client's to decide
    events: Object.fromEntries(EVENTS.map((event) => [event, false])),
    ...module.flow,
    setup: (context, options) =>
      module.setup(
        context as unknown as Plugins & { ctx: Ctx },
        fullOptions(module.options, options),
      ),
    moves: Object.fromEntries(
      Object.entries(module.moves).map(([name, rule]) => [name, toMove(rule)]),
    ),
    playerView: ({ G, ctx, playerID }) => module.view(G, publicCtx(ctx), playerID),
    endIf: ({ G, ctx }) => (module.isOver(G, ctx) ? gameover(module, G, ctx) : undefined),
  };
}

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
    // copied, because a piece of an immer draft dies with the move
    context.log.setMetadata(plain(rule.play(context, ...args)));
  },
  client: false, // a screen holds a view, not the state: only the server plays moves
  redact: rule.secret ?? false,
  undoable: rule.undoable ?? false,
  ignoreStaleStateID: rule.simultaneous ?? false,
});

const gameover = (module: GameModule, G: unknown, ctx: Ctx): Gameover => ({
  standings: standings(
    ctx.playOrder.map((playerID) => ({
      playerID,
      lines: module.score(G, playerID),
      tieBreak: module.tieBreak?.(G, playerID) ?? 0,
    })),
  ),
});

/** What a viewer gets of `ctx`. */
export const publicCtx = (ctx: PublicCtx): PublicCtx => ({
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

import { join } from 'node:path';
import type { ActionShape, PlayerID, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { RandomBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { games } from '.';
import { bestMove, LONG_MATCH } from '../testing/longMatch';
import { pebbles } from '../testing/pebbles';
import { quickChance } from '../testing/random';
import type { ChanceData } from '../engine/chance';
import { publicCtx, toGame } from '../engine/bgio';
import { legalMoves } from '../engine/legal';
import type { GameModule } from '../engine/game';
import { readAction } from '../engine/log';
import { everyOptions } from '../engine/options';
import { positionHash } from '../engine/positionHash';
import { goldensIn } from '../testing/golden';
import { coveringPairs } from '../testing/pairs';
import { createEngine, type Action, type Deal, type Position } from '../engine/engine';

// boardgame.io is the oracle of our engine: it plays the same titles by its own reducer.

const titles = [...games, pebbles as GameModule];

/** boardgame.io's reducer counts moves and notes log metadata inside the objects it is given: these are copies of them. */
const untouchable = (state: State): State => ({
  ...state,
  ctx: {
    ...state.ctx,
    activePlayers: state.ctx.activePlayers && { ...state.ctx.activePlayers },
    _activePlayersNumMoves: { ...state.ctx._activePlayersNumMoves },
  },
  plugins: { ...state.plugins, log: { data: {} } },
});

/** Stock boardgame.io, beginning with a deal. */
function stock(module: GameModule, { numPlayers, options, seed }: Deal) {
  const game = toGame(module);
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game: { ...game, seed }, numPlayers, setupData: options });
  return {
    /** What all of it comes to, as our engine says it. */
    read: () => ({
      G: state.G as unknown,
      ctx: publicCtx(state.ctx),
      chance: state.plugins.chance.data as ChanceData,
    }),
    act(action: Action) {
      const { playerID } = action;
      const isMove = action.type === 'move';
      const payload = {
        type: isMove ? action.move : null,
        args: isMove ? action.args : null,
        playerID,
      };
      state = reduce(untouchable(state), {
        type: isMove ? 'MAKE_MOVE' : 'UNDO',
        payload,
      } as ActionShape.Any);
      return (state.deltalog?.at(0)?.metadata ?? []) as unknown;
    },
  };
}

const read = ({ G, ctx, chance }: Position) => ({ G, ctx, chance });

/** A match by chance, which comes to its end: with undos, and moves of whoever may act. */
function* actions(module: GameModule, deal: Deal): Generator<{ action: Action; at: Position }> {
  const engine = createEngine(module);
  const random = quickChance(Number.parseInt(deal.seed.slice(-6), 16));
  let position = engine.start(deal);
  for (let step = 0; position.ctx.gameover === undefined; step++) {
    const playerID = random.pick(engine.awaited(position));
    const legal = engine.legal(position, playerID);
    const last = position.undo.at(-1);
    const action: Action =
      last && random.die(4) === 1
        ? { type: 'undo', playerID: last.playerID }
        : {
            type: 'move',
            playerID,
            ...(step < LONG_MATCH
              ? random.pick(legal)
              : bestMove(engine, position, { playerID, legal })),
          };
    yield { action, at: position };
    const outcome = engine.act(position, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is ${outcome.code}`);
    ({ position } = outcome);
  }
}

/** Deals in which any two options meet, with the fewest players and the most by turns. */
const dealsOf = ({ players, options }: GameModule): Deal[] =>
  coveringPairs(everyOptions(options)).map((chosen, i) => ({
    numPlayers: i % 2 === 0 ? players.min : players.max,
    options: chosen,
    seed: (i + 1).toString(16).padStart(64, '0'),
  }));

test.each(titles)(
  'boardgame.io’s own reducer comes to the same position after every action: $id',
  (module) => {
    const engine = createEngine(module);
    let count = 0;
    for (const deal of dealsOf(module)) {
      const oracle = stock(module, deal);
      expect(oracle.read()).toEqual(read(engine.start(deal)));
      for (const { action, at } of actions(module, deal)) {
        const outcome = engine.act(at, action);
        const events = oracle.act(action);
        if (!outcome.ok) throw new Error(outcome.code);
        expect({ action, events, ...oracle.read() }).toEqual({
          action,
          events: outcome.events,
          ...read(outcome.position),
        });
        count++;
      }
    }
    expect(count).toBeGreaterThan(20);
  },
  240_000,
);

test.each(games)('it plays every recorded match as it was recorded: $id', (module) => {
  const recorded = goldensIn(join(__dirname, module.id, 'golden'));
  expect(recorded.length).toBeGreaterThan(2);
  for (const { file, golden } of recorded) {
    const oracle = stock(module, golden.deal);
    const hash = () => positionHash({ ...oracle.read(), undo: [] });
    const hashes = [hash()];
    for (const text of golden.actions) {
      oracle.act(readAction(text));
      hashes.push(hash());
    }
    expect({ file, hashes }).toEqual({ file, hashes: golden.hashes });
  }
});

test.each(titles)('in place the same moves lead to the same position: $id', (module) => {
  const engine = createEngine(module);
  for (const deal of dealsOf(module).slice(0, 4)) {
    let simulated = engine.simulate(engine.start(deal));
    for (const { action, at } of actions(module, deal)) {
      const outcome = engine.act(at, action);
      if (!outcome.ok) throw new Error(outcome.code);
      if (action.type === 'undo') simulated = engine.simulate(outcome.position);
      else {
        const before = JSON.stringify(at);
        const events = JSON.stringify(simulated.play(action));
        expect(JSON.stringify(at)).toBe(before);
        expect(events).toBe(JSON.stringify(outcome.events));
        expect({ ...simulated.now }).toEqual(read(outcome.position));
      }
    }
  }
});

test.each(titles)('boardgame.io plays it with its own master and client: $id', (module) => {
  const game = { ...toGame(module), seed: '5'.repeat(64) };
  const numPlayers = module.players.min;
  const multiplayer = Local();
  const clients = Array.from({ length: numPlayers }, (_, seat) =>
    Client({ game, numPlayers, multiplayer, playerID: String(seat), debug: false }),
  );
  clients.forEach((client) => client.start());
  const random = quickChance(5);
  let moves = 0;
  for (; moves < 60; moves++) {
    const choices = clients.flatMap((client) => {
      const state = client.getState()!;
      const ctx = publicCtx(state.ctx);
      const id = client.playerID as PlayerID;
      return module.awaited(clients[0].getState()!.G, ctx).includes(id)
        ? legalMoves(module, state.G, ctx, id).map((legal) => ({ client, legal }))
        : [];
    });
    if (choices.length === 0) break;
    const { client, legal } = random.pick(choices);
    const before = client.getState()!._stateID;
    client.moves[legal.move](...legal.args);
    expect(client.getState()!._stateID).toBe(before + 1);
  }
  expect(moves).toBeGreaterThan(5);
  clients.forEach((client) => client.stop());
});

/** How long boardgame.io's master leaves a bot, in milliseconds. */
const BOT_DELAY = 100;

test.each(titles)("boardgame.io's own bots play it on its own master: $id", async (module) => {
  jest.useFakeTimers();
  /** The master asks the first seat that is active, which need not be one the match waits for. */
  class Awaited extends RandomBot {
    override play(state: State) {
      const ctx = publicCtx(state.ctx);
      const [seat] = module.awaited(module.view(state.G, ctx, null), ctx);
      return super.play(state, seat);
    }
  }
  const numPlayers = module.players.min;
  const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  const bots = Object.fromEntries(seats.map((seat) => [seat, Awaited]));
  const game = { ...toGame(module), seed: '7'.repeat(64) };
  const watcher = Client({ game, numPlayers, multiplayer: Local({ bots }), debug: false });
  watcher.start();
  const MOVES = 40;
  await jest.advanceTimersByTimeAsync(MOVES * BOT_DELAY);
  const { _stateID, ctx } = watcher.getState()!;
  expect(ctx.gameover !== undefined || _stateID === MOVES).toBe(true);
  watcher.stop();
  jest.useRealTimers();
});

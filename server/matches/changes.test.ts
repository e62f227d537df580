import { createEngine, type Action, type Deal } from '../../shared/engine/engine';
import type { GameModule, LegalMove, PlayerID } from '../../shared/engine/game';
import { centuryEasternWonders } from '../../shared/games/century-eastern-wonders';
import { games } from '../../shared/games';
import { towerOfBabel } from '../../shared/games/tower-of-babel';
import { chooseMove } from '../bots/choose';
import { LIMITS } from '../limits';
import { extent } from '../../shared/testing/extent';
import { chanceFor, dealsOf } from '../test-support/randomMatches';
import { worstAction } from '../test-support/worstAction';
import { keyOf } from '../test-support/injectedPosition';
import {
  follow,
  lookOf,
  playAhead,
  shownTo,
  storeMatches,
  type ExpectedMatch,
} from '../test-support/expectedMatch';
import { dial } from '../test-support/wire';
import { FAST, runServer, type TestServer } from '../test-support/server';
import { forget, newFolder, rowsIn } from '../test-support/storage';
import { createMatchModel } from './model';

// However often people change their minds, a log stays short enough to be read: what can be repeated
// is counted, and all else uses up what there is.

const tableCases = games.flatMap((module) =>
  Array.from({ length: module.players.max - module.players.min + 1 }, (_, i) => ({
    title: module.id,
    module,
    numPlayers: module.players.min + i,
  })),
);

const dealFor = (module: GameModule, numPlayers: number): Deal =>
  dealsOf(module, 200).find((deal) => deal.numPlayers === numPlayers)!;

const OK = { ok: true };
const TOO_OFTEN = { ok: false, code: 'tooOften' };

/** The most actions of a turn that are no change of mind and follow none: more is nothing a box has material for. */
const PROGRESS = 150;

/** After how many actions what is stored is forgotten in memory, and how much of the log newcomers are shown. */
const SAVED_EVERY = 50;
const SHOWN = 50;

describe('whoever does nothing but change their mind', () => {
  const LIMIT = 12;
  const ACTIONS = extent(600, 20_000);

  test.each(tableCases)(
    'cannot make a turn of $title long, nor what is kept of it in memory, with $numPlayers at the table',
    ({ module, numPlayers }) => {
      const engine = createEngine(module);
      const random = chanceFor('hostile', module.id, numPlayers);
      const model = createMatchModel(engine, dealFor(module, numPlayers));
      const longest = numPlayers * 2 * LIMIT + PROGRESS;
      let [turn, began, saved] = [model.position().ctx.turn, 0, 0];
      while (model.position().ctx.gameover === undefined && model.seq() < ACTIONS) {
        model.follow(worstAction({ engine, model, changes: LIMIT, random }));
        const { ctx, undo } = model.position();
        expect(ctx.turn).toBeGreaterThanOrEqual(turn);
        if (ctx.turn > turn) [turn, began] = [ctx.turn, model.seq()];
        if (model.seq() >= saved + SAVED_EVERY && model.save() !== null) {
          saved = model.seq();
          model.forgetOldEntries(saved);
        }
        expect(model.seq() - began).toBeLessThanOrEqual(longest);
        expect(model.seq() - saved).toBeLessThanOrEqual(longest + SAVED_EVERY);
        expect(undo.length).toBeLessThan(PROGRESS);
        const kept = model.loggedAfter(0).length;
        expect(kept).toBeLessThanOrEqual((numPlayers + 1) * SHOWN + longest + SAVED_EVERY);
      }
    },
  );
});

test.each(games.map((module) => ({ title: module.id, module })))(
  'bots of $title never change their minds, and use little of what a seat may do',
  ({ module }) => {
    const engine = createEngine(module);
    const model = createMatchModel(engine, dealFor(module, module.players.min));
    const counts: Record<PlayerID, number> = {};
    while (model.position().ctx.gameover === undefined) {
      const [playerID] = engine.awaited(model.position());
      const bot = { playerID, strength: 'normal' as const, notes: model.notes(playerID) };
      const move = chooseMove(module, model.state(playerID), bot, () => 0.5)!;
      const action: Action = { type: 'move', playerID, ...move };
      expect(model.isChange(action)).toBe(false);
      model.follow(action);
      counts[playerID] = model.actions(playerID);
    }
    expect(Math.max(...Object.values(counts))).toBeLessThan(LIMITS.seatActions / 10);
  },
);

test('a snapshot is made where a step cannot be taken back, however fast the next one follows', async () => {
  const dataDir = newFolder();
  const module = centuryEasternWonders;
  const deal = dealFor(module, 2);
  const [expected] = await storeMatches(dataDir, [{ module, deal }]);
  const { table, model, engine } = expected;
  await playAhead(dataDir, expected, { actions: 4, random: chanceFor('begun') });
  const server = await runServer({ dataDir });
  const wires = await Promise.all(
    ['0', '1'].map(async (playerID) => {
      const wire = await dial({ port: server.port, game: module.id });
      await wire.ask('sync', table.id, playerID, keyOf(playerID));
      return wire;
    }),
  );
  /** Sends what the expected match does as well, without waiting for the answer. */
  function send(playerID: PlayerID, ...wanted: string[]) {
    const legal = engine.legal(model.position(), playerID);
    const { move, args } = legal.find((one) => wanted.includes(one.move))!;
    const payload = { type: move, args, playerID, credentials: keyOf(playerID) };
    const stateID = model.stateID(playerID);
    follow(expected, { type: 'move', playerID, move, args });
    const action = { type: 'MAKE_MOVE', payload };
    return wires[Number(playerID)].ask('update', action, stateID, table.id, playerID);
  }
  const harvest = () => send(model.position().ctx.currentPlayer, 'harvest');
  expect(await harvest()).toMatchObject(OK);
  while (model.seq() < 120 && model.position().G.table.step === 'ending') {
    // the end of a turn, and in the same breath the first step of the next one
    const acks = [send(model.position().ctx.currentPlayer, 'end')];
    while (model.position().G.table.step === 'discarding')
      acks.push(send(engine.awaited(model.position())[0], 'discard'));
    acks.push(harvest());
    expect(await Promise.all(acks)).toEqual(acks.map(() => expect.objectContaining(OK)));
  }
  for (const wire of wires) wire.close();
  await server.stop();
  const snapshots = await rowsIn(dataDir, 'SELECT seq FROM snapshots');
  expect(snapshots).toEqual([{ seq: expect.any(Number) }]);
  await forget(dataDir);
});

describe('at the server', () => {
  const LIMIT = 3;
  let dataDir: string;
  let expected: ExpectedMatch;
  let server: TestServer;

  const run = () => runServer({ dataDir, limits: { ...FAST, changes: LIMIT } });

  beforeEach(async () => {
    dataDir = newFolder();
    const deal = dealFor(towerOfBabel, 3);
    [expected] = await storeMatches(dataDir, [{ module: towerOfBabel, deal }]);
    server = await run();
  });
  afterEach(async () => {
    await server.stop();
    await forget(dataDir);
  });

  /** Sends an action as somebody's screen does. */
  async function send(playerID: PlayerID, move: LegalMove | 'undo') {
    const credentials = keyOf(playerID);
    const wire = await dial({ port: server.port, game: towerOfBabel.id });
    await wire.ask('sync', expected.table.id, playerID, credentials);
    const [type, payload] =
      move === 'undo'
        ? ['UNDO', { type: null, args: null, playerID, credentials }]
        : ['MAKE_MOVE', { type: move.move, args: move.args, playerID, credentials }];
    const ack = await wire.ask(
      'update',
      { type, payload },
      wire.stateID(),
      expected.table.id,
      playerID,
    );
    wire.close();
    if (ack.ok)
      follow(
        expected,
        move === 'undo' ? { type: 'undo', playerID } : { type: 'move', playerID, ...move },
      );
    return ack;
  }

  const legal = (playerID: PlayerID) => expected.engine.legal(expected.model.position(), playerID);
  /** A disc of which everybody else has a card, so that they have an offer to change. */
  const buildAllCanOfferFor = (active: PlayerID, others: PlayerID[]) =>
    legal(active).find((chosen) => {
      const { engine, model } = expected;
      if (chosen.move !== 'build') return false;
      const built = engine.act(model.position(), { type: 'move', playerID: active, ...chosen });
      return built.ok && others.every((id) => engine.legal(built.position, id).length > 1);
    })!;
  const anOffer = (playerID: PlayerID, i = 0) =>
    legal(playerID).filter(({ move }) => move === 'offer')[i];

  test('what is changed too often stays as it was chosen last, and everything else goes on', async () => {
    const active = expected.model.position().ctx.currentPlayer;
    const others = expected.model.position().ctx.playOrder.filter((id) => id !== active);
    const build = buildAllCanOfferFor(active, others);
    for (let i = 0; i < LIMIT; i++) {
      expect(await send(active, build)).toMatchObject(OK);
      expect(await send(active, 'undo')).toMatchObject(OK);
    }
    expect(await send(active, build)).toMatchObject(OK);
    expect(await send(active, 'undo')).toEqual(TOO_OFTEN);

    const [one, other] = others;
    for (let i = 0; i <= LIMIT; i++) expect(await send(one, anOffer(one, i % 2))).toMatchObject(OK);
    expect(await send(one, anOffer(one))).toEqual(TOO_OFTEN);
    expect(await shownTo(server.port, expected, one)).toBe(lookOf(expected, one));

    // it is not forgotten while nobody looks
    await server.stop();
    server = await run();
    expect(await send(one, anOffer(one))).toEqual(TOO_OFTEN);
    expect(await send(other, anOffer(other))).toMatchObject(OK);
    expect(expected.model.position().G.table.step).toBe('selecting');
    expect(await shownTo(server.port, expected, one)).toBe(lookOf(expected, one));
  });
});

import pino from 'pino';
import type { GameModule } from '../../shared/engine/game';
import { createEngine, type Deal } from '../../shared/engine/engine';
import { pebbles, type State } from '../../shared/testing/pebbles';
import type { BotClock } from '../bots/drawnDelay';
import type { BotRequest } from '../bots/thinker';
import { readConfig } from '../config';
import { createPlayers } from '../players/players';
import { createHostLinks } from '../tables/seats/hostLinks';
import { Refusal } from '../refusal';
import type { TableRecord } from '../tables/table';
import { actionsOf, actionWriter } from '../storage/actions';
import { ALONE } from '../cluster/cluster';
import { linksInMemory } from '../players/keptLinks';
import type { Db } from '../storage/database/open';
import { addTable } from '../storage/tables';
import { runServer } from '../test-support/server';
import { legalOf, seatPeople, sitDown, startMatch } from '../test-support/sitters';
import { trialClock, type TrialClock } from '../test-support/botClock';
import { slowBots, type SlowBots } from '../test-support/slowBots';
import { dealsOf } from '../test-support/randomMatches';
import { keyOf, runningTable, runWithPositions } from '../test-support/injectedPosition';
import { changeIn, forget, newFolder, openStored } from '../test-support/storage';
import { dial } from '../test-support/wire';
import { openUptime } from '../uptime';
import { openMatch } from './actor';
import type { Match } from './match';
import { createSlices } from './slices';
import type { Services } from './services';

// Bots at a table: nobody waits for their thoughts, and what comes of one too late is dropped.

const small = pebbles as GameModule;

describe('while a bot thinks', () => {
  test('people talk, come and look, as if it did not', async () => {
    const thinker = slowBots();
    const server = await runServer({ thinker });
    const { matchID, sitters } = await seatPeople(server, { people: 1, bots: 1 });
    const [ana] = sitters;
    await startMatch(server, matchID, sitters);
    while (thinker.asked.length === 0) {
      const [{ move, args }] = legalOf(ana);
      expect(await ana.connection.play(move, ...args)).toMatchObject({ ok: true });
    }
    const { stateID } = ana.snapshot().match!;
    expect(await ana.connection.say('take your time')).toMatchObject({ ok: true });
    const spectator = sitDown(server, { matchID, playerID: null });
    await spectator.sees(({ match, chat }) => match !== null && chat.length === 1);
    expect(ana.snapshot().match!.stateID).toBe(stateID);
    thinker.asked[0].answer();
    await ana.sees(({ match }) => match!.stateID > stateID);
    for (const { connection } of [ana, spectator]) connection.close();
    await server.stop();
  });

  /** A bot and a player who both are to offer a pebble; the player offers while the bot thinks. */
  async function bothOffer(title: GameModule) {
    const thinker = slowBots();
    const server = await runWithPositions(title, { thinker });
    const deal = dealOf(title, 2);
    const table = runningTable(title, deal, [0]);
    const position = createEngine(title).start(deal);
    await server.plant(table, position);
    const wire = await dial({ port: server.port, game: title.id });
    const sync = () => wire.ask('sync', table.id, '1', keyOf('1'));
    await sync();
    const [playerID, credentials] = ['1', keyOf('1')];
    const { hands } = position.G as State;
    const payload = { type: 'offer', args: [hands['1'][0]], playerID, credentials };
    const ack = await wire.ask('update', { type: 'MAKE_MOVE', payload }, 0, table.id, playerID);
    expect(ack).toEqual({ ok: true, stateID: 1 });
    return {
      asked: thinker.asked,
      sync,
      stateID: wire.stateID,
      async stop() {
        wire.close();
        await server.stop();
      },
    };
  }

  test('what others do makes it think anew, and what it thought before is dropped', async () => {
    const { offer } = small.moves;
    const inTurn = { ...offer, simultaneous: undefined };
    const table = await bothOffer({ ...small, moves: { ...small.moves, offer: inTurn } });
    const { asked, sync, stateID } = table;
    asked[0].answer();
    await sync();
    expect(stateID()).toBe(1);
    asked[1].answer();
    while (stateID() < 2) await sync();
    // the third is for the next step, which is the bot's as well
    expect(asked.map(offered)).toEqual([[], ['1'], []]);
    await table.stop();
  });

  test('what may be done at the same moment as others still stands', async () => {
    const { asked, sync, stateID, stop } = await bothOffer(small);
    asked[0].answer();
    while (stateID() < 2) await sync();
    expect(asked.map(offered)).toEqual([[], []]);
    await stop();
  });

  const offered = ({ state }: BotRequest) => (state.G as Pick<State, 'table'>).table.offered;
});

const dealOf = (title: GameModule, numPlayers: number): Deal => ({
  ...dealsOf(title, 1)[0],
  numPlayers,
});

describe('a match', () => {
  let dataDir: string;
  let db: Db;
  let clock: TrialClock;
  let thinker: SlowBots;
  let table: TableRecord;
  let logged: string[];

  beforeEach(async () => {
    dataDir = newFolder();
    db = await openStored(dataDir);
    clock = trialClock();
    thinker = slowBots();
    logged = [];
  });

  afterEach(async () => {
    await db.destroy();
    await forget(dataDir);
  });

  let time = 0;

  /** The real thing, with a bot on the first of two seats. */
  async function open(module = small, botClock: BotClock = clock): Promise<Match> {
    const read = readConfig({ DATA_DIR: dataDir });
    if (!read.ok) throw new Error(read.problems.join('; '));
    const engine = createEngine(module);
    const services: Services = {
      config: read.config,
      log: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }),
      db,
      cluster: ALONE,
      writer: actionWriter(db),
      metrics: null,
      players: createPlayers({
        db,
        now: Date.now,
        links: linksInMemory(() => 0),
        sayRemoved: () => undefined,
      }),
      hostLinks: createHostLinks(linksInMemory(() => 0)),
      thinker,
      clock: botClock,
      now: Date.now,
      // whenever somebody looks, the last who did is long gone
      monotonic: () => (time += 1e9),
      after: () => () => undefined,
      uptime: await openUptime(db, () => 0, 0),
      isLeaving: () => false,
      isClosing: () => false,
      build: '',
      slices: createSlices(),
      games: [module],
      game: () => module,
      engineFor: async () => engine,
      loadEngine: async () => engine,
    };
    table = runningTable(module, dealOf(module, 2), [0]);
    await addTable(db, table);
    return openMatch(services, table);
  }

  /** All that was begun at the table is done. */
  const settled = (match: Match) =>
    match
      .start(() => {
        throw new Refusal('notHost');
      })
      .catch(() => undefined);
  const actions = () => actionsOf(db, table.id);

  test('is not idle while a bot thinks, waits for its moment or acts', async () => {
    const match = await open();
    expect(match.isIdle()).toBe(false);
    thinker.asked[0].answer();
    await settled(match);
    expect([clock.due(), match.isIdle()]).toEqual([1, false]);
    clock.next();
    expect([clock.due(), match.isIdle()]).toEqual([0, false]);
    // the queue has begun with it, and the action is on its way to the disk
    await Promise.resolve();
    await Promise.resolve();
    expect(match.isIdle()).toBe(false);
    await settled(match);
    expect(await actions()).toHaveLength(1);
    expect(match.isIdle()).toBe(true);
    await match.close();
  });

  test('that was closed while a bot thought hears nothing of it', async () => {
    const match = await open();
    await match.close();
    expect(match.isIdle()).toBe(true);
    thinker.asked[0].answer();
    await settled(match);
    expect([clock.due(), thinker.asked.length]).toEqual([0, 1]);
    expect(await actions()).toEqual([]);
  });

  test('that was closed while a bot waited for its moment sees no act of it', async () => {
    const jobs: (() => void)[] = [];
    const deaf: BotClock = {
      ...clock,
      after(_, job) {
        jobs.push(job);
        return () => undefined; // the moment has come already
      },
    };
    const match = await open(small, deaf);
    thinker.asked[0].answer();
    await settled(match);
    await match.close();
    expect(jobs).toHaveLength(1);
    jobs[0]();
    await settled(match);
    expect(await actions()).toEqual([]);
  });

  test('that gave a bot’s seat away does not hear what the bot thought of', async () => {
    const match = await open();
    await match.change((t) => ({
      table: {
        ...t,
        seats: t.seats.map((seat, i) => (i === 0 ? { ...seat, bot: null } : seat)),
      },
    }));
    expect(match.isIdle()).toBe(true);
    thinker.asked[0].answer();
    await settled(match);
    expect(clock.due()).toBe(0);
    await match.close();
  });

  test('goes on by itself once a bot’s action that could not be stored can be', async () => {
    const match = await open();
    thinker.asked[0].answer();
    await settled(match);
    await changeIn(dataDir, 'ALTER TABLE actions RENAME TO lost');
    clock.next();
    await settled(match);
    await changeIn(dataDir, 'ALTER TABLE lost RENAME TO actions');
    expect(await actions()).toEqual([]);
    thinker.asked[1].answer();
    await settled(match);
    clock.next();
    await settled(match);
    expect(await actions()).toHaveLength(1);
    await match.close();
  });

  test('sees a simple move of a bot that cannot judge, and the log hears of it', async () => {
    const match = await open();
    for (let round = 0; thinker.asked.length > round; round++) {
      thinker.asked[round].fail(new Error('no idea'));
      await settled(match);
      while (clock.next()) await settled(match);
    }
    const [first, ...more] = await actions();
    expect(first).toMatchObject({ playerID: '0', move: 'offer' });
    expect(more).toEqual([]);
    expect(logged.map((line) => JSON.parse(line).msg)).toEqual([
      'bot could not think; it moves without',
    ]);
    await match.close();
  });

  test('is stopped where not even the legal moves of a bot can be found', async () => {
    const legal = () => {
      throw new Error('this rule is broken');
    };
    const match = await open({
      ...small,
      moves: { ...small.moves, offer: { ...small.moves.offer, legal } },
    });
    thinker.asked[0].fail(new Error('no idea'));
    await settled(match);
    await settled(match);
    expect(match.table().status).toBe('stopped');
    await match.close();
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../../shared/engine/game';
import type { MatchRecord } from '../../shared/engine/record';
import type { Gameover } from '../../shared/engine/score';
import { engineLoader } from '../../shared/games';
import { pebbles } from '../../shared/testing/pebbles';
import type { CreateAnswer } from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import { runServer, type TestServer } from '../test-support/server';
import { chanceFor, dealsOf } from '../test-support/randomMatches';
import { keyOf, runningTable } from '../test-support/injectedPosition';
import { addTable } from '../storage/tables';
import {
  follow,
  lookOf,
  nextAction,
  playAhead,
  shownTo,
  storeMatches,
  type ExpectedMatch,
} from '../test-support/expectedMatch';
import { changeIn, forget, newFolder, openStored } from '../test-support/storage';
import { dial } from '../test-support/wire';

// Rules change; a match goes on by those that dealt it, and waits for them where they are missing.

const first = pebbles as GameModule;
const second: GameModule = { ...first, version: first.version + 1 };

let dataDir: string;
beforeEach(() => void (dataDir = newFolder()));
afterEach(() => forget(dataDir));

/** Runs a server that has these rules, and may know some of earlier versions, in which `what` is done. */
async function under<T>(
  rules: GameModule,
  what: (server: TestServer) => Promise<T>,
  past: readonly GameModule[] = [],
): Promise<T> {
  const server = await runServer({
    dataDir,
    games: [rules],
    loadEngine: engineLoader([rules], engineLoader(past)),
    env: { LOG_LEVEL: 'info' },
  });
  try {
    return await what(server);
  } finally {
    await server.stop();
  }
}

const path = (id: string, rest = '') => `/games/${first.id}/${id}${rest}`;
const tableOf = (server: TestServer, { table }: ExpectedMatch) => server.get<Table>(path(table.id));

/** A running match that was dealt by the first version. */
async function running(actions = 3): Promise<ExpectedMatch> {
  const [expected] = await storeMatches(dataDir, [{ module: first, deal: dealsOf(first, 1)[0] }]);
  await playAhead(dataDir, expected, { actions, random: chanceFor('versions') });
  return expected;
}

test('a running match waits for the rules that dealt it, and goes on untouched when they are back', async () => {
  const expected = await running();
  await under(second, async (server) => {
    // whoever looks, and however often
    for (let looks = 0; looks < 3; looks++)
      expect(await tableOf(server, expected)).toMatchObject({
        status: 'running',
        version: first.version,
        waitsForRules: true,
        awaited: [],
      });
    const wire = await dial({ port: server.port, game: first.id });
    await wire.ask('sync', expected.table.id, '0', keyOf('0'));
    const payload = { type: 'offer', args: [1], playerID: '0', credentials: keyOf('0') };
    expect(
      await wire.ask('update', { type: 'MAKE_MOVE', payload }, 0, expected.table.id, '0'),
    ).toMatchObject({ ok: false, code: 'otherRules' });
    wire.close();
    expect(server.logged.join('')).not.toContain('match stopped');
  });
  await under(first, async (server) => {
    expect(await tableOf(server, expected)).not.toHaveProperty('waitsForRules');
    expect(await shownTo(server.port, expected, null)).toBe(lookOf(expected, null));
    const { action, send, wire } = await nextAction(server.port, expected, chanceFor('on'));
    expect(await send()).toMatchObject({ ok: true });
    wire.close();
    follow(expected, action);
    expect(await shownTo(server.port, expected, null)).toBe(lookOf(expected, null));
  });
});

test('a running match goes on by the rules that dealt it while others are dealt by newer ones', async () => {
  const expected = await running();
  // by the newer rules nobody may do anything
  const mute = Object.fromEntries(
    Object.entries(second.moves).map(([name, rule]) => [name, { ...rule, legal: () => [] }]),
  );
  await under(
    { ...second, moves: mute },
    async (server) => {
      expect(await tableOf(server, expected)).toMatchObject({ version: first.version });
      expect(await shownTo(server.port, expected, null)).toBe(lookOf(expected, null));
      const random = chanceFor('beside');
      while (expected.model.position().ctx.gameover === undefined) {
        const { action, send, wire } = await nextAction(server.port, expected, random);
        expect(await send()).toMatchObject({ ok: true });
        wire.close();
        follow(expected, action);
      }
      const { standings } = expected.model.position().ctx.gameover as Gameover;
      expect(await tableOf(server, expected)).toMatchObject({
        status: 'over',
        version: first.version,
      });
      expect(await server.get(path(expected.table.id, '/scores'))).not.toEqual([]);
      const record = await server.get<MatchRecord>(path(expected.table.id, '/record'));
      expect(record).toMatchObject({ version: first.version, standings });
      expect(record.actions).toHaveLength(expected.log.length);

      const { matchID } = await server.post<CreateAnswer>(`/games/${first.id}/create`, {
        numPlayers: 2,
      });
      expect((await server.get<Table>(path(matchID))).version).toBe(second.version);
    },
    [first],
  );
});

test('bots at a match of earlier rules think by those', async () => {
  const deal = dealsOf(first, 1)[0];
  const table = runningTable(first, deal, [0, 1]);
  const db = await openStored(dataDir);
  await addTable(db, table);
  await db.destroy();
  const thoughtless: GameModule = {
    ...second,
    rate() {
      throw new Error('thought by newer rules');
    },
  };
  await under(
    thoughtless,
    async (server) => {
      // whoever looks wakes them
      const status = async () => (await server.get<Table>(path(table.id))).status;
      while ((await status()) === 'running') await new Promise(setImmediate);
      expect(await status()).toBe('over');
      expect(server.logged.join('')).not.toContain('could not think');
    },
    [first],
  );
});

test('how a match ended is shown under any rules, and its record can be fetched', async () => {
  const expected = await running();
  const gameover = await under(first, async (server) => {
    const random = chanceFor('end');
    while (expected.model.position().ctx.gameover === undefined) {
      const { action, send, wire } = await nextAction(server.port, expected, random);
      await send();
      wire.close();
      follow(expected, action);
    }
    return (await tableOf(server, expected)).gameover;
  });
  expect(gameover).toBeDefined();
  await under(second, async (server) => {
    expect(await tableOf(server, expected)).toMatchObject({ status: 'over', gameover });
    const wire = await dial({ port: server.port, game: first.id });
    await wire.ask('sync', expected.table.id, null);
    expect(wire.take().find((frame) => frame.includes('["table"'))).toContain('"gameover"');
    wire.close();
    const record = await server.get<MatchRecord>(path(expected.table.id, '/record'));
    expect(record).toMatchObject({ version: first.version, standings: gameover!.standings });
    expect(record.actions).toHaveLength(expected.log.length);
    await expect(server.get(path(expected.table.id, '/scores'))).rejects.toThrow('otherRules');
  });
});

test('a table that was opened under one version is dealt by the rules of its start, and stays with them', async () => {
  const { matchID } = await under(first, (server) =>
    server.post<CreateAnswer>(`/games/${first.id}/create`, { numPlayers: 2 }),
  );
  await under(second, async (server) => {
    expect((await server.get<Table>(path(matchID))).version).toBe(second.version);
    for (const playerName of ['Ana', 'Bo'])
      await server.post(path(matchID, '/join'), { playerName });
    expect(await server.get(path(matchID))).toMatchObject({
      status: 'running',
      version: second.version,
    });
  });
  await under(second, async (server) => {
    const table = await server.get<Table>(path(matchID));
    expect(table).toMatchObject({ status: 'running', version: second.version });
    expect(table).not.toHaveProperty('waitsForRules');
    expect(table.awaited).not.toEqual([]);
  });
});

test('options that a later version no longer knows fall to its defaults before the deal', async () => {
  const { matchID } = await under(first, (server) =>
    server.post<CreateAnswer>(`/games/${first.id}/create`, { numPlayers: 2 }),
  );
  const third: GameModule = {
    ...first,
    version: 3,
    options: { fresh: { kind: 'toggle', default: true } },
  };
  await under(third, async (server) => {
    expect((await server.get<Table>(path(matchID))).setupData).toEqual({ fresh: true });
  });
});

test('what is written down of a match that cannot be replayed holds every action of its log', async () => {
  const expected = await running(4);
  await changeIn(dataDir, "UPDATE actions SET move = 'nonsense' WHERE seq = 2");
  await under(first, async (server) => {
    const { status, fault } = await tableOf(server, expected);
    expect(status).toBe('stopped');
    const file = join(dataDir, 'stopped', `${fault}.wonder`);
    expect(JSON.parse(readFileSync(file, 'utf8')).actions).toHaveLength(4);
  });
});

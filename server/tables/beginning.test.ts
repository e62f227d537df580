import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../shared/engine/engine';
import type { MatchFile } from '../../shared/engine/matchFile';
import { dealOf, dealtFrom, type MatchRecord, replay } from '../../shared/engine/record';
import { checksOf, verify } from '../../shared/engine/verify';
import { games } from '../../shared/games';
import { FROZEN } from '../../shared/games/frozen';
import { pastEngines } from '../../shared/games/past';
import type { CreateAnswer, PlayOnBody } from '../../shared/protocol/requests';
import { MAX_LENGTH } from '../../shared/protocol/maxLength';
import { type Table } from '../../shared/protocol/table';
import { recordedMatch } from '../../shared/testing/recorded';
import { FAST, runServer, type TestServer } from '../test-support/server';
import { playOn, sitDown, tableOf } from '../test-support/sitters';
import { begunTable } from './beginning';

// A match goes on from a moment of another, on any server: at a new table, and marked as what it is.

let server: TestServer;
beforeAll(async () => void (server = await runServer({ env: { BOT_PACE_MS: '0' } })));
afterAll(() => server.stop());

const seats = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    name: `Player ${i}`,
    bot: null,
    nonceHash: null,
    nonce: null,
  }));

/** What a browser sends of a match that it has the record of. */
const fromRecord = (record: MatchRecord, moment: number): PlayOnBody['from'] => {
  const { matchID, serverSeed, nonces } = dealtFrom(record);
  return {
    matchID: record.matchID,
    version: record.version,
    options: record.options as Table['setupData'],
    seats: record.seats.map(({ name, bot = null }) => ({ name, bot })),
    deal: { matchID, serverSeed, nonces },
    ...(record.first !== undefined && { first: record.first }),
    actions: record.actions.slice(0, moment),
  };
};

const body = (record: MatchRecord, moment: number): PlayOnBody => ({
  from: fromRecord(record, moment),
  playerName: 'Ana',
  playerID: '1',
  strength: 'normal',
});

async function begin(game: string, wish: PlayOnBody) {
  const answer = await server.post<Required<CreateAnswer>>(`/games/${game}/playOn`, wish);
  const { matchID, playerID, playerCredentials: credentials } = answer;
  return { matchID, playerID, credentials, path: `/games/${game}/${matchID}` };
}

test.each(games.map((module) => [module.id, module] as const))(
  'a match of %s goes on from the middle of another to its end, with the same cards and who began',
  async (game, module) => {
    const record = recordedMatch(module, {
      matchID: 'old1',
      seats: seats(Math.max(3, module.players.min)),
      first: '2',
    });
    const moment = Math.floor(record.actions.length * 0.8);
    const engine = createEngine(module);
    const { matchID, credentials, path } = await begin(game, body(record, moment));
    const beginning = { matchID: 'old1', moment };
    expect(await server.get(path)).toMatchObject({ status: 'open', host: '1', beginning });
    await server.post(`${path}/start`, { playerID: '1', credentials });
    const sitter = sitDown(server, { game, matchID, playerID: '1', credentials });
    await sitter.sees(({ match }) => match !== null);
    await playOn([sitter]);
    sitter.connection.close();
    expect(await server.get(path)).toMatchObject({ status: 'over', beginning });

    const file = await server.get<MatchFile>(`${path}/file`);
    expect(file.actions.slice(0, moment)).toEqual(record.actions.slice(0, moment));
    expect(file.actions.length).toBeGreaterThan(moment);
    expect(file.beginning).toMatchObject({
      ...beginning,
      deal: { matchID: 'old1', serverSeed: record.serverSeed, commitment: record.commitment },
    });
    expect(file.serverSeed).not.toBe(record.serverSeed);
    expect([record.first, file.first]).toEqual(['2', '2']);
    // the cards are the same, and the positions as far as the other match was taken over
    expect(dealOf(file).seed).toBe(dealOf(record).seed);
    const before = [...replay(record, engine)][moment].position;
    expect([...replay(file, engine)][moment].position.G).toEqual(before.G);
    expect(Object.values(verify(file, engine))).toEqual(Array(6).fill(true));
    expect(checksOf(file)).not.toContain('nonces');
  },
  120_000,
);

test.each(FROZEN)(
  'version $version of $game goes on by its own rules',
  async ({ game, version }) => {
    const engine = (await pastEngines()(game, version))!;
    const record = recordedMatch(engine.module, {
      matchID: 'old',
      seats: seats(Math.max(3, engine.module.players.min)),
    });
    const { path, credentials, matchID } = await begin(game, body(record, 10));
    expect(await server.get(path)).toMatchObject({ version, status: 'open' });
    await server.post(`${path}/start`, { playerID: '1', credentials });
    const sitter = sitDown(server, { game, matchID, playerID: '1', credentials });
    await sitter.sees(({ match }) => match !== null);
    expect(await server.get(path)).toMatchObject({ version, status: 'running' });
    sitter.connection.close();
  },
);

const [first] = games;
const record = recordedMatch(first, { matchID: 'k7', seats: seats(3) });

test('its seats and options are those of the other match, and nobody can change them', async () => {
  const { path, credentials } = await begin(first.id, body(record, 5));
  const proof = { playerID: '1', credentials };
  const change = (what: string, more = {}) => server.post(`${path}/${what}`, { ...proof, ...more });
  await expect(change('options', { setupData: {} })).rejects.toThrow('badOptions');
  await expect(change('seats')).rejects.toThrow('badPlayers');
  await server.post(`${path}/seats/0/free`, proof);
  await expect(change('seats/0/close')).rejects.toThrow('badPlayers');
  // another person may take the free seat
  await server.post(`${path}/join`, { playerName: 'Bo', playerID: '0' });
  expect((await server.get<Table>(path)).players[0].name).toBe('Bo');
});

test('what others played before is told by their names of then, and nobody is shown the secrets', async () => {
  const { path, credentials, matchID } = await begin(first.id, body(record, 8));
  await server.post(`${path}/start`, { playerID: '1', credentials });
  const { entries } = await server.get<{ entries: { name?: string }[] }>(`${path}/log?before=99`);
  expect(entries.slice(0, 8).every(({ name }) => name?.startsWith('Player '))).toBe(true);
  const shown = JSON.stringify([await server.get(path), entries, await tableOf(server, matchID)]);
  expect(shown).not.toContain(record.serverSeed);
  await expect(server.get(`${path}/record`)).rejects.toThrow('notOver');
});

test('a match that was begun can be begun from once more, and remembers what its cards were dealt from', async () => {
  const once = { ...record, beginning: undefined };
  const again: MatchRecord = {
    ...once,
    matchID: 'second',
    serverSeed: 'ab'.repeat(32),
    beginning: { matchID: 'k7', moment: 5, deal: dealtFrom(record) },
  };
  const { path } = await begin(first.id, body(again, 20));
  expect((await server.get<Table>(path)).beginning).toEqual({ matchID: 'second', moment: 20 });
  expect(dealOf(again)).toEqual(dealOf(record));
});

test.each([
  ['an undo', { actions: [...record.actions.slice(0, 3), '0 undo'] }, 'illegal'],
  ['a move that is not allowed', { actions: ['0 nonsense'] }, 'illegal'],
  ['no move at all', { actions: ['0'] }, 'illegal'],
  ['arguments nobody can read', { actions: ['0 constructor __proto__'] }, 'illegal'],
  ['nobody as who began', { first: '3' }, 'illegal'],
  ['a nonce too few', { deal: { ...fromRecord(record, 0).deal, nonces: [] } }, 'illegal'],
  [
    'another seed',
    { deal: { ...fromRecord(record, 0).deal, serverSeed: '1'.repeat(64) } },
    'illegal',
  ],
  ['all of a match', { actions: record.actions }, 'over'],
  ['rules that nobody knows', { version: 99 }, 'otherRules'],
  ['options of another title', { options: { openScores: true } }, 'badOptions'],
  [
    'too many players',
    {
      seats: Array(9).fill({ name: null, bot: null }),
      deal: { ...fromRecord(record, 0).deal, nonces: Array(9).fill(null) },
    },
    'badPlayers',
  ],
  ['something else', { actions: 'all of them' }, 'malformed'],
  ['more than anybody plays', { actions: Array(MAX_LENGTH.playedOn + 1).fill('0 a') }, 'malformed'],
  [
    'a longer text than is read',
    { actions: Array(MAX_LENGTH.playedOn).fill('0 '.padEnd(60, 'a')) },
    'tooLarge',
  ],
  [
    'a seed that is none',
    { deal: { ...fromRecord(record, 0).deal, serverSeed: 'secret' } },
    'malformed',
  ],
  ['a match id with a line break', { matchID: 'a\nb' }, 'malformed'],
])('%s is refused, and nothing is opened', async (_, change, code) => {
  const { matches: before } = await tables();
  const wish = body(record, 40);
  await expect(
    server.post(`/games/${first.id}/playOn`, { ...wish, from: { ...wish.from, ...change } }),
  ).rejects.toThrow(code);
  expect((await tables()).matches).toBe(before);
});

test('what takes too long to play again is refused, whatever else goes on in between', () => {
  let time = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => time);
  const engine = createEngine(first);
  const slow = {
    ...engine,
    act: (...given: Parameters<typeof engine.act>) => {
      time += 200;
      return engine.act(...given);
    },
  };
  const play = (moment: number) => {
    const job = begunTable(slow, fromRecord(record, moment), 0);
    for (let step = job.next(); ; step = job.next()) {
      if (step.done) return step.value.log.length;
      time += 60_000;
    }
  };
  expect(play(20)).toBe(20);
  expect(() => play(21)).toThrow('tooLarge');
  clock.mockRestore();
});

test('under rules that draw who begins all the same, nobody else is said to have begun', async () => {
  const { version } = FROZEN.find(({ game }) => game === first.id)!;
  const { from, ...wish } = body(record, 0);
  const answers = await Promise.all(
    ['0', '1', '2'].map((seat) =>
      server
        .post(`/games/${first.id}/playOn`, { ...wish, from: { ...from, version, first: seat } })
        .then(
          () => 'begun',
          (error: Error) => error.message,
        ),
    ),
  );
  expect(answers.sort()).toEqual(['begun', 'illegal', 'illegal']);
});

const tables = () => server.get<{ matches: number }>('/healthz');

test('names that cannot be shown are not, and the seat that is asked for has to be there', async () => {
  const wish = body(record, 5);
  const strange = wish.from.seats.map((seat) => ({ ...seat, name: '\u202eevil'.repeat(20) }));
  const { path } = await begin(first.id, { ...wish, from: { ...wish.from, seats: strange } });
  expect(JSON.stringify(await server.get(path))).not.toContain('evil');
  await expect(
    server.post(`/games/${first.id}/playOn`, { ...wish, playerID: '7' }),
  ).rejects.toThrow('noSeat');
});

test('it counts as a table that is opened, and asks for the create key', async () => {
  const shut = await runServer({
    env: { CREATE_KEY: 'mellon' },
    limits: { ...FAST, creations: { burst: 1, perSecond: 0.001 } },
  });
  const ask = (createKey?: string) =>
    shut.post(`/games/${first.id}/playOn`, { ...body(record, 3), createKey });
  await expect(ask()).rejects.toThrow('createKey');
  await expect(ask('friend')).rejects.toThrow('wrongCreateKey');
  await ask('mellon');
  await expect(ask('mellon')).rejects.toThrow('tooFast');
  await shut.stop();
});

test('it survives that the server stops before and after its start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'));
  const one = await runServer({ dataDir });
  const wish = body(record, 12);
  const { matchID, playerCredentials: credentials } = await one.post<Required<CreateAnswer>>(
    `/games/${first.id}/playOn`,
    wish,
  );
  const path = `/games/${first.id}/${matchID}`;
  await one.stop();
  const two = await runServer({ dataDir });
  expect(await two.get(path)).toMatchObject({ status: 'open', beginning: { moment: 12 } });
  await two.post(`${path}/start`, { playerID: '1', credentials });
  await two.stop();
  const three = await runServer({ dataDir });
  expect(await three.get(path)).toMatchObject({ status: 'running' });
  const { entries } = await three.get<{ entries: unknown[] }>(`${path}/log?before=99`);
  expect(entries.length).toBeGreaterThanOrEqual(12);
  await three.stop();
  rmSync(dataDir, { recursive: true });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { Context } from 'koa';
import { ALONE } from './cluster/cluster';
import { createMetrics } from './metrics';
import { forget, newFolder, openStored } from './test-support/storage';
import type { CreateAnswer } from '../shared/protocol/requests';
import { runServer, type TestServer } from './test-support/server';
import { GAME, playOn, seatPeople, sitDown, startMatch, tableOf } from './test-support/sitters';

let server: TestServer;
afterEach(() => server.stop());

const serve = async (env: Record<string, string>) => (server = await runServer({ env }));

// a line of Prometheus' text form: a figure's name, its labels, and its value
const LINE = /^([a-z\d_]+)(?:\{((?:[a-z_]+="[^"]*",?)*)\})? (Nan|[+-]Inf|-?[\d.]+(?:e[+-]?\d+)?)$/;

/** All figures by name and labels; throws where a line is none. */
async function figures(): Promise<Map<string, number>> {
  const answer = await fetch(`${server.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return figuresIn(await answer.text());
}

function figuresIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('# '));
  return new Map(
    lines.map((line) => {
      const [, name, labels = '', value] = LINE.exec(line) ?? [line];
      if (value === undefined) throw new Error(`this is no figure: ${line}`);
      return [labels === '' ? name : `${name} ${labels}`, Number(value)];
    }),
  );
}

/** Figures whose names begin so, with what they are. */
const picked = (all: Map<string, number>, name: string) =>
  Object.fromEntries([...all].filter(([key]) => key.startsWith(name)));

test.each(['', 'off'])(
  'nobody is told any figures unless the host wants it: METRICS=%s',
  async (METRICS) => {
    await serve({ METRICS });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  },
);

test('figures lie below the base path, as health does', async () => {
  await serve({ METRICS: 'on', BASE_PATH: '/night' });
  expect((await figures()).size).toBeGreaterThan(20);
  expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(404);
});

test('before anything happens there is every title and every status, at none', async () => {
  await serve({ METRICS: 'on' });
  const all = await figures();
  expect(picked(all, 'wondertable_')).toEqual({
    'wondertable_tables status="open"': 0,
    'wondertable_tables status="locked"': 0,
    'wondertable_tables status="running"': 0,
    'wondertable_tables status="over"': 0,
    'wondertable_tables status="stopped"': 0,
    'wondertable_actions_total game="century-eastern-wonders"': 0,
    'wondertable_actions_total game="colorful-treasure"': 0,
    'wondertable_actions_total game="tower-of-babel"': 0,
    'wondertable_actions_total game="ya-blew-it"': 0,
    wondertable_websockets: 0,
    'wondertable_websocket_bytes_total direction="in"': 0,
    'wondertable_websocket_bytes_total direction="out"': 0,
  });
  expect(all.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(all.get('process_cpu_seconds_total')).toBeGreaterThan(0);
});

test('tables, websockets, moves and refusals are counted', async () => {
  await serve({ METRICS: 'on' });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  expect(picked(await figures(), 'wondertable_tables')).toMatchObject({
    'wondertable_tables status="open"': 1,
  });
  await startMatch(server, matchID, sitters);
  let moves = 0;
  await playOn(sitters, () => moves++ === 5);
  const playing = await figures();
  expect(playing.get(`wondertable_actions_total game="${GAME}"`)).toBe(5);
  expect(playing.get('wondertable_tables status="open"')).toBe(0);
  expect(playing.get('wondertable_tables status="running"')).toBe(1);
  expect(playing.get('wondertable_websockets')).toBe(2);
  const bytes = (figured: typeof playing, direction: 'in' | 'out') =>
    figured.get(`wondertable_websocket_bytes_total direction="${direction}"`)!;
  expect(bytes(playing, 'in')).toBeGreaterThan(500);
  expect(bytes(playing, 'out')).toBeGreaterThan(1000);

  expect(await sitters[0].connection.play('dance')).toEqual({ ok: false, code: 'illegal' });
  const refused = [
    server.get('/games/chess'),
    server.get(`/games/${GAME}/nobody`),
    server.get(`/games/${GAME}/nobody-else`),
    server.post(`/games/${GAME}/create`, { numPlayers: 7 }),
  ];
  for (const request of refused) await expect(request).rejects.toThrow();
  for (const { connection } of sitters) connection.close();
  let left = await figures();
  while (left.get('wondertable_websockets')! > 0) left = await figures();
  for (const direction of ['in', 'out'] as const)
    expect(bytes(left, direction)).toBeGreaterThanOrEqual(bytes(playing, direction));
  expect(picked(left, 'wondertable_refusals')).toEqual({
    'wondertable_refusals_total code="unknownGame"': 1,
    'wondertable_refusals_total code="unknownMatch"': 2,
    'wondertable_refusals_total code="badPlayers"': 1,
    'wondertable_refusals_total code="illegal"': 1,
  });
});

test('the moves of bots are counted as well', async () => {
  await serve({ METRICS: 'on' });
  const { matchID } = await server.post<CreateAnswer>(`/games/${GAME}/create`, {
    numPlayers: 2,
    bots: ['easy', 'easy'],
  });
  const watching = sitDown(server, { matchID, playerID: null });
  await watching.sees(({ match }) => match !== null && match.stateID >= 10);
  watching.connection.close();
  const moves = (await figures()).get(`wondertable_actions_total game="${GAME}"`);
  expect(moves).toBeGreaterThanOrEqual(10);
});

test('one of several servers tells which one it is, how many there are, what it does for all, and whom it reaches', async () => {
  const dataDir = newFolder();
  const db = await openStored(dataDir);
  const told = { servers: 3, leases: 20, lag: null as number | null, isReached: true };
  const metrics = await createMetrics(db, [], { ...ALONE, isShared: true, figures: () => told });
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  metrics.watch(http);
  const name = `wondertable_server server="${hostname()}:${(http.address() as AddressInfo).port}"`;
  const shown = async () => {
    const ctx = {} as Context & { body: string };
    await metrics.show(ctx, async () => undefined);
    const all = figuresIn(ctx.body);
    const ofOne = ['tables', 'actions', 'refusals', 'websocket'].map(
      (word) => `wondertable_${word}`,
    );
    return Object.fromEntries(
      [...all].filter(
        ([key]) => key.startsWith('wondertable_') && !ofOne.some((word) => key.startsWith(word)),
      ),
    );
  };
  expect(await shown()).toEqual({
    [name]: 1,
    wondertable_servers: 3,
    wondertable_leases: 20,
    wondertable_database_reached: 1,
    wondertable_announcement_lag_seconds: 0,
  });
  Object.assign(told, { leases: 0, lag: 2500, isReached: false });
  expect(await shown()).toMatchObject({
    wondertable_leases: 0,
    wondertable_database_reached: 0,
    wondertable_announcement_lag_seconds: 2.5,
  });
  await new Promise((resolve) => http.close(resolve));
  await db.destroy();
  await forget(dataDir);
});

test('no figure names a player, a match, a code, a secret or an address', async () => {
  await serve({ METRICS: 'on' });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const { code } = await tableOf(server, matchID);
  await startMatch(server, matchID, sitters);
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID > 4);
  await fetch(`${server.url}/games/${GAME}/${matchID}/log?playerID=0`);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const secrets = [matchID, code!, 'Player 0', '127.0.0.1', String(server.port), server.dataDir];
  for (const secret of [...secrets, ...sitters.map(({ credentials }) => credentials)])
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  const labels = [...text.matchAll(/^wondertable_\S*?\{(\w+)=/gm)].map(([, label]) => label);
  expect([...new Set(labels)].sort()).toEqual(['code', 'direction', 'game', 'status']);
  for (const { connection } of sitters) connection.close();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { bodies } from '../../server/gateway/messages';
import { lobbyRoutes } from '../../server/http/routes';
import { type OwnServer, postJson, runServer } from '../../server/test-support/server';
import { GAME, NONCES, until } from '../../server/test-support/sitters';
import { sha256 } from '../../shared/engine/fairness';
import { EVENTS } from './messages';
import { page } from './page';
import { ROUTES } from './routes';

const ROOT = join(__dirname, '../..');

let server: OwnServer;

beforeAll(async () => {
  server = await runServer();
});

const sockets: Socket[] = [];

afterAll(() => {
  for (const socket of sockets) socket.close();
  return server.stop();
});

test('docs/api.md is as the schemas and types are now: npm run api', () => {
  expect(readFileSync(join(ROOT, 'docs/api.md'), 'utf8')).toBe(page(ROOT));
});

test('every route is described, and no other', () => {
  const { stack } = lobbyRoutes({} as never, {} as never, {} as never);
  const routes = stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
  );
  expect(ROUTES.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(routes.sort());
});

const posts = ROUTES.flatMap(({ path, body }) => (body ? [{ path, body }] : []));

test.each(posts)(
  '$path refuses what is not as the schema of $body has it',
  async ({ path, body }) => {
    const created = await server.post<{ matchID: string }>(`/games/${GAME}/create`, {
      numPlayers: 2,
    });
    const url = path.replace(':game', GAME).replace(':id', created.matchID).replace(':seat', '0');
    // every key it knows, none with what it takes: the first complaint is about the first of them
    const wrong = Object.fromEntries(
      Object.keys(bodies[body].shape).map((key) => [key, { no: 1 }]),
    );
    const [issue] = bodies[body].safeParse(wrong).error!.issues;
    const answer = await postJson(`${server.url}${url}`, wrong);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'malformed',
      message: `${issue.path.join('.')}: ${issue.message}`,
    });
  },
);

/** A screen that keeps the names of all it hears, and what came last with each. */
function screen(matchID: string, seat: number, keys: string[], packed: boolean) {
  const heard = new Map<string, unknown[]>();
  const listeners = new Set<() => void>();
  const socket: Socket = io(`${server.url}/${GAME}`, { transports: ['websocket'] });
  sockets.push(socket);
  socket.onAny((name: string, ...args: unknown[]) => {
    heard.set(name, args);
    for (const listener of listeners) listener();
  });
  const playerID = String(seat);
  const credentials = keys[seat];
  return {
    socket,
    heard,
    credentials,
    hears: (name: string) =>
      until(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => heard.has(name),
      ),
    sync: () =>
      socket.emitWithAck(
        'sync',
        matchID,
        playerID,
        credentials,
        null,
        packed ? { packed, changes: true } : null,
      ),
  };
}

test('everything that the server says over a socket is described, and nothing else', async () => {
  const path = `/games/${GAME}`;
  const host = await server.post<{ matchID: string; playerCredentials: string }>(`${path}/create`, {
    numPlayers: 2,
    start: 'host',
    playerName: 'Ada',
    nonceHash: sha256(NONCES[0]),
  });
  const { matchID } = host;
  const guest = await server.post<{ playerCredentials: string }>(`${path}/${matchID}/join`, {
    playerName: 'Bo',
  });
  const keys = [host.playerCredentials, guest.playerCredentials];
  const proofs = keys.map((credentials, i) => ({ playerID: String(i), credentials }));

  const ada = screen(matchID, 0, keys, true);
  const bo = screen(matchID, 1, keys, false);
  for (const { sync } of [ada, bo]) await sync();
  await ada.socket.emitWithAck('chat', matchID, { id: '1', payload: 'Hello' }, keys[0]);
  await bo.hears('chat');
  await ada.socket.emitWithAck('react', matchID, 'wow', keys[0]);
  await bo.hears('reaction');
  await server.post(`${path}/${matchID}/watchersTalk`, { ...proofs[0], on: true });
  const watcher = io(`${server.url}/${GAME}`, { transports: ['websocket'] });
  sockets.push(watcher);
  await watcher.emitWithAck('sync', matchID, null, null, null, null);
  await watcher.emitWithAck('aside', matchID, 'who wins?');
  await bo.hears('aside');
  await ada.sync();
  await ada.hears('asides');
  await server.post(`${path}/${matchID}/update`, { ...proofs[0], newName: 'Ada L.' });
  await Promise.all([bo.hears('speaker'), ada.hears('tableChanges')]);
  for (const proof of proofs)
    await server.post(`${path}/${matchID}/ready`, { ...proof, ready: true });
  const started = server.post(`${path}/${matchID}/start`, proofs[0]);
  await ada.hears('reveal');
  await ada.socket.emitWithAck('nonce', matchID, NONCES[0]);
  await started;
  await bo.sync();
  await bo.hears('sync');

  const [, { state }] = bo.heard.get('sync') as [string, { state: State }];
  const playerID = state.ctx.currentPlayer;
  const mover = playerID === '0' ? ada : bo;
  const act = (type: string) =>
    mover.socket.emitWithAck(
      'update',
      {
        type: 'MAKE_MOVE',
        payload: { playerID, credentials: mover.credentials, type, args: [] },
      },
      state._stateID,
      matchID,
      playerID,
    );
  expect(await act('noSuchMove')).toMatchObject({ ok: false });
  await Promise.all([mover.hears('refused'), mover.hears('update')]);
  expect(await act('draw')).toMatchObject({ ok: true });
  await Promise.all([ada.hears('frames'), bo.hears('patch')]);
  await server.post(`${path}/${matchID}/leave`, { ...proofs[0], erase: true });
  await bo.hears('erased');

  const heard = new Set([...ada.heard.keys(), ...bo.heard.keys()]);
  // of a database that is out of reach server/e2e/cluster/outOfReach.test.ts hears
  const here = Object.keys(EVENTS).filter((event) => event !== 'storage');
  expect([...heard].sort()).toEqual(here.sort());
});

type State = { ctx: { currentPlayer: string }; _stateID: number };

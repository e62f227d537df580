/** @jest-environment-options {"url": "http://host.example/games-night/table/x"} */
import { createTable, freeSeat, leave, setReady, tableOf } from './api';

const match = { game: 'ya-blew-it', matchID: 'abc' };

type Request = { url: string; method?: string; headers: object; body: unknown };

/** Answers every request alike; gives what was asked. */
function answer(status: number, body: unknown): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = async (url, init) => {
    requests.push({
      url: String(url),
      method: init?.method,
      headers: init?.headers as object,
      body: init?.body && JSON.parse(String(init.body)),
    });
    return { ok: status < 400, status, json: async () => body } as Response;
  };
  return requests;
}

beforeEach(() => {
  document.head.innerHTML = '<base href="/games-night/">';
});

test('requests go below the base path', async () => {
  const requests = answer(200, { matchID: 'abc' });
  await createTable('ya-blew-it', { numPlayers: 3 });
  expect(requests).toEqual([
    {
      url: '/games-night/games/ya-blew-it/create',
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: { numPlayers: 3 },
    },
  ]);
});

test('a seat is proven without telling its nonce', async () => {
  const requests = answer(200, {});
  const seat = { ...match, playerID: '1', credentials: 'secret', nonce: 'aa', name: 'Bo' };
  await setReady(match, seat, true);
  expect(requests[0].body).toEqual({ playerID: '1', credentials: 'secret', ready: true });
});

test('what says nothing is not said to be JSON', async () => {
  const requests = answer(200, { matchID: 'abc' });
  await tableOf(match);
  expect(requests[0].headers).toEqual({ accept: 'application/json' });
});

test('whoever is put out may come back, unless that is forbidden', async () => {
  const requests = answer(200, {});
  const host = { playerID: '0', credentials: 'secret' };
  await freeSeat(match, host, 1);
  await freeSeat(match, host, 1, true);
  expect(requests.map(({ body }) => body)).toEqual([host, { ...host, ban: true }]);
});

test.each([
  ['a refusal', 409, { code: 'full', message: 'all seats are taken' }, 'full'],
  ['a code of a newer server', 409, { code: 'tooLate' }, 'failed'],
  ['a page of a proxy whose server is away', 502, null, 'offline'],
  ['a proxy that has waited for long enough', 504, null, 'offline'],
  ['an error page', 500, null, 'failed'],
  ['a server of another age', 505, null, 'failed'],
])('%s becomes a code there are words for', async (_, status, body, code) => {
  answer(status, body);
  await expect(tableOf(match)).rejects.toMatchObject({ code });
});

test.each([
  ['an answer that was cut off on its way', '{"matchID":"ab'],
  ['the page of a network that wants to be paid first', '<!doctype html>'],
])('%s is none of the server’s', async (_, text) => {
  globalThis.fetch = async () =>
    ({ ok: true, status: 200, json: async () => JSON.parse(text) as unknown }) as Response;
  await expect(tableOf(match)).rejects.toMatchObject({ code: 'offline' });
  await expect(leave(match, { playerID: '0', credentials: 'x' }, false)).rejects.toMatchObject({
    code: 'offline',
  });
});

test('a server that cannot be reached is offline', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(tableOf(match)).rejects.toMatchObject({ code: 'offline' });
});

test('a server that has not answered after half a minute is offline', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (_, init) =>
    new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted'))),
    );
  const refusal = tableOf(match).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await refusal).toMatchObject({ code: 'offline' });
  jest.useRealTimers();
});

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { LINK_LASTS } from './players/players';
import { runServer, type OwnServer } from './test-support/server';
import { GAME, seatPeople } from './test-support/sitters';
import { dial } from './test-support/wire';

// A wall clock may be set while the server runs, by hand or by a time server. Whatever lasts goes on
// as long as it would have.

const HOUR = 3_600_000;

let server: OwnServer | undefined;
let date: number;
let time: number;

beforeEach(() => {
  [date, time] = [Date.now(), 1000];
  jest.spyOn(Date, 'now').mockImplementation(() => date);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server?.stop();
});

const serve = async (limits?: Parameters<typeof runServer>[0] & object) =>
  (server = await runServer({ now: () => date, monotonic: () => time, ...limits }));

/** The date goes back by a day while some time passes. */
function setBack(passed: number) {
  date -= 24 * HOUR;
  time += passed;
}

test('whoever asked too fast is let in again after the same time', async () => {
  const { get } = await serve({ limits: { requests: { burst: 3, perSecond: 1 } } });
  const ask = () => get<string[]>('/games');
  for (let i = 0; i < 3; i++) await ask();
  await expect(ask()).rejects.toThrow('tooFast');
  setBack(2000);
  expect(await ask()).toContain(GAME);
  expect(await ask()).toContain(GAME);
  await expect(ask()).rejects.toThrow('tooFast');
});

test('an address that flooded is shut out for five seconds', async () => {
  const { port } = await serve({ limits: { hits: { burst: 1, perSecond: 1 } } });
  // each by a connection of its own: one that was cut may look open for a moment
  const ask = async () => {
    const [answer] = await once(get({ port, path: '/games', agent: false }), 'response');
    return (answer as IncomingMessage).resume().statusCode;
  };
  expect(await ask()).toBe(200);
  await expect(ask()).rejects.toThrow();
  await expect(ask()).rejects.toThrow();
  setBack(5001);
  expect(await ask()).toBe(200);
});

test('a socket that was too fast is heard again', async () => {
  const { port } = await serve({ limits: { messages: { burst: 4, perSecond: 4 } } });
  const wire = await dial({ port, game: GAME });
  const code = async () => ((await wire.ask('sync', 'nowhere', null)) as { code: string }).code;
  expect([await code(), await code()]).toEqual(['unknownMatch', 'tooFast']);
  setBack(1000);
  expect(await code()).toBe('unknownMatch');
  wire.close();
});

test('a link to another device is void after ten minutes', async () => {
  const { post } = await serve();
  const key = 'ab'.repeat(32);
  const { sitters } = await seatPeople(server!, { people: 1, bots: 1, devices: [key] });
  const { code } = await post<{ code: string }>('/me/link', { key });
  for (const { connection } of sitters) connection.close();
  setBack(LINK_LASTS);
  const device = { key: 'cd'.repeat(32), label: 'Phone' };
  await expect(post('/me/join', { code, device })).rejects.toThrow('unknownCode');
});

test('a table nobody looks at leaves the memory', async () => {
  const { get, post, sweep } = await serve();
  const matches = async () => (await get<{ matches: number }>('/healthz')).matches;
  await post(`/games/${GAME}/create`, { numPlayers: 2 });
  setBack(HOUR);
  expect(await matches()).toBe(1);
  await sweep();
  expect(await matches()).toBe(0);
});

import type { HandoverAnswer } from '../shared/protocol/table';
import { OFFER_LASTS } from './tables/handover';
import { GAME, runServer, seatPeople, type OwnServer } from './test-support/server';
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
  const { get } = await serve({ limits: { hits: { burst: 1, perSecond: 1 } } });
  await get('/games');
  await expect(get('/games')).rejects.toThrow();
  await expect(get('/games')).rejects.toThrow();
  setBack(5001);
  expect(await get('/games')).toContain(GAME);
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

test('a seat’s token for another device is void after ten minutes', async () => {
  const { post } = await serve();
  const { matchID, sitters } = await seatPeople(server!, { people: 2 });
  const [{ playerID, credentials }] = sitters;
  const at = (route: string) => `/games/${GAME}/${matchID}/${route}`;
  const { token } = await post<HandoverAnswer>(at('handover'), { playerID, credentials });
  for (const { connection } of sitters) connection.close();
  setBack(OFFER_LASTS);
  await expect(post(at('continue'), { token })).rejects.toThrow('credentials');
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

import { request } from 'node:http';
import { runServer, type OwnServer } from '../test-support/server';
import { at, GAME, seatPeople, startMatch, type Sitter } from '../test-support/sitters';

// Addresses that nobody's client sends: what they ask is read at once, and what cannot be read is refused.

let server: OwnServer;
let sitters: Sitter[];
let matchID: string;

beforeAll(async () => {
  server = await runServer();
  ({ matchID, sitters } = await seatPeople(server, { people: 2 }));
  await startMatch(server, matchID, sitters);
});
afterAll(async () => {
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

/** Asks for an address as it is: no client in between tidies it up. */
const ask = (path: string, authorization = '') =>
  new Promise<number>((resolve, reject) => {
    const asked = { host: '127.0.0.1', port: server.port, path, headers: { authorization } };
    request(asked, (answer) => resolve(answer.resume().statusCode!))
      .on('error', reject)
      .end();
  });

test('11: a request with thousands of names is looked through once', async () => {
  const looks = jest.spyOn(URLSearchParams.prototype, 'getAll');
  const many = 'a&'.repeat(7_000);
  const own = `Bearer ${sitters[0].credentials}`;
  expect([
    await ask(`/healthz?${many}`),
    await ask(`/games/${GAME}?${many}`),
    await ask(at(matchID, `log?${many}`)),
    await ask(at(matchID, `log?playerID=0&${many}`), own),
    await ask(at(matchID, `missed?playerID=0&${many}`), own),
  ]).toEqual([200, 200, 200, 200, 200]);
  expect(looks.mock.calls.length).toBe(0);
  looks.mockRestore();
});

test('7: an address that cannot be read is refused, and no fault in the log', async () => {
  const before = server.logged.length;
  expect([await ask('http://['), await ask('http://[/games')]).toEqual([400, 400]);
  const faults = server.logged.slice(before).filter((line) => JSON.parse(line).level >= 50);
  expect(faults).toEqual([]);
});

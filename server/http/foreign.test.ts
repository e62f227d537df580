import { get, request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postJson, runServer, type TestServer } from '../test-support/server';
import { GAME } from '../test-support/sitters';
import { LIMITS, type Limits } from '../limits';

// What pages of other sites have their visitors' browsers send. None of it is answered, and none of
// it counts for anything: the visitor's household plays on.

const clientDir = mkdtempSync(join(tmpdir(), 'wondertable-client-'));
mkdirSync(join(clientDir, 'assets'));
writeFileSync(join(clientDir, 'index.html'), '<html><base href="/"><body>page</body></html>');
writeFileSync(join(clientDir, 'assets', 'main.js'), 'plain');
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

const ALLY = 'https://ally.example';
const OWN = 'http://play.example';
const { hits, requests, wrongKeys, creations, wrongCodes, newSockets } = LIMITS;

let server: TestServer;
const serve = (limits: Partial<Limits> = {}) =>
  runServer({
    clientDir,
    env: { ALLOWED_ORIGINS: ALLY },
    limits: { hits, requests, wrongKeys, creations, wrongCodes, newSockets, ...limits },
  });
beforeEach(async () => void (server = await serve()));
afterEach(() => server.stop());

type Headers = Record<string, string>;
type Answer = { status: number; body: string };

const ask = (path: string, headers: Headers, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ port: server.port, path, headers, method }, (got) => {
      let body = '';
      got.on('data', (part: Buffer) => (body += part.toString()));
      got.on('end', () => resolve({ status: got.statusCode!, body }));
    })
      .on('error', reject)
      .end();
  });

/** As a browser sends it for `fetch(url, { mode: 'no-cors' })`, and for an image. */
const CROSS: Headers = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'no-cors',
  'sec-fetch-dest': 'empty',
};
const VISIT: Headers = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  accept: 'text/html',
};
const ENGINE = '/socket.io/?EIO=4&transport=polling';

test('a page of another site cannot lock its visitor’s household out, however much it asks for', async () => {
  const wrong = `/games/${GAME}/guess`;
  for (const path of [wrong, ENGINE, '/', '/games', '/healthz'])
    for (let i = 0; i < 160; i += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path, CROSS)));
      for (const { status, body } of answers)
        expect([status, JSON.parse(body)]).toEqual([403, { code: 'origin', message: 'origin' }]);
    }
  expect((await ask(wrong, {})).status).toBe(404);
  expect((await ask(ENGINE, {})).status).toBe(200);
  expect(await server.post(`/games/${GAME}/create`, { numPlayers: 2 })).toHaveProperty('matchID');
});

test('nor by posts it may not make, nor by asking who may read answers', async () => {
  const evil = { origin: 'http://evil.example' };
  for (let i = 0; i < requests.burst + 5; i++) {
    expect((await ask('/games', evil, 'OPTIONS')).status).toBe(403);
    expect((await postJson(`${server.url}/codes`, { code: 'X' }, evil)).status).toBe(403);
  }
  expect(await server.get('/games')).toContain(GAME);
});

test('beyond what an address may ask for, its connection is cut, and no other', async () => {
  // however slowly a machine asks
  await server.stop();
  server = await serve({ hits: { burst: 100, perSecond: 0 } });
  const ask100 = () => Promise.all(Array.from({ length: 100 }, () => ask('/', CROSS)));
  await ask100();
  await expect(ask('/', CROSS)).rejects.toThrow();
  expect((await ask('/', {})).status).toBe(200);
});

// prettier-ignore
const FOREIGN: [string, string, Headers][] = [
  ['an image',                          '/healthz',          { ...CROSS, 'sec-fetch-dest': 'image' }],
  ['a script',                          '/assets/main.js',   { ...CROSS, 'sec-fetch-dest': 'script' }],
  ['an image on another port of ours',  '/healthz',          { ...CROSS, 'sec-fetch-site': 'same-site' }],
  ['a frame',                           '/',                 { ...VISIT, 'sec-fetch-dest': 'iframe' }],
  ['what it would like to read',        '/games',            { ...CROSS, origin: 'http://evil.example', 'sec-fetch-mode': 'cors' }],
  ['what a page of our name over plain http would like to read', '/games', { ...CROSS, origin: OWN, host: new URL(OWN).host, 'sec-fetch-mode': 'cors' }],
  ['a form that it posts as a visit',   '/games',            { ...VISIT, origin: 'null' }],
];

test.each(FOREIGN)('%s is not for a page of another site', async (_, path, headers) => {
  expect(await ask(path, headers)).toMatchObject({ status: 403 });
});

test('whoever follows a link comes to the page', async () => {
  for (const path of ['/', '/join/LAMP-42', `/table/${GAME}/abc`])
    expect(await ask(path, VISIT)).toMatchObject({
      status: 200,
      body: expect.stringContaining('page'),
    });
});

test('a link to what is no page leads to the one that says so, and costs no wrong key', async () => {
  for (let i = 0; i < wrongKeys.burst + 5; i++)
    expect(await ask(`/games/${GAME}/guess`, VISIT)).toMatchObject({
      status: 404,
      body: expect.stringContaining('page'),
    });
  const accept = 'application/json';
  expect(await ask('/healthz', { ...VISIT, accept })).toMatchObject({ status: 403 });
  expect((await ask(`/games/${GAME}/guess`, {})).body).toContain('unknownMatch');
});

// prettier-ignore
const WELCOME: [string, Headers][] = [
  ['a program',                         {}],
  ['a page of ours',                    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['somebody who types the address',    { ...VISIT, 'sec-fetch-site': 'none' }],
  ['the same over https, behind a proxy',{ 'sec-fetch-site': 'same-origin', origin: 'https://play.example', host: 'play.example' }],
  ['a page of an allowed origin',       { ...CROSS, 'sec-fetch-mode': 'cors', origin: ALLY }],
];

test.each(WELCOME)('%s is answered', async (_, headers) => {
  expect((await ask('/games', headers)).status).toBe(200);
  expect((await ask(ENGINE, headers)).status).toBe(200);
});

test('an upgrade that a page of another site asks for makes no websocket', async () => {
  const upgrade = new Promise<number>((resolve, reject) => {
    get({
      port: server.port,
      path: ENGINE.replace('polling', 'websocket'),
      headers: {
        ...CROSS,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': `${'A'.repeat(22)}==`,
      },
    })
      .on('response', ({ statusCode }) => resolve(statusCode!))
      .on('upgrade', () => resolve(101))
      .on('error', reject);
  });
  expect(await upgrade).toBe(400);
});

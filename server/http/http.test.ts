import { get } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postJson, runServer, type TestServer } from '../test-support/server';
import { sitDown } from '../test-support/sitters';

// What a browser is served, from a small stand-in for the built client.

const clientDir = mkdtempSync(join(tmpdir(), 'wondertable-client-'));
mkdirSync(join(clientDir, 'assets'));
writeFileSync(join(clientDir, 'index.html'), '<html><base href="/"><body>table</body></html>');
writeFileSync(
  join(clientDir, 'table-ya-blew-it.html'),
  '<base href="/"><link href="ya-blew-it-ABC.js">',
);
writeFileSync(join(clientDir, 'assets', 'main-ABC.js'), 'plain');
writeFileSync(join(clientDir, 'assets', 'main-ABC.js.br'), 'brotli');
writeFileSync(join(clientDir, 'assets', 'main-ABC.js.gz'), 'gzip');
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await runServer({ env, clientDir });
  servers.push(server);
  return server;
}

const html = { headers: { accept: 'text/html' } };

test.each([
  '/',
  '/table/ya-blew-it/abc',
  '/rules/ya-blew-it',
  '/join/LAMP-42',
  '/continue/ya-blew-it/abc',
  '/map-editor',
])('%s is the page, never cached', async (path) => {
  const { url } = await serve();
  const page = await fetch(url + path, html);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('<base href="/">');
});

test('at a table the page says what its title needs, whichever table and whether there is one', async () => {
  const { url } = await serve({ BASE_PATH: '/night' });
  const textAt = async (path: string) => (await fetch(url + path, html)).text();
  for (const path of ['/table/ya-blew-it/abc', '/table/ya-blew-it/abc?replay'])
    expect(await textAt(path)).toBe('<base href="/night/"><link href="ya-blew-it-ABC.js">');
  for (const path of ['/table/chess/abc', '/rules/ya-blew-it', '/'])
    expect(await textAt(path)).toContain('<body>table</body>');
  for (const path of ['/table-ya-blew-it.html', '/index.html'])
    expect((await fetch(url + path, html)).status).toBe(404);
});

test('an address that is none is the page with 404 for a browser, and a code for a program', async () => {
  const { url } = await serve();
  expect((await fetch(`${url}/nowhere`, html)).status).toBe(404);
  const json = await fetch(`${url}/nowhere`, { headers: { accept: 'application/json' } });
  expect([json.status, await json.json()]).toEqual([
    404,
    { code: 'notFound', message: 'notFound' },
  ]);
});

test('files are served for ever, in the smallest form the browser takes', async () => {
  const { url } = await serve();
  const file = await fetch(`${url}/assets/main-ABC.js`, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
  const gzip = await fetch(`${url}/assets/main-ABC.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
});

test('what is no page itself does without what is said of pages; a drawing, which can be opened as one, does not', async () => {
  writeFileSync(join(clientDir, 'favicon-ABC.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { url } = await serve();
  const [script, drawing] = await Promise.all(
    ['assets/main-ABC.js', 'favicon-ABC.svg'].map((path) => fetch(`${url}/${path}`)),
  );
  expect(script.headers.get('content-security-policy')).toBeNull();
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  expect(script.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(drawing.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('what a browser asks for by a name of its own is there, and looked for again some day', async () => {
  writeFileSync(join(clientDir, 'favicon.ico'), 'icon');
  writeFileSync(join(clientDir, 'robots.txt'), 'User-agent: *');
  const { url } = await serve();
  const icon = await fetch(`${url}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type'), await icon.text()]).toEqual([
    200,
    'image/vnd.microsoft.icon',
    'icon',
  ]);
  const robots = await fetch(`${url}/robots.txt`);
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  for (const { headers } of [icon, robots])
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

test('the page itself is packed too, with the base path in it', async () => {
  const { url } = await serve({ BASE_PATH: '/night' });
  for (const encoding of ['br', 'gzip']) {
    const page = await fetch(`${url}/`, { headers: { 'accept-encoding': encoding } });
    expect(page.headers.get('content-encoding')).toBe(encoding);
    expect(page.headers.get('vary')).toMatch(/Accept-Encoding/i);
    expect(await page.text()).toContain('<base href="/night/">');
  }
  const plain = await fetch(`${url}/`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('a file that is rebuilt below a running server is still served as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wondertable-client-'));
  writeFileSync(join(folder, 'index.html'), '<base href="/">');
  writeFileSync(join(folder, 'main-OLD.js'), 'old');
  const server = await runServer({ clientDir: folder });
  servers.push(server);
  rmSync(folder, { recursive: true });
  const file = await fetch(`${server.url}/main-OLD.js`);
  expect([file.status, await file.text()]).toEqual([200, 'old']);
});

test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd'])(
  '%s does not lead out of the folder',
  async (path) => {
    const { url } = await serve();
    const file = await fetch(url + path);
    expect(file.status).toBe(404);
  },
);

test('pages may load nothing from elsewhere and run nothing inline', async () => {
  const { url } = await serve();
  const { headers } = await fetch(url, html);
  const policy = headers.get('content-security-policy')!;
  const own = ['script', 'style', 'font', 'connect', 'manifest'].map(
    (kind) => `${kind}-src 'self'`,
  );
  expect(policy.split(';').sort()).toEqual(
    [
      "default-src 'none'",
      ...own,
      "img-src 'self' data:",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].sort(),
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('only an https address asks browsers for https', async () => {
  const plain = await fetch((await serve()).url, html);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  const secure = await fetch((await serve({ PUBLIC_URL: 'https://play.example' })).url, html);
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=');
  expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

test('under a base path everything lies below it, and nothing above', async () => {
  const server = await serve({ BASE_PATH: '/games-night/' });
  const root = `http://127.0.0.1:${server.port}`;
  expect(server.url).toBe(`${root}/games-night`);
  expect(await (await fetch(`${server.url}/`, html)).text()).toContain(
    '<base href="/games-night/">',
  );
  expect((await fetch(`${server.url}/assets/main-ABC.js`)).status).toBe(200);
  expect((await fetch(`${root}/games`)).status).toBe(404);
  expect((await fetch(`${root}/games-night`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/games-night/',
  );
  const made = await server.post<{ matchID: string }>('/games/ya-blew-it/create', {
    numPlayers: 2,
  });
  const watching = sitDown(
    { url: root },
    { matchID: made.matchID, playerID: null, path: '/games-night/socket.io' },
  );
  await watching.sees(({ table }) => table?.matchID === made.matchID);
  watching.connection.close();
});

test('nobody on the way keeps an answer, a refusal or the key of a seat', async () => {
  const { url } = await serve();
  const below = await serve({ BASE_PATH: 'games-night' });
  const asked = [
    fetch(`${below.url}/elsewhere`),
    fetch(`${url}/games`),
    fetch(`${url}/games/no-such-game`),
    postJson(`${url}/games/ya-blew-it/create`, { numPlayers: 2 }),
    fetch(`${url}/games`, { headers: { 'sec-fetch-site': 'cross-site' } }),
    fetch(`${url}/socket.io/?EIO=4&transport=none`),
    fetch(`${url}/socket.io/?EIO=4&transport=polling`),
  ];
  for (const answer of await Promise.all(asked))
    expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('health says that the storage answers', async () => {
  const { get } = await serve();
  expect(await get('/healthz')).toEqual({ ok: true, matches: 0 });
});

test('who opens the page on the server’s own computer learns the address to give to friends', async () => {
  const ask = async (env: Record<string, string>, headers = {}) => {
    const server = await serve(env);
    return (await fetch(`${server.url}/address`, { headers })).json();
  };
  expect(await ask({})).toEqual({ url: null });
  expect(await ask({ PUBLIC_URL: 'https://play.example/games' })).toEqual({
    url: 'https://play.example/games/',
  });
  const lan = await ask({ HOST: '0.0.0.0' });
  expect(lan).toEqual({ url: lanUrl(lan) });
  const afar = { 'x-forwarded-for': '9.9.9.9' };
  expect(await ask({ PUBLIC_URL: 'https://play.example', TRUST_PROXY: '1' }, afar)).toEqual({
    url: null,
  });
});

test('a proxy on the server’s own computer learns no address for those it speaks for', async () => {
  const server = await serve({ PUBLIC_URL: 'https://play.example' });
  const body = await new Promise<string>((resolve, reject) => {
    get(`${server.url}/address`, { headers: { host: 'play.example' } }, async (response) => {
      resolve(String(await response.setEncoding('utf8').toArray()));
    }).on('error', reject);
  });
  expect(JSON.parse(body)).toEqual({ url: null });
});

/** An http address by number, or null on a machine without a network. */
const lanUrl = ({ url }: { url: string | null }) =>
  url === null ? null : expect.stringMatching(/^http:\/\/(\d+\.){3}\d+:\d+\/$/);

test('an allowed origin may use the server, another may not', async () => {
  const { url } = await serve({ ALLOWED_ORIGINS: 'https://friends.example' });
  const from = async (origin: string) =>
    (await fetch(`${url}/games`, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await from('https://friends.example')).toBe('https://friends.example');
  expect(await from('https://evil.example')).toBeNull();
});

test('an address that asks too fast is slowed down, by what the trusted proxy says of it', async () => {
  const server = await runServer({
    env: { TRUST_PROXY: '1' },
    limits: { requests: { burst: 3, perSecond: 0 } },
  });
  servers.push(server);
  const ask = async (address: string) =>
    (await fetch(`${server.url}/games`, { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } }))
      .status;
  expect([await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('1.1.1.1')]).toEqual([
    200, 200, 200,
  ]);
  expect(await ask('1.1.1.1')).toBe(429);
  expect(await ask('2.2.2.2')).toBe(200);
});

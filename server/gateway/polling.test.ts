import { postJson, runServer, type TestServer } from '../test-support/server';
import { GAME } from '../test-support/sitters';
import { dial } from '../test-support/wire';

// Sockets by polling: each request of one is as good as its handshake, and none is answered with a
// script, which any page may run.

let server: TestServer;
beforeEach(
  async () => void (server = await runServer({ env: { ALLOWED_ORIGINS: 'https://ally.example' } })),
);
afterEach(() => server.stop());

const EVIL = { origin: 'http://evil.example' };

type Headers = Record<string, string>;

/** One request of a polling socket: reads what waits for it, or writes to it. */
const poll = (query: string, { headers = {}, body }: { headers?: Headers; body?: string } = {}) =>
  fetch(`${server.url}/socket.io/?EIO=4&transport=polling${query}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body }),
  });

/** A socket of whoever may have one. */
async function opened(headers: Headers = {}): Promise<string> {
  const answer = await poll('', { headers });
  expect(answer.status).toBe(200);
  const { sid } = JSON.parse((await answer.text()).slice(1)) as { sid: string };
  return `&sid=${sid}`;
}

test('no socket is opened for a script of another page, and none is written to or read by one', async () => {
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  for (const j of ['&j=0', '&j=', '&j', '&j=0&j=1', '&%6A=0']) {
    const answer = await poll(j);
    expect([j, answer.status, await answer.text()]).toEqual([
      j,
      400,
      expect.not.stringContaining('sid'),
    ]);
    const sid = await opened();
    expect((await poll(`${sid}${j}`, { ...form, body: `d=40/${GAME},` })).status).toBe(400);
    expect((await poll(`${sid}${j}`)).status).toBe(400);
    // it heard nothing of all that, and goes on
    expect((await poll(sid, { body: `40/${GAME},` })).status).toBe(200);
    expect(await (await poll(sid)).text()).toContain(`40/${GAME},`);
  }
});

test('a page of another origin can neither write to a socket that is open nor read from it', async () => {
  const sid = await opened();
  expect((await poll(sid, { headers: EVIL, body: `40/${GAME},` })).status).toBeGreaterThanOrEqual(
    400,
  );
  expect((await poll(sid, { headers: EVIL })).status).toBeGreaterThanOrEqual(400);
  expect((await poll(sid, { body: `40/${GAME},` })).status).toBe(200);
  expect(await (await poll(sid)).text()).toContain(`40/${GAME},`);
});

test('nor can it carry a socket on as a websocket, or open one', async () => {
  await expect(dial({ port: server.port, game: GAME, headers: EVIL })).rejects.toThrow();
  const { status } = await postJson(
    `${server.url}/socket.io/?EIO=4&transport=polling`,
    {},
    { ...EVIL },
  );
  expect(status).toBeGreaterThanOrEqual(400);
});

test('a page of an allowed origin has sockets as ours has', async () => {
  const headers = { origin: 'https://ally.example' };
  const sid = await opened(headers);
  expect((await poll(sid, { headers, body: `40/${GAME},` })).status).toBe(200);
  expect(await (await poll(sid, { headers })).text()).toContain(`40/${GAME},`);
  const wire = await dial({ port: server.port, game: GAME, headers });
  expect(wire.isOpen()).toBe(true);
  wire.close();
});

import { connect as connectTcp } from 'node:net';
import { upgradeRequest } from '../test-support/rawSocket';
import { runTarget, stopTarget, type Target } from '../test-support/target';
import { everythingOf } from '../test-support/stateUnchanged';
import { dial } from '../test-support/wire';

// Attacks below the messages: bytes that are no HTTP, frames that are no frames, packets that no
// client of ours sends. Whatever becomes of the attacker, everybody else plays on.

let target: Target;
let before: Awaited<ReturnType<typeof everythingOf>>;

beforeAll(async () => {
  target = await runTarget();
  before = await everythingOf(target);
});

afterAll(() => stopTarget(target));
afterEach(async () => expect(await everythingOf(target)).toEqual(before));

/** Sends bytes over TCP, lets the server take them in, then ends or resets the connection; what was heard until it is gone. */
const sendBytes = (bytes: string | Buffer, end: 'reset' | 'end'): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connectTcp(target.server.port, '127.0.0.1', () => {
      socket.write(bytes, async () => {
        await target.server.get('/healthz');
        if (end === 'reset') socket.resetAndDestroy();
        else socket.end();
      });
    });
    socket.on('data', (data) => (heard += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });

const ENGINE = '/socket.io/?EIO=4&transport=websocket';

// prettier-ignore
const BYTES: [string, string | Buffer][] = [
  ['no HTTP at all',                     'HELLO\r\n\r\n'],
  ['TLS where there is none',            Buffer.from('16030100c8010000c40303', 'hex')],
  ['a header that is too long',          `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['two lengths',                        'POST /codes HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 8\r\n\r\n{}{}'],
  ['a length and chunks',                'POST /codes HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n'],
  ['a chunk of minus one',               'POST /codes HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n'],
  ['half a body',                        'POST /codes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"code":'],
  ['a path with a NUL',                  'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an absolute address',                'GET http://elsewhere.example/games HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['CONNECT',                            'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['many requests in one',               'GET /games HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200)],
  ['an upgrade to another path',         upgradeRequest('/elsewhere')],
  ['an upgrade to another protocol',     upgradeRequest(ENGINE).replace('Upgrade: websocket', 'Upgrade: h2c')],
  ['an upgrade with another page’s origin', upgradeRequest(ENGINE, 'Origin: http://evil.example\r\n')],
  ['an upgrade of a socket that is none', upgradeRequest(`${ENGINE}&sid=${'x'.repeat(20)}`)],
  ['an upgrade, then no frame',          `${upgradeRequest(ENGINE)}GET / HTTP/1.1\r\n\r\n`],
  ['a frame without a mask',             Buffer.concat([Buffer.from(upgradeRequest(ENGINE)), Buffer.from([0x81, 2, 0x34, 0x30])])],
  ['a frame of 2^63 bytes',              Buffer.concat([Buffer.from(upgradeRequest(ENGINE)), Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255])])],
  ['a frame with all bits set',          Buffer.concat([Buffer.from(upgradeRequest(ENGINE)), Buffer.alloc(64, 255)])],
];

test.each(BYTES)('21: %s, ended and reset', async (_, bytes) => {
  for (const end of ['end', 'reset'] as const) {
    const heard = await sendBytes(bytes, end);
    expect(target.secrets.filter((secret) => heard.includes(secret))).toEqual([]);
  }
});

// prettier-ignore
const FRAMES: [string, (at: string) => (string | Buffer)[]][] = [
  ['a packet of no kind',                  () => ['9', '4', '49', '', ' ', '\u0000']],
  ['heartbeats nobody asked for',          () => ['2', '2probe', '3', '3', '3probe']],
  ['an upgrade in the middle',             () => ['5', '6', '5']],
  ['an event to a namespace it is not in', () => ['42/other,["sync"]', '42["sync"]', '42/__proto__,["sync"]']],
  ['namespaces that are none',             () => ['40/other,', '40/__proto__,', '40/constructor,{"token":1}', '40,']],
  ['arguments that are no JSON',           (at) => [`42${at}[`, `42${at}{"sync":1}`, `42${at}[[[[`, `42${at}`, `42${at}["sync",`]],
  ['events without a name',                (at) => [`42${at}[]`, `42${at}[null]`, `42${at}[{}]`, `42${at}[1,2]`]],
  ['the client library’s own events',      (at) => ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener', 'error'].map((name) => `42${at}["${name}","x"]`)],
  ['answers to what was not asked',        (at) => [`43${at}0["x"]`, `43${at}99999999999999999999[1]`, `43${at}["x"]`]],
  ['an answer wanted under a wild number', (at) => [`42${at}99999999999999999999["sync","x"]`, `42${at}-1["sync","x"]`]],
  ['bytes announced that never come',      (at) => [`451-${at}["sync",{"_placeholder":true,"num":0}]`, `42${at}["sync","x"]`]],
  ['bytes where a text is wanted',         (at) => [`451-${at}["sync",{"_placeholder":true,"num":0}]`, Buffer.from('match')]],
  ['a hundred thousand attachments',       (at) => [`45100000-${at}["sync",{"_placeholder":true,"num":0}]`, Buffer.alloc(9000), Buffer.alloc(9000)]],
  ['an attachment that is another’s',      (at) => [`451-${at}["sync",{"_placeholder":true,"num":"__proto__"}]`, Buffer.from('x')]],
  ['bytes from nowhere',                   () => [Buffer.alloc(100), Buffer.alloc(10_000)]],
  ['a deep nest of lists',                 (at) => [`42${at}["sync",${'['.repeat(7000)}${']'.repeat(7000)}]`]],
];

test.each(FRAMES)('7: %s', async (_, framesOf) => {
  const { server, game } = target;
  for (const frame of framesOf(`/${game},`)) {
    const wire = await dial({ port: server.port, game });
    wire.send(frame);
    wire.send(`42/${game},["sync","${target.matchID}","0","x"]`);
    // either it still is answered, or it was cut
    await Promise.race([wire.ask('nonce').catch(() => undefined), wire.gone]);
    expect(wire.take().filter((heard) => heard.includes('["sync"'))).toEqual([]);
    wire.close();
  }
});

test('long polling takes no more than a websocket, and nobody else’s socket', async () => {
  const { url } = target.server;
  const poll = `${url}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(poll)).text();
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const post = (to: string, body: string) => fetch(to, { method: 'POST', body });
  expect((await post(`${poll}&sid=${sid}x`, '40')).status).toBe(400);
  expect((await post(`${poll}&sid=__proto__`, '40')).status).toBe(400);
  expect((await post(`${poll}&sid=${sid}`, 'x'.repeat(20_000))).status).toBe(413);
  const many = `3\u001e`.repeat(4000);
  await post(`${poll}&sid=${sid}`, many);
});

import { runServer, type TestServer } from '../test-support/server';
import { GAME } from '../test-support/sitters';
import { framed, KINDS, openRaw, openRawSocket, upgradeRequest } from '../test-support/rawSocket';
import type { Limits } from '../limits';

// Floods below the messages: so much fits into one piece of a stream that who floods with it has to be
// cut before it is looked at.

const NEVER = { burst: 2000, perSecond: 0 };

let server: TestServer;
const serve = async (limits: Partial<Limits>, env = {}) =>
  (server = await runServer({ limits, env }));
afterEach(() => server.stop());

test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  '11: a websocket that floods with frames of the kind %s is cut, and nothing is answered',
  async (kind) => {
    await serve({ bytes: NEVER, packets: { burst: 1e6, perSecond: 0 } });
    const { socket, gone, heard } = await openRawSocket(server.port, GAME);
    const before = heard().length;
    if (kind === 'more') socket.write(framed('', 'begin'));
    socket.write(Buffer.concat(Array(1000).fill(framed(kind === 'text' ? '3' : '', kind))));
    await gone;
    expect(heard().slice(before)).not.toContain('\x8a\x00');
    expect(await server.get('/games')).toContain(GAME);
  },
);

test('11: pings of the websocket itself are not answered, however few', async () => {
  await serve({});
  const { socket, hears, heard } = await openRawSocket(server.port, GAME);
  socket.write(framed('are you there', 'ping'));
  socket.write(framed(`42/${GAME},1["nonce"]`));
  await hears(`43/${GAME},1[`);
  expect(heard()).not.toContain('are you there');
  socket.destroy();
});

test('11: who asks to be let in many times at once has no socket for each', async () => {
  await serve({});
  const { socket, gone } = openRaw(server.port);
  socket.write(upgradeRequest());
  await server.get('/games');
  socket.write(Buffer.concat(Array(50).fill(framed(`40/${GAME},`))));
  await gone;
});

const ask = 'GET /games HTTP/1.1\r\nHost: x\r\n\r\n';

test('11: who floods with requests is not answered, and not let in again at once', async () => {
  await serve({ hits: { burst: 5, perSecond: 0 } });
  const flooding = openRaw(server.port);
  const idle = openRaw(server.port);
  idle.socket.write(ask);
  await idle.hears(GAME);
  flooding.socket.write(ask.repeat(500));
  await Promise.all([flooding.gone, idle.gone]);
  expect(flooding.heard().split('HTTP/1.1').length - 1).toBeLessThanOrEqual(4);
  const again = openRaw(server.port);
  again.socket.write(ask);
  await again.gone;
  expect(again.heard()).toBe('');
});

test('11: a proxy that carries a flood still carries the others', async () => {
  await serve({ hits: { burst: 2, perSecond: 0 } }, { TRUST_PROXY: '1' });
  const proxy = openRaw(server.port);
  const from = (address: string) =>
    ask.replace('\r\n\r\n', `\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  proxy.socket.write(from('203.0.113.1').repeat(4) + from('203.0.113.2'));
  const statuses = () => proxy.heard().match(/(?<=HTTP\/1.1 )\d+/g) ?? [];
  while (statuses().length < 5) await new Promise((heard) => proxy.socket.once('data', heard));
  expect(statuses()).toEqual(['200', '200', '429', '429', '200']);
  proxy.socket.destroy();
});

test('11: a request that is answered before all of it has come is not listened to any longer', async () => {
  await serve({});
  const { socket, gone, heard } = openRaw(server.port);
  socket.write(
    'POST /codes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const chunks = setInterval(() => socket.write('1\r\nx\r\n'.repeat(2000)), 5);
  await gone;
  clearInterval(chunks);
  expect(heard()).toContain('"code":"tooLarge"');
});

import { connect as connectTcp } from 'node:net';
import { GAME, runServer, seatPeople, startMatch } from '../testing';

const MUCH = { burst: 1e6, perSecond: 1e6 };

test('11: a screen that takes nothing in is cut before it fills the memory', async () => {
  const server = await runServer({
    limits: {
      messages: MUCH,
      packets: MUCH,
      addressMessages: MUCH,
      syncs: MUCH,
      chat: MUCH,
      unread: 100_000,
    },
  });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  // what a newcomer is sent is long
  for (let i = 0; i < 50; i++) await sitters[0].connection.say('💎'.repeat(150));
  const socket = connectTcp(server.port, '127.0.0.1');
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  const heard = (text: string) =>
    new Promise<void>((resolve) => {
      socket.on('data', (data) => data.includes(text) && resolve());
    });
  await heard('"sid"');
  socket.write(framed(`40/${GAME},`));
  await heard(`40/${GAME}`);
  socket.pause();
  // it asks for ever more, and never reads: the operating system takes some, then the server must not
  const ask = framed(`42/${GAME},["sync","${matchID}",null]`);
  const asking = setInterval(() => socket.write(Buffer.concat(Array(20).fill(ask))), 10);
  await gone;
  clearInterval(asking);
  expect(await server.get('/games')).toContain(GAME);
  for (const { connection } of sitters) connection.close();
  await server.stop();
}, 30_000);

/** A websocket frame as a client sends it, its mask all zeros. */
function framed(text: string): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), body]);
}

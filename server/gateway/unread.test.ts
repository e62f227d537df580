import { runServer } from '../test-support/server';
import { GAME, seatPeople, startMatch } from '../test-support/sitters';
import { framed, openRawSocket } from '../test-support/rawSocket';

const MUCH = { burst: 1e6, perSecond: 1e6 };

test('11: a screen that takes nothing in is cut before it fills the memory', async () => {
  const server = await runServer({
    limits: {
      messages: MUCH,
      packets: MUCH,
      bytes: MUCH,
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
  const { socket, gone } = await openRawSocket(server.port, GAME);
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

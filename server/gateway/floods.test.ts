import { connect as connectTcp, type Socket as Tcp } from 'node:net';
import type { CreateAnswer } from '../../shared/protocol/requests';
import { runServer, type TestServer } from '../test-support/server';
import { awaitedSitter, GAME, legalOf, seatPeople, startMatch } from '../test-support/sitters';
import { rowsIn } from '../test-support/storage';
import { dial, type Wire } from '../test-support/wire';
import { LIMITS, type Limits } from '../limits';

// Too much of everything, with the limits as they are: whoever floods is slowed, then cut, and
// nobody comes round a limit by another socket, another name or another address of their own.

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(limits: Partial<Limits> = {}, env = {}): Promise<TestServer> {
  const server = await runServer({ limits, env });
  servers.push(server);
  return server;
}

const message = `42/${GAME},["chat","x",{"id":"","payload":"x"},"x"]`;

/** Sends more than any bucket holds; resolves when the server has cut the socket. */
async function flood(wire: Wire, frame = message) {
  for (let i = 0; i < 2 * LIMITS.packets.burst; i++) wire.send(frame);
  await wire.gone;
}

const codesIn = (frames: string[]) =>
  new Set(frames.flatMap((frame) => /"code":"(\w+)"/.exec(frame)?.[1] ?? []));

// prettier-ignore
const FLOODS: [string, string][] = [
  ['messages',                         message],
  ['events nobody knows',              `42/${GAME},["unheard"]`],
  ['namespaces that are none',         '40/other,'],
  ['heartbeats',                       '3'],
  ['answers to nothing',               `43/${GAME},1[]`],
  ['leaving, which ends every answer', `41/${GAME},`],
];

test.each(FLOODS)('11: a socket that floods with %s is cut', async (_, frame) => {
  const server = await serve();
  await flood(await dial({ port: server.port, game: GAME }), frame);
  expect(await server.get('/games')).toContain(GAME);
});

test('11: leaving and coming back on one connection fills no bucket', async () => {
  const server = await serve({ messages: { burst: 3, perSecond: 0 } });
  const wire = await dial({ port: server.port, game: GAME });
  for (let i = 0; i < 3; i++) await wire.ask('nonce');
  wire.take();
  wire.send(`41/${GAME},`);
  await server.get('/games');
  wire.send(`40/${GAME},`);
  await server.get('/games');
  expect(await wire.ask('nonce')).toEqual({ ok: false, code: 'tooFast' });
  wire.close();
});

test('11: all sockets of one address share what an address may send', async () => {
  const server = await serve({ addressMessages: { burst: 5, perSecond: 0 } }, { TRUST_PROXY: '1' });
  const from = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const wire = await dial({ port: server.port, game: GAME, headers });
    await wire.ask('nonce');
    await wire.ask('nonce');
    wire.close();
    return codesIn(wire.take());
  };
  expect(await from('2001:db8:0:1::1')).toEqual(new Set(['malformed']));
  expect(await from('2001:db8:0:1:ffff::2')).toEqual(new Set(['malformed']));
  expect(await from('2001:db8:0:1:1:2:3:4')).toEqual(new Set(['malformed', 'tooFast']));
  expect(await from('2001:db8:0:2::1')).toEqual(new Set(['malformed']));
});

test('11: new sockets of an address are limited, and so are open ones', async () => {
  const few = await serve({ newSockets: { burst: 2, perSecond: 0 } });
  const wires = [
    await dial({ port: few.port, game: GAME }),
    await dial({ port: few.port, game: GAME }),
  ];
  await expect(dial({ port: few.port, game: GAME })).rejects.toThrow();
  const full = await serve({ sockets: 2 });
  const held = [
    await dial({ port: full.port, game: GAME }),
    await dial({ port: full.port, game: GAME }),
  ];
  await expect(dial({ port: full.port, game: GAME })).rejects.toThrow();
  held[0].close();
  await held[0].gone;
  await full.get('/games');
  held[0] = await dial({ port: full.port, game: GAME });
  for (const wire of [...wires, ...held]) wire.close();
});

test('11: an address cannot hold all connections', async () => {
  const server = await serve({ connections: 3 });
  const open = () =>
    new Promise<Tcp | null>((resolve) => {
      const socket = connectTcp(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.once('close', () => resolve(null));
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.once('data', () => resolve(socket));
    });
  const held = [await open(), await open(), await open()];
  expect(held).not.toContain(null);
  expect(await open()).toBeNull();
  held[0]!.destroy();
  for (const socket of held) socket!.destroy();
});

test('11: one seat acts only so fast, from however many sockets', async () => {
  const server = await serve({ actions: { burst: 4, perSecond: 0 } });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  const { playerID, credentials } = sitters[0];
  const payload = { type: 'nothing', args: [], playerID, credentials };
  const codes: unknown[] = [];
  for (let i = 0; i < 6; i++) {
    const wire = await dial({ port: server.port, game: GAME });
    await wire.ask('sync', matchID, playerID, credentials);
    const action = { type: 'MAKE_MOVE', payload };
    codes.push(await wire.ask('update', action, wire.stateID(), matchID, playerID));
    wire.close();
  }
  expect(codes.map((ack) => (ack as { code: string }).code)).toEqual([
    ...Array(4).fill('illegal'),
    ...Array(2).fill('tooFast'),
  ]);
  for (const { connection } of sitters) connection.close();
});

test('11: one seat cannot fill a log for ever', async () => {
  const server = await serve({ seatActions: 1 });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  const codes: string[] = [];
  while (codes.length < 4 && !codes.includes('usedUp')) {
    const sitter = awaitedSitter(sitters);
    const [{ move, args }] = legalOf(sitter);
    const ack = await sitter.connection.play(move, ...args);
    codes.push(ack.ok ? 'ok' : ack.code);
    if (!ack.ok) continue;
    await Promise.all(
      sitters.map((each) => each.sees(({ match }) => match!.stateID >= ack.stateID)),
    );
  }
  expect(codes.at(-1)).toBe('usedUp');
  expect(await server.get(`/games/${GAME}/${matchID}`)).toMatchObject({ status: 'running' });
  for (const { connection } of sitters) connection.close();
});

test('11: chat is slow for a seat, whatever socket it comes from, and keeps its latest lines', async () => {
  const server = await serve({
    chat: { burst: 250, perSecond: 0 },
    messages: MUCH,
    packets: MUCH,
    chatLines: 100,
  });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const { playerID, credentials } = sitters[0];
  const say = async (times: number) => {
    const wire = await dial({ port: server.port, game: GAME });
    await wire.ask('sync', matchID, playerID, credentials);
    const answers = [];
    for (let i = 0; i < times; i++) {
      const line = { id: 'x', sender: playerID, payload: `line ${i}` };
      answers.push((await wire.ask('chat', matchID, line, credentials)).ok);
    }
    wire.close();
    return answers.filter(Boolean).length;
  };
  expect([await say(200), await say(80)]).toEqual([200, 50]);
  expect(await linesOf(server, matchID)).toBeLessThanOrEqual(200);
  for (const { connection } of sitters) connection.close();
});

const MUCH = { burst: 1e6, perSecond: 1e6 };

async function linesOf({ dataDir }: TestServer, matchID: string): Promise<number> {
  const lines = await rowsIn(dataDir, 'SELECT seq FROM chat WHERE match = ?', matchID);
  return lines.length;
}

test('5: one address cannot take all places to watch from: whoever comes from elsewhere gets one of them', async () => {
  const server = await serve({ spectators: 4 }, { TRUST_PROXY: '1' });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  const watchFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const wire = await dial({ port: server.port, game: GAME, headers });
    await wire.ask('sync', matchID);
    return { wire, refused: [...codesIn(wire.take())] };
  };
  const crowd = [];
  for (let i = 0; i < 5; i++) crowd.push(await watchFrom('198.51.100.7'));
  expect(crowd.map(({ refused }) => refused)).toEqual([[], [], [], [], ['tooMany']]);

  const others = [await watchFrom('198.51.100.8'), await watchFrom('198.51.100.9')];
  expect(others.map(({ refused }) => refused)).toEqual([[], []]);
  const cut = await Promise.all(
    crowd.slice(0, 4).map(async ({ wire }) => {
      await wire.ask('nonce');
      return codesIn(wire.take()).has('tooMany');
    }),
  );
  expect(cut).toEqual([false, false, true, true]);
  expect((await watchFrom('198.51.100.8')).refused).toEqual(['tooMany']);

  for (const { wire } of [...crowd, ...others]) wire.close();
  for (const { connection } of sitters) connection.close();
});

test('11: tables of an address are limited, over an evening and over a day, and all that wait', async () => {
  const create = (server: TestServer) =>
    server.post<CreateAnswer>(`/games/${GAME}/create`, { numPlayers: 2 });
  const quick = await serve({ creations: { burst: 1, perSecond: 0 } });
  await create(quick);
  await expect(create(quick)).rejects.toThrow('tooFast');
  const daily = await serve({ tables: { burst: 1, perSecond: 0 } });
  await create(daily);
  await expect(create(daily)).rejects.toThrow('tooFast');
  const crowded = await serve({ openTables: 1 });
  await create(crowded);
  await expect(create(crowded)).rejects.toThrow('tooMany');
});

test('16: a guesser is held up, and another socket does not help', async () => {
  const server = await serve({ wrongKeys: { burst: 5, perSecond: 0 } });
  const heard: string[] = [];
  for (let socket = 0; socket < 4; socket++) {
    const wire = await dial({ port: server.port, game: GAME });
    for (let i = 0; i < 4 && wire.isOpen(); i++)
      await wire.ask('sync', `guess ${socket} ${i}`, null).catch(() => undefined);
    heard.push(...wire.take());
    wire.close();
  }
  const guesses = heard.filter((frame) => frame.includes('unknownMatch') && frame.startsWith('43'));
  expect(guesses.length).toBeLessThanOrEqual(6);
});

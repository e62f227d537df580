import { Encoder } from 'socket.io-parser';
import type { JoinAnswer } from '../../shared/protocol/requests';
import type { NewSpeaker } from '../../shared/protocol/talk';
import { FAST, runServer, type Settings } from '../test-support/server';
import { GAME, seatPeople, startMatch, type Sitter } from '../test-support/sitters';
import { dial, type Wire } from '../test-support/wire';

// What one player does at a table with many screens costs little, however many they are.

const LINES = 40;
const LONG = 'x'.repeat(300);

let server: Awaited<ReturnType<typeof runServer>>;
let matchID: string;
let sitters: Sitter[];
const wires: Wire[] = [];

/** A table whose guest has said a lot. */
async function talkative(settings: Settings = {}) {
  server = await runServer(settings);
  ({ matchID, sitters } = await seatPeople(server, { people: 2 }));
  for (let i = 0; i < LINES; i++) await sitters[1].connection.say(LONG);
}

beforeEach(() => void jest.restoreAllMocks());
afterEach(async () => {
  for (const wire of wires.splice(0)) wire.close();
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

const proof = ({ playerID, credentials }: Sitter) => ({ playerID, credentials });
const rename = (newName: string) =>
  server.post(`/games/${GAME}/${matchID}/update`, { ...proof(sitters[1]), newName });

/** Screens of spectators that do nothing but listen. */
async function watch(screens: number) {
  for (let i = 0; i < screens; i++) {
    const wire = await dial({ port: server.port, game: GAME });
    await wire.ask('sync', matchID, null);
    wires.push(wire);
  }
  for (const wire of wires) {
    await wire.ask('nonce');
    wire.take();
  }
}

/** What each screen was sent by the time an answer of it came. */
async function heard(): Promise<string[][]> {
  for (const wire of wires) await wire.ask('nonce');
  return wires.map((wire) =>
    wire.take().filter((frame) => /\["(table|matchData|speaker|chats)"/.test(frame)),
  );
}

const TALK = { ...FAST, chat: { burst: 1e6, perSecond: 1e6 } };

test('a new name tells the lines it is on, and none of what they say', async () => {
  await talkative({ limits: TALK });
  await watch(3);
  await rename('Zoe');
  for (const frames of await heard()) {
    expect(frames.some((frame) => frame.includes(LONG))).toBe(false);
    const told = frames.filter((frame) => frame.includes('"speaker"'));
    expect(told).toHaveLength(1);
    const [, id, speaker] = JSON.parse(told[0].slice(told[0].indexOf('['))) as [
      string,
      string,
      NewSpeaker,
    ];
    expect(id).toBe(matchID);
    expect(speaker).toMatchObject({ sender: '1', name: 'Zoe' });
    expect(speaker.ids).toHaveLength(LINES);
    expect(frames.join('').length).toBeLessThan(4000);
  }
  // screens of ours show it on every line, and who comes later sees the same
  await sitters[0].sees(({ chat }) => chat.every(({ name }) => name === 'Zoe'));
  const late = await dial({ port: server.port, game: GAME });
  await late.ask('sync', matchID, null);
  expect(late.take().join('').split('"name":"Zoe"').length).toBeGreaterThan(LINES);
  late.close();
});

test('lines that are older than what a newcomer is shown get the new name as well', async () => {
  await talkative({ limits: TALK });
  for (let i = 0; i < 60; i++) await sitters[0].connection.say('since');
  await rename('Zoe');
  await sitters[0].sees(({ chat }) => chat.filter(({ name }) => name === 'Zoe').length === LINES);
  await server.post(`/games/${GAME}/${matchID}/leave`, { ...proof(sitters[1]), erase: true });
  await sitters[0].sees(({ chat }) => chat.length === 60);
});

test('what is told to many screens is put into bytes once', async () => {
  await talkative({ limits: TALK });
  const encode = jest.spyOn(Encoder.prototype, 'encode');
  const encodedFor = async (screens: number, name: string) => {
    await watch(screens);
    encode.mockClear();
    await rename(name);
    const before = encode.mock.calls.length;
    expect((await heard()).every((frames) => frames.length === 3)).toBe(true);
    return before;
  };
  const few = await encodedFor(2, 'Zoe');
  expect(few).toBeGreaterThan(0);
  expect(await encodedFor(20, 'Yan')).toBe(few);
});

test('who had a seat of a match is told to many screens in as many bytes', async () => {
  await talkative({ limits: TALK });
  await startMatch(server, matchID, sitters);
  const [host, guest] = sitters;
  const path = `/games/${GAME}/${matchID}/seats/${guest.playerID}`;
  await server.post(`${path}/free`, proof(host));
  const encode = jest.spyOn(Encoder.prototype, 'encode');
  const encodedFor = async (screens: number, strength: string) => {
    await watch(screens);
    await server.post(`${path}/bot`, { ...proof(host), strength });
    encode.mockClear();
    await server.post(`${path}/free`, proof(host));
    const syncs = encode.mock.calls.filter(([{ data }]) => (data as unknown[])?.[0] === 'sync');
    for (const wire of wires) await wire.ask('nonce');
    expect(wires.every((wire) => wire.take().some((frame) => frame.includes('["sync"')))).toBe(
      true,
    );
    return syncs.length;
  };
  // the host and those who watch
  expect(await encodedFor(2, 'easy')).toBe(2);
  expect(await encodedFor(20, 'hard')).toBe(2);
});

test('who leaves and sits down again has no more new names than who stays', async () => {
  await talkative({ limits: { ...TALK, renames: { burst: 3, perSecond: 0 } } });
  let holder = proof(sitters[1]);
  const path = `/games/${GAME}/${matchID}`;
  const again = async (playerName: string) => {
    await server.post(`${path}/leave`, holder);
    const seat = await server.post<JoinAnswer>(`${path}/join`, { playerName });
    holder = { playerID: seat.playerID, credentials: seat.playerCredentials };
  };
  // the first name was one as well
  await again('Zoe');
  await again('Yan');
  await expect(again('Xi')).rejects.toThrow('tooFast');
  await sitters[0].sees(({ table }) => table!.players[1].name === undefined);
});

test('one address does not sit down everywhere', async () => {
  await talkative({ limits: { ...TALK, joins: { burst: 3, perSecond: 0 } } });
  const path = `/games/${GAME}/${matchID}`;
  // the guest of the table was the first
  for (let i = 0; i < 3; i++) await server.post(`${path}/seats`, proof(sitters[0]));
  const join = () => server.post<JoinAnswer>(`${path}/join`, { playerName: 'Mallory' });
  await join();
  await join();
  await expect(join()).rejects.toThrow('tooFast');
});

test('nobody has a new name every moment, and the same name again is none', async () => {
  // sitting down was the first
  await talkative({ limits: { ...TALK, renames: { burst: 3, perSecond: 0 } } });
  await rename('Zoe');
  for (let i = 0; i < 5; i++) await rename('Zoe');
  await rename('Yan');
  await expect(rename('Xi')).rejects.toThrow('tooFast');
  const [host] = sitters;
  await server.post(`/games/${GAME}/${matchID}/update`, { ...proof(host), newName: 'Ana' });
  await host.sees(({ table }) => table!.players.map(({ name }) => name).join() === 'Ana,Yan');
});

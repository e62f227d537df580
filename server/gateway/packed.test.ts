import { runServer, type TestServer } from '../test-support/server';
import {
  GAME,
  legalOf,
  awaitedSitter,
  seatPeople,
  startMatch,
  type Sitter,
} from '../test-support/sitters';
import type { Table } from '../../shared/protocol/table';
import type { UpdateAck } from '../../shared/protocol/update';
import { dial, type Wire } from '../test-support/wire';

// News in the packed form, which our own client asks for, are for whom the official ones are.

let server: TestServer;
let matchID: string;
let sitters: Sitter[];
let wire: Wire;

beforeEach(async () => {
  server = await runServer();
  ({ matchID, sitters } = await seatPeople(server, { people: 3 }));
  await startMatch(server, matchID, sitters);
  wire = await dial({ port: server.port, game: GAME });
});

afterEach(async () => {
  wire.close();
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

const sync = (seat: { playerID: string; credentials: string } | null, packed: unknown) =>
  wire.ask('sync', matchID, seat?.playerID ?? null, seat?.credentials ?? null, null, packed);

/** What the wire hears of the next move. */
async function heardOfMove(): Promise<string[]> {
  await wire.ask('nonce');
  wire.take();
  const sitter = awaitedSitter(sitters);
  const [{ move, args }] = legalOf(sitter);
  expect(await sitter.connection.play(move, ...args)).toMatchObject({ ok: true });
  await wire.ask('nonce');
  return wire.take().flatMap((frame) => /\["(update|patch|sync|frames)"/.exec(frame)?.[1] ?? []);
}

test('who asks for another form, or for none, is told in that one alone', async () => {
  for (const [wish, form] of [
    [{ packed: true }, 'frames'],
    [{ packed: false }, 'patch'],
    [{ packed: true }, 'frames'],
    [null, 'patch'],
  ] as const) {
    expect(await sync(null, wish)).toMatchObject({ ok: true });
    expect(await heardOfMove()).toEqual([form]);
    await Promise.all(sitters.map((each) => each.sees(({ match }) => match !== null)));
  }
});

test('a wish that is none changes nothing, and a wrong key unbinds whatever the wish', async () => {
  expect(await sync(null, { packed: true })).toMatchObject({ ok: true });
  for (const wish of [{ packed: 'yes' }, { packed: true, more: 1 }, [], 'packed', true]) {
    expect(await sync(sitters[0], wish)).toEqual({ ok: false, code: 'malformed' });
  }
  expect(await heardOfMove()).toEqual(['frames']);
  expect(await sync({ ...sitters[0], credentials: 'x' }, { packed: true })).toMatchObject({
    ok: false,
  });
  expect(await heardOfMove()).toEqual([]);
});

test('13: who held a seat hears no packed frames of it any more', async () => {
  const former = sitters.find(
    (sitter) => sitter !== awaitedSitter(sitters) && sitter !== sitters[0],
  )!;
  expect(await sync(former, { packed: true })).toMatchObject({ ok: true });
  await server.post(`/games/${GAME}/${matchID}/seats/${former.playerID}/free`, {
    playerID: sitters[0].playerID,
    credentials: sitters[0].credentials,
  });
  expect(await heardOfMove()).toEqual([]);
});

/** The arguments of an update that moves for a seat, as our own client sends them. */
function moveOf({ playerID, credentials, connection }: Sitter) {
  const sitter = sitters.find((each) => each.playerID === playerID)!;
  const [{ move, args }] = legalOf(sitter);
  const payload = { type: move, args, playerID, credentials };
  const { stateID } = connection.get().match!;
  return [{ type: 'MAKE_MOVE', payload }, stateID, matchID, playerID] as const;
}

test('who asks for it is told of the own move with its answer, and their other screens as ever', async () => {
  const mover = awaitedSitter(sitters);
  expect(await sync(mover, { packed: true, answered: true })).toMatchObject({ ok: true });
  const other = await dial({ port: server.port, game: GAME });
  const { playerID, credentials } = mover;
  await other.ask('sync', matchID, playerID, credentials, null, { packed: true });
  for (const each of [wire, other]) {
    await each.ask('nonce');
    each.take();
  }
  const ack = (await wire.ask('update', ...moveOf(mover))) as UpdateAck;
  await wire.ask('nonce');
  await other.ask('nonce');
  const isFrames = (frame: string) => frame.includes('["frames"');
  expect(wire.take().filter(isFrames)).toEqual([]);
  const [told] = other.take().filter(isFrames);
  if (!ack.ok) throw new Error(ack.code);
  expect(['frames', ...ack.update!]).toEqual(JSON.parse(told.slice(told.indexOf('['))));
  expect(ack.stateID).toBe(ack.update![0]);
  other.close();
});

/** A table as it is whenever one asks: how long there is depends on when that is. */
const timeless = ({ players, ...rest }: Table) => ({
  ...rest,
  players: players.map((seat) => ({ ...seat, timeLeft: seat.timeLeft === undefined ? null : 0 })),
});

test('who asks for what changed of a table is told little, and has the same table as who is told all of it', async () => {
  const clocked = await seatPeople(server, { people: 2, wishes: { clock: 10 } });
  sitters.push(...clocked.sitters);
  const [host] = clocked.sitters;
  await startMatch(server, clocked.matchID, clocked.sitters);
  const other = await dial({ port: server.port, game: GAME });
  await wire.ask('sync', clocked.matchID, null, null, null, { packed: true, changes: true });
  await other.ask('sync', clocked.matchID, null, null, null, { packed: true });
  const tables = (frames: string[]) => frames.filter((frame) => /\["table(Changes)?"/.test(frame));
  const heard: string[][] = [[], []];
  const hear = async () => {
    for (const [i, each] of [wire, other].entries()) {
      await each.ask('nonce');
      heard[i].push(...tables(each.take()));
    }
  };
  await hear();
  heard[0] = [];
  for (let i = 0; i < 4; i++) {
    const mover = awaitedSitter(clocked.sitters);
    const [{ move, args }] = legalOf(mover);
    const ack = await mover.connection.play(move, ...args);
    if (!ack.ok) throw new Error(ack.code);
    await Promise.all(clocked.sitters.map((one) => one.sees(({ match }) => match!.stateID > i)));
    await hear();
  }
  const { playerID, credentials } = host;
  await server.post(`/games/${GAME}/${clocked.matchID}/update`, {
    ...{ playerID, credentials, newName: 'Zoe' },
  });
  const whole = timeless(await server.get<Table>(`/games/${GAME}/${clocked.matchID}`));
  await Promise.all(
    clocked.sitters.map((one) => one.sees(({ table }) => table!.players[0].name === 'Zoe')),
  );
  await hear();
  expect(heard[0].length).toBeGreaterThan(3);
  expect(heard[0].every((frame) => frame.includes('["tableChanges"'))).toBe(true);
  const last = heard[1].at(-1)!;
  expect(heard[0].join('').length).toBeLessThan(last.length);
  const [, , told] = JSON.parse(last.slice(last.indexOf('['))) as [string, string, Table];
  expect(timeless(told)).toEqual(whole);
  for (const { snapshot } of clocked.sitters) expect(timeless(snapshot().table!)).toEqual(whole);
  other.close();
});

test('who wants no answer, or acts on another screen, is told as everybody is', async () => {
  const mover = awaitedSitter(sitters);
  expect(await sync(mover, { packed: true, answered: true })).toMatchObject({ ok: true });
  expect(await heardOfMove()).toEqual(['frames']);
  const next = awaitedSitter(sitters);
  expect(await sync(next, { packed: true, answered: true })).toMatchObject({ ok: true });
  await wire.ask('nonce');
  wire.take();
  wire.send(`42/${GAME},${JSON.stringify(['update', ...moveOf(next)])}`);
  await sitters[0].sees(({ match }) => match!.stateID === 2);
  await wire.ask('nonce');
  expect(wire.take().filter((frame) => frame.includes('["frames"'))).toHaveLength(1);
});

test('an own move is shown when it is answered, with the way there, and nothing is asked anew', async () => {
  for (let move = 0; move < 3; move++) {
    const sitter = awaitedSitter(sitters);
    const [{ move, args }] = legalOf(sitter);
    const ack = await sitter.connection.play(move, ...args);
    const { match } = sitter.connection.get();
    expect(ack).toEqual({ ok: true, stateID: match!.stateID });
    expect(match!.frames.length).toBeGreaterThan(0);
    for (const each of sitters)
      await each.sees(({ match: seen }) => seen!.stateID === match!.stateID);
  }
});

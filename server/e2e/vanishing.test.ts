import { sha256 } from '../../shared/engine/fairness';
import type { CodeAnswer } from '../../shared/protocol/requests';
import { chanceFor, SEED } from '../test-support/randomMatches';
import {
  GAME,
  legalOf,
  NONCES,
  playOn,
  seatPeople,
  seenByAll,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../test-support/sitters';
import { listening, UNLIMITED, useProgram, type Started } from '../test-support/serverProcess';
import { openProxy, type Proxy } from '../test-support/proxy';
import { forget, newFolder } from '../test-support/storage';

// Somebody is gone at any kind of moment: by the loss of their socket alone, and with the server, by kill -9. They come
// back by the same device or another one, and everybody sees what they saw, may do what they might, and plays on.

useProgram();

const DEVICES = ['a1', 'b2', 'c3'].map((pair) => pair.repeat(32));
const OTHER_DEVICE = 'd4'.repeat(32);
const PEOPLE = DEVICES.length;
const mind = chanceFor(SEED, 'vanishing');

let dataDir: string;
let server: Started;
/** The way of who will be gone, where their socket is to be lost. */
let line: Proxy;
let open: Sitter[] = [];

const serve = async () => (server = await listening({ DATA_DIR: dataDir, ...UNLIMITED }));

beforeEach(async () => {
  dataDir = newFolder();
  await serve();
  line = await openProxy({ host: '127.0.0.1', port: server.port });
  line.aimAt(() => server.port);
});
afterEach(async () => {
  part();
  await line.close();
  server.child.kill('SIGKILL');
  await server.exit;
  await forget(dataDir);
});

function part() {
  for (const { connection } of open) connection.close();
  open = [];
}

async function gather(game = GAME) {
  const gathered = await seatPeople(server, { game, people: PEOPLE, devices: DEVICES });
  open.push(...gathered.sitters);
  return gathered;
}

async function killAndRestart() {
  part();
  server.child.kill('SIGKILL');
  await server.exit;
  await serve();
}

/** Screens of all at a table, opened now, by these devices and with these nonces. */
async function screensAt(
  game: string,
  matchID: string,
  {
    keys = DEVICES,
    nonces = NONCES,
    lost,
  }: {
    keys?: readonly string[];
    nonces?: readonly string[];
    /** Whose socket can be lost. */
    lost?: number;
  } = {},
) {
  const url = line.through(server.url).replace(/\/$/, '');
  const screens = keys.map((credentials, i) =>
    sitDown(i === lost ? { url } : server, {
      ...{ game, matchID, playerID: String(i), credentials, nonce: nonces[i] },
    }),
  );
  open.push(...screens);
  await Promise.all(screens.map((screen) => screen.sees(({ table }) => table !== null)));
  return screens;
}

/** By which of their devices somebody comes back. */
type Device = 'same' | 'another';

/** The key of a device of who sits there, which is one of theirs by now. */
async function keyOf(seat: number, device: Device): Promise<string> {
  if (device === 'same') return DEVICES[seat];
  const { code } = await server.post<CodeAnswer>('/me/link', { key: DEVICES[seat] });
  await server.post('/me/join', { code, device: { key: OTHER_DEVICE, label: 'Phone' } });
  return OTHER_DEVICE;
}

/** Screens of all, the one of this seat on this device of theirs. */
async function backAt(
  game: string,
  matchID: string,
  moved: number,
  { device = 'another', nonces = NONCES }: { device?: Device; nonces?: readonly string[] } = {},
) {
  return screensAt(game, matchID, {
    keys: DEVICES.with(moved, await keyOf(moved, device)),
    nonces,
  });
}

/**
 * Has somebody lose their socket and nothing else, and come back; gives the screens of all. The same device comes back
 * by itself as soon as it can.
 */
async function loseSocket(game: string, matchID: string, lost: number, device: Device) {
  part();
  line.goOn();
  const screens = await screensAt(game, matchID, { lost });
  const witness = screens[(lost + 1) % PEOPLE];
  const isHere = (is: boolean) =>
    witness.sees(({ table }) => table!.players[lost].isConnected === is);
  await isHere(true);
  line.shut();
  await isHere(false);
  if (device === 'same') line.goOn();
  else {
    const credentials = await keyOf(lost, device);
    const phone = sitDown(server, { game, matchID, playerID: String(lost), credentials });
    open.push(phone);
    screens[lost] = phone;
  }
  await isHere(true);
  await screens[lost].sees(({ connected, table }) => connected && table !== null);
  return screens;
}

const isOver = ({ snapshot }: Sitter): boolean => snapshot().match?.ctx.gameover !== undefined;

/**
 * Has whoever is waited for play whatever comes to mind, until enough was played or the match is over: the first move
 * that is legal could be the same two for ever. Whom it waits for is each one's own to say: others do not see that
 * somebody has offered in secret.
 */
async function playUntil(sitters: readonly Sitter[], enough: () => boolean) {
  const isDone = () => enough() || sitters.some(isOver);
  const next = () =>
    sitters.find(({ snapshot, playerID }) => snapshot().match!.awaited.includes(playerID));
  for (;;) {
    await seenByAll(sitters, () => isDone() || next() !== undefined);
    if (isDone()) return;
    const mover = next()!;
    const before = mover.snapshot().match!;
    const { move, args } = mind.pick(legalOf(mover));
    const ack = await mover.connection.play(move, ...args);
    // others were first
    if (!ack.ok && ack.code !== 'stale') throw new Error(`${move} was refused: ${ack.code}`);
    await mover.sees(({ match }) => match !== before);
  }
}

/** What each sees of the match, and may do in it. */
async function looksOf(screens: readonly Sitter[]) {
  await Promise.all(screens.map((screen) => screen.sees(({ match }) => match !== null)));
  return screens.map((screen) => {
    const { view, ctx, awaited, stateID } = screen.snapshot().match!;
    return { view, ctx, awaited, stateID, legal: legalOf(screen) };
  });
}

// prettier-ignore
const MOMENTS: [moment: string, game: string, move: string, afterLoss: Device, afterKill: Device][] = [
  ['on their own turn',              'ya-blew-it',              'draw',    'same',    'another'],
  ['while a roll is to be answered', 'ya-blew-it',              'stand',   'another', 'same'],
  ['while several offer in secret',  'tower-of-babel',          'offer',   'another', 'another'],
  ['while they have to discard',     'century-eastern-wonders', 'discard', 'same',    'same'],
  ['in the middle of looking',       'colorful-treasure',       'leave',   'same',    'another'],
];

test.each(MOMENTS)('%s, in %s: %s', async (_, game, move, afterLoss, afterKill) => {
  const { matchID, sitters } = await gather(game);
  await startMatch(server, matchID, sitters);
  const asked = () =>
    sitters.findIndex((sitter) => legalOf(sitter).some((legal) => legal.move === move));
  await playUntil(sitters, () => asked() >= 0);
  const gone = asked();
  expect(gone).toBeGreaterThanOrEqual(0);
  const seen = await looksOf(await screensAt(game, matchID));

  expect(await looksOf(await loseSocket(game, matchID, gone, afterLoss))).toEqual(seen);
  await killAndRestart();
  const back = await backAt(game, matchID, gone, { device: afterKill });
  expect(await looksOf(back)).toEqual(seen);

  const { args } = legalOf(back[gone]).find((legal) => legal.move === move)!;
  expect(await back[gone].connection.play(move, ...args)).toMatchObject({ ok: true });
  const further = () => back[0].snapshot().match!.stateID >= seen[0].stateID + 5;
  await playUntil(back, further);
  expect(further() || back.some(isOver)).toBe(true);
});

test.each([
  ['a secret offer', 'tower-of-babel', 'offer'],
  ['a discard', 'century-eastern-wonders', 'discard'],
])('a bot stands in where %s is due, in %s, and its holder plays on', async (_, game, move) => {
  const { matchID, sitters } = await gather(game);
  await startMatch(server, matchID, sitters);
  // the host is there to let it
  const asked = () =>
    sitters.findIndex((sitter, i) => i > 0 && legalOf(sitter).some((legal) => legal.move === move));
  await playUntil(sitters, () => asked() > 0);
  const gone = asked();
  const others = sitters.filter((_, i) => i !== gone);
  const [host] = others;
  sitters[gone].connection.close();
  await host.sees(({ table }) => table!.players[gone].isConnected === false);
  const from = host.snapshot().match!.stateID;
  const { playerID, credentials } = host;
  const path = `/games/${game}/${matchID}/seats/${gone}/standIn`;
  await server.post(path, { playerID, credentials, on: true });
  const byBot = ({ snapshot }: Sitter) =>
    snapshot().match!.log.filter(
      (entry) => entry.stateID > from && entry.playerID === String(gone) && entry.standIn,
    );
  await playUntil(others, () => byBot(host).length > 0);
  expect(byBot(host)[0].move).toBe(move);

  const key = await keyOf(gone, 'another');
  const back = sitDown(server, { game, matchID, playerID: String(gone), credentials: key });
  open.push(back);
  await back.sees(({ table, match }) => match !== null && !table!.players[gone].standIn);
  expect(byBot(back).map((entry) => entry.move)).toContain(move);
  const own = () =>
    back
      .snapshot()
      .match!.log.filter(
        (entry) => entry.stateID > from && entry.playerID === String(gone) && !entry.standIn,
      );
  await playUntil([...others, back], () => own().length > 0);
  expect(own().length > 0 || isOver(back)).toBe(true);
});

test('before the start: everybody has their seat, and starts', async () => {
  const { matchID } = await gather();
  await loseSocket(GAME, matchID, 2, 'another');
  await loseSocket(GAME, matchID, 2, 'same');
  await killAndRestart();
  const back = await backAt(GAME, matchID, 1, { device: 'same' });
  const { players } = await tableOf(server, matchID);
  expect(players.map(({ name }) => name)).toEqual(['Player 0', 'Player 1', 'Player 2']);
  await startMatch(server, matchID, back);
  await playOn(back, () => back[0].snapshot().match!.stateID >= 3);
});

test('between the nonces and the deal: the table waits again, and is dealt once', async () => {
  const { matchID, sitters } = await gather();
  sitters[2].connection.close();
  const silent = sitDown(server, { matchID, playerID: '2', credentials: DEVICES[2] });
  open.push(silent);
  await silent.sees(({ table }) => table !== null);
  const at = (route: string) => `/games/${GAME}/${matchID}/${route}`;
  for (const seat of [1, 2])
    await server.post(at('ready'), {
      playerID: String(seat),
      credentials: DEVICES[seat],
      ready: true,
    });
  await server.post(at('start'), { playerID: '0', credentials: DEVICES[0] });
  await silent.sees(({ table }) => table!.status === 'locked');

  await killAndRestart();
  // those that were told are known by now
  const others = NONCES.slice(PEOPLE);
  const back = await backAt(GAME, matchID, 2, { nonces: others });
  expect((await tableOf(server, matchID)).status).toBe('open');
  for (const [seat, { playerID, credentials }] of back.entries())
    await server.post(at('update'), { playerID, credentials, nonceHash: sha256(others[seat]) });
  await startMatch(server, matchID, back);
  const { attempts } = await recordAfter(matchID, back);
  expect(attempts.map(({ dealt }) => dealt)).toEqual([false, true]);
});

/** The record of a match that is played to its end first. */
async function recordAfter(matchID: string, screens: Sitter[]) {
  await playOn(screens);
  return server.get<{ attempts: { dealt: boolean }[] }>(`/games/${GAME}/${matchID}/record`);
}

test('between the nonces and the deal: whoever has lost their socket comes back in time, and the cards are dealt', async () => {
  const { matchID, sitters } = await gather();
  part();
  const screens = await screensAt(GAME, matchID, { lost: 2 });
  await screens[0].sees(({ table }) => table!.players.every(({ isConnected }) => isConnected));
  for (const { playerID, credentials } of sitters.slice(1))
    await server.post(`/games/${GAME}/${matchID}/ready`, { playerID, credentials, ready: true });
  // they are asked for their nonce, and never hear of it
  line.swallow();
  const { playerID, credentials } = sitters[0];
  await server.post(`/games/${GAME}/${matchID}/start`, { playerID, credentials });
  await screens[0].sees(({ table }) => table!.status === 'locked');
  line.cut();
  await Promise.all(screens.map((screen) => screen.sees(({ match }) => match !== null)));
  const { attempts } = await recordAfter(matchID, screens);
  expect(attempts.map(({ dealt }) => dealt)).toEqual([true]);
});

test('at the end: the places are what they were, for everybody', async () => {
  const { matchID, sitters } = await gather();
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  const seen = await looksOf(await screensAt(GAME, matchID));
  expect(seen[0].ctx.gameover).toBeDefined();
  for (const device of ['another', 'same'] as const) {
    expect(await looksOf(await loseSocket(GAME, matchID, 1, device))).toEqual(seen);
    await killAndRestart();
    expect(await looksOf(await backAt(GAME, matchID, 1, { device }))).toEqual(seen);
  }
  const { status, gameover } = await tableOf(server, matchID);
  expect([status, gameover]).toEqual(['over', seen[0].ctx.gameover]);
});

import { sha256 } from '../../shared/engine/fairness';
import type { CodeAnswer } from '../../shared/protocol/table';
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
} from '../test-support/server';
import { listening, UNLIMITED, useProgram, type Started } from '../test-support/serverProcess';
import { forget, newFolder } from '../test-support/storage';

// Somebody is gone at any kind of moment, and the server with them: kill -9. They come back by another device,
// the others as they were, and everybody sees what they saw, may do what they might, and plays on.

useProgram();

const DEVICES = ['a1', 'b2', 'c3'].map((pair) => pair.repeat(32));
const OTHER_DEVICE = 'd4'.repeat(32);
const PEOPLE = DEVICES.length;
const mind = chanceFor(SEED, 'vanishing');

let dataDir: string;
let server: Started;
let open: Sitter[] = [];

const serve = async () => (server = await listening({ DATA_DIR: dataDir, ...UNLIMITED }));

beforeEach(async () => {
  dataDir = newFolder();
  await serve();
});
afterEach(async () => {
  part();
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
  }: { keys?: readonly string[]; nonces?: readonly string[] } = {},
) {
  const screens = keys.map((credentials, i) =>
    sitDown(server, { game, matchID, playerID: String(i), credentials, nonce: nonces[i] }),
  );
  open.push(...screens);
  await Promise.all(screens.map((screen) => screen.sees(({ table }) => table !== null)));
  return screens;
}

/** Screens of all, the one of this seat on another device of theirs. */
async function backAt(game: string, matchID: string, moved: number, nonces = NONCES) {
  const { code } = await server.post<CodeAnswer>('/me/link', { key: DEVICES[moved] });
  await server.post('/me/join', { code, device: { key: OTHER_DEVICE, label: 'Phone' } });
  return screensAt(game, matchID, { keys: DEVICES.with(moved, OTHER_DEVICE), nonces });
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
const MOMENTS: [moment: string, game: string, move: string][] = [
  ['on their own turn',              'ya-blew-it',              'draw'],
  ['while a roll is to be answered', 'ya-blew-it',              'stand'],
  ['while several offer in secret',  'tower-of-babel',          'offer'],
  ['while they have to discard',     'century-eastern-wonders', 'discard'],
  ['in the middle of looking',       'colorful-treasure',       'leave'],
];

test.each(MOMENTS)('%s, in %s', async (_, game, move) => {
  const { matchID, sitters } = await gather(game);
  await startMatch(server, matchID, sitters);
  const asked = () =>
    sitters.findIndex((sitter) => legalOf(sitter).some((legal) => legal.move === move));
  await playUntil(sitters, () => asked() >= 0);
  const gone = asked();
  expect(gone).toBeGreaterThanOrEqual(0);
  const seen = await looksOf(await screensAt(game, matchID));

  await killAndRestart();
  const back = await backAt(game, matchID, gone);
  expect(await looksOf(back)).toEqual(seen);

  const { args } = legalOf(back[gone]).find((legal) => legal.move === move)!;
  expect(await back[gone].connection.play(move, ...args)).toMatchObject({ ok: true });
  const further = () => back[0].snapshot().match!.stateID >= seen[0].stateID + 5;
  await playUntil(back, further);
  expect(further() || back.some(isOver)).toBe(true);
});

test('before the start: everybody has their seat, and starts', async () => {
  const { matchID } = await gather();
  await killAndRestart();
  const back = await backAt(GAME, matchID, 1);
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
  const back = await backAt(GAME, matchID, 2, others);
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

test('at the end: the places are what they were, for everybody', async () => {
  const { matchID, sitters } = await gather();
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  const seen = await looksOf(await screensAt(GAME, matchID));
  expect(seen[0].ctx.gameover).toBeDefined();
  await killAndRestart();
  expect(await looksOf(await backAt(GAME, matchID, 0))).toEqual(seen);
  const { status, gameover } = await tableOf(server, matchID);
  expect([status, gameover]).toEqual(['over', seen[0].ctx.gameover]);
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from '../test-support/server';
import { playOn, seatPeople, sitDown, startMatch, tableOf } from '../test-support/sitters';
import { useProgram, listening, start } from '../test-support/serverProcess';

// The server as a process of its own, to be killed, stopped and started wrongly.

let folder: string;

useProgram();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a match survives kill -9 between any two moves, and is played to its end', async () => {
  const dataDir = join(folder, 'killed');
  let server = await listening({ DATA_DIR: dataDir });
  const gathered = await seatPeople(server, { people: 2, bots: 1 });
  const { matchID } = gathered;
  let { sitters } = gathered;
  await startMatch(server, matchID, sitters);
  for (let kills = 0; kills < 3; kills++) {
    const from = sitters[0].snapshot().match!.stateID;
    await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= from + 12);
    // acknowledged to both: must be there afterwards
    const known = sitters.map((sitter) => sitter.snapshot().match!.stateID);
    for (const { connection } of sitters) connection.close();
    server.child.kill('SIGKILL');
    await server.exit;
    const before = sitters.map((sitter) => sitter.snapshot().match!);

    server = await listening({ DATA_DIR: dataDir, BOT_PACE_MS: '60000' });
    sitters = sitters.map(({ playerID, credentials }) =>
      sitDown(server, { matchID, playerID, credentials }),
    );
    await Promise.all(sitters.map((sitter) => sitter.sees(({ match }) => match !== null)));
    const after = sitters.map((sitter) => sitter.snapshot().match!);
    after.forEach((match, i) => {
      // a bot may have moved, and been stored, after the last thing this player heard
      expect(match.stateID).toBeGreaterThanOrEqual(known[i]);
      if (match.stateID === before[i].stateID) expect(match.view).toEqual(before[i].view);
    });
    for (const { connection } of sitters) connection.close();
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);

    server = await listening({ DATA_DIR: dataDir });
    sitters = sitters.map(({ playerID, credentials }) =>
      sitDown(server, { matchID, playerID, credentials }),
    );
    await Promise.all(sitters.map((sitter) => sitter.sees(({ match }) => match !== null)));
    expect(sitters[0].snapshot().match!.stateID).toBeGreaterThanOrEqual(after[0].stateID);
  }
  for (const { connection } of sitters) connection.close();
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);

  // to the end without the limits on what a socket sends: programs play faster than people
  const last = await runServer({ dataDir });
  sitters = sitters.map(({ playerID, credentials }) =>
    sitDown(last, { matchID, playerID, credentials }),
  );
  await Promise.all(sitters.map((sitter) => sitter.sees(({ match }) => match !== null)));
  await playOn(sitters);
  expect((await tableOf(last, matchID)).status).toBe('over');
  for (const { connection } of sitters) connection.close();
  await last.stop();
}, 60_000);

test('a stop lets nobody in, finishes, and ends with 0', async () => {
  const server = await listening({ DATA_DIR: join(folder, 'stopped') });
  const { sitters } = await seatPeople(server, { people: 2 });
  server.child.kill('SIGINT');
  expect(await server.exit).toBe(0);
  expect(server.logged.map((line) => JSON.parse(line).msg)).toContain('stopped');
  for (const { connection } of sitters) connection.close();
});

test('a server whose log nobody reads any more stops as well', async () => {
  const server = await listening({ DATA_DIR: join(folder, 'unread') });
  server.child.stdout!.destroy();
  await seatPeople(server, { people: 2 }).then(({ sitters }) =>
    sitters.forEach(({ connection }) => connection.close()),
  );
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

// prettier-ignore
const WRONG: [string, Record<string, string>, RegExp][] = [
  ['a port that is none',            { PORT: 'eighty' },              /PORT must be a whole number/],
  ['a port out of range',            { PORT: '70000' },               /PORT must be at most 65535/],
  ['an unknown durability',          { DURABILITY: 'some' },          /DURABILITY must be normal or full/],
  ['a public address that is none',  { PUBLIC_URL: 'example' },       /PUBLIC_URL must be an http/],
  ['an origin with a path',          { ALLOWED_ORIGINS: 'http://a.b/c' }, /ALLOWED_ORIGINS/],
  ['a base path with a space',       { BASE_PATH: '/a b' },           /BASE_PATH must be a path/],
  ['a negative pace',                { BOT_PACE_MS: '-1' },           /BOT_PACE_MS must be a whole number/],
];

test.each(WRONG)('%s gets one clear line and exit 2', async (_, env, sentence) => {
  const started = start({ DATA_DIR: join(folder, 'never'), ...env });
  expect(await started.exit).toBe(2);
  expect(started.errors()).toMatch(sentence);
  expect(started.errors().trim().split('\n')).toHaveLength(1);
});

test('a data folder that is a file, or holds something else, gets one clear line and exit 2', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'not a folder');
  const corrupt = join(folder, 'corrupt');
  mkdirSync(corrupt);
  writeFileSync(join(corrupt, 'wondertable.sqlite'), 'this is no database, '.repeat(100));
  chmodSync(corrupt, 0o755);
  for (const dataDir of [file, corrupt]) {
    const started = start({ DATA_DIR: dataDir });
    expect(await started.exit).toBe(2);
    expect(started.errors()).toMatch(/^wondertable: cannot use .*wondertable\.sqlite: /);
    expect(started.errors().trim().split('\n')).toHaveLength(1);
  }
});

test.each([['dance'], ['resume'], ['resume', 'x'], ['backup'], ['restore'], ['backup', 'a', 'b']])(
  'the command %s gets one clear line and exit 2',
  async (...args) => {
    const started = start({ DATA_DIR: join(folder, 'never') }, { args });
    expect(await started.exit).toBe(2);
    expect(started.errors()).toBe(
      'wondertable: what is understood: "backup FILE", "restore FILE", "move PLACE", "check" and "check --json", "open-report FILE", and "resume REFERENCE" with the eight digits of a stopped match\n',
    );
  },
);

test('resuming what was never stopped says so, and ends with 1', async () => {
  const started = start({ DATA_DIR: join(folder, 'resumed') }, { args: ['resume', '0123abcd'] });
  expect(await started.exit).toBe(1);
  expect(started.errors()).toBe('wondertable: no match was stopped under the reference 0123abcd\n');
});

test('a port that is taken gets one clear line and exit 2', async () => {
  const first = await listening({ DATA_DIR: join(folder, 'first') });
  const second = start({ DATA_DIR: join(folder, 'second'), PORT: String(first.port) });
  expect(await second.exit).toBe(2);
  expect(second.errors()).toMatch(/port \d+ is in use/);
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
});

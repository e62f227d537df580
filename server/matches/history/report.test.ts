import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../../shared/engine/engine';
import type { MatchReport } from '../../../shared/engine/matchFile';
import { replay } from '../../../shared/engine/record';
import { engineLoader, gameOf } from '../../../shared/games';
import { addedGolden } from '../../../shared/testing/addGolden';
import { goldenDifference } from '../../../shared/testing/golden';
import type { SealedReport } from '../../../shared/protocol/requests';
import { openReport } from '../../cli/openReport';
import { addTable } from '../../storage/tables';
import { runningTable } from '../../test-support/injectedPosition';
import { dealsOf } from '../../test-support/randomMatches';
import { runServer } from '../../test-support/server';
import { GAME, playOn, seatPeople, startMatch } from '../../test-support/sitters';
import { openStored } from '../../test-support/storage';
import { openedReport, sealedReport } from './report';

// Who plays can send their host a file of what went wrong, and cannot look into it themselves.

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'));
  folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
});
afterEach(() => {
  for (const dir of [dataDir, folder]) rmSync(dir, { recursive: true });
});

/** A match a few moves old, and what one of its players is given of it. */
async function reported() {
  const server = await runServer({ dataDir });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const path = `/games/${GAME}/${matchID}`;
  const [{ playerID, credentials }] = sitters;
  const ask = (proof: object = { playerID, credentials }) =>
    server.post<SealedReport>(`${path}/report`, proof);
  await expect(ask()).rejects.toThrow('notStarted');
  await startMatch(server, matchID, sitters);
  const before = await ask();
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 6);
  const report = await ask();
  await expect(ask({ playerID, credentials: 'guessed' })).rejects.toThrow('credentials');
  for (const { connection } of sitters) connection.close();
  await server.stop();
  return { matchID, before, report };
}

function keep(report: object | string): string {
  const file = join(folder, 'mine.report');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
}

test('the server opens what it has sealed: the whole match, which becomes a test of it', async () => {
  const { matchID, report } = await reported();
  const file = keep(report);
  const opened = join(folder, 'mine.wonder');
  expect(await openReport({ dataDir, file })).toEqual({
    ok: true,
    sentence: expect.stringContaining(opened),
  });
  expect(statSync(opened).mode & 0o777).toBe(0o600);
  const match = JSON.parse(readFileSync(opened, 'utf8')) as MatchReport;
  expect(match).toMatchObject({ wonder: 1, game: GAME, matchID, standings: [] });
  expect(match.actions.length).toBeGreaterThanOrEqual(6);
  expect(match.times).toHaveLength(match.actions.length);
  expect([...replay(match, createEngine(gameOf(GAME)!))]).toHaveLength(match.actions.length + 1);

  const added = await addedGolden(readFileSync(opened, 'utf8'), engineLoader());
  if ('objection' in added) throw new Error(added.objection);
  expect(added.golden).toMatchObject({ isUnfinished: true, actions: match.actions });
  expect(goldenDifference(createEngine(gameOf(GAME)!), added.golden)).toBeNull();
  // nothing that is there is written over
  expect(await openReport({ dataDir, file })).toMatchObject({ ok: false });
});

test('nothing of the match can be read from it, nor how much of it there was', async () => {
  const { matchID, before, report } = await reported();
  const { sealed, ...open } = report;
  expect(Object.keys(open).sort()).toEqual(['at', 'game', 'report', 'version']);
  const bytes = Buffer.from(sealed, 'base64').toString('latin1');
  for (const known of [matchID, 'serverSeed', 'draw', 'Player 0'])
    expect(bytes).not.toContain(known);
  expect(sealed).toHaveLength(before.sealed.length);
  expect(sealed).not.toBe(before.sealed);
  expect(statSync(join(dataDir, 'report.key')).mode & 0o777).toBe(0o600);
});

test('many that are made at once, before there is a key, are sealed by one and the same', async () => {
  // a disk that is slow: a file is there before anything is in it
  const write = files.writeFile;
  jest.spyOn(files, 'writeFile').mockImplementation(async (path, data, options) => {
    const file = await files.open(path as string, 'wx', 0o600);
    for (let turns = 0; turns < 50; turns++) await new Promise(setImmediate);
    await file.close();
    await write(path, data, { ...(options as object), flag: 'w' });
  });
  const db = await openStored(dataDir);
  const table = runningTable(gameOf(GAME)!, dealsOf(gameOf(GAME)!, 1)[0], []);
  await addTable(db, table);
  const reports = await Promise.all(
    Array.from({ length: 20 }, (_, now) => sealedReport(db, { dataDir, now }, table)),
  );
  await db.destroy();
  jest.restoreAllMocks();
  for (const report of reports) await openedReport(dataDir, JSON.stringify(report));
  expect(readdirSync(dataDir).filter((name) => name.startsWith('report'))).toEqual(['report.key']);
});

test('a server that keeps its matches in a database makes the folder of its key when it is first needed', async () => {
  const db = await openStored(dataDir);
  const table = runningTable(gameOf(GAME)!, dealsOf(gameOf(GAME)!, 1)[0], []);
  await addTable(db, table);
  const apart = join(folder, 'not', 'there', 'yet');
  const report = await sealedReport(db, { dataDir: apart, now: 0 }, table);
  await db.destroy();
  expect(await openedReport(apart, JSON.stringify(report))).toContain(table.id);
  expect(statSync(apart).mode & 0o777).toBe(0o700);
});

test.each<[string, (report: SealedReport) => object | string, RegExp]>([
  ['something else', () => 'PK', /it is no report of a match/],
  ['a report without its seal', ({ sealed: _, ...rest }) => rest, /it is no report/],
  [
    'a report that was changed',
    (report) => ({ ...report, sealed: `AAAA${report.sealed.slice(4)}` }),
    /it was not made by the server of this data folder, or it is damaged/,
  ],
  ['half of one', (report) => ({ ...report, sealed: report.sealed.slice(0, 40) }), /not made by/],
])('%s is not opened', async (_, change, reason) => {
  const { report } = await reported();
  expect(await openReport({ dataDir, file: keep(change(report)) })).toEqual({
    ok: false,
    sentence: expect.stringMatching(reason),
  });
});

test('another server cannot open it', async () => {
  const { report } = await reported();
  const file = keep(report);
  expect((await openReport({ dataDir: folder, file })).sentence).toContain('it was made elsewhere');
  writeFileSync(join(folder, 'report.key'), Buffer.alloc(32));
  expect((await openReport({ dataDir: folder, file })).sentence).toContain(
    'not made by the server',
  );
  expect((await openReport({ dataDir, file: `${file}x` })).sentence).toContain('no such file');
});

test('what stopped a match becomes a test, with the action it stopped at, once the rules can play that', async () => {
  const { report } = await reported();
  const file = keep(report);
  await openReport({ dataDir, file });
  const match = JSON.parse(readFileSync(join(folder, 'mine.wonder'), 'utf8')) as MatchReport;
  const failed = match.actions.at(-1)!;
  const stopped = { reference: '0A1B2C3D', error: 'Error: broken', failed };
  const actions = match.actions.slice(0, -1);
  const add = (change: object) =>
    addedGolden(JSON.stringify({ ...match, actions, stopped, ...change }), engineLoader());
  expect(await add({})).toMatchObject({ golden: { actions: match.actions } });
  expect(await add({ stopped: { ...stopped, failed: '0 nonsense' } })).toMatchObject({
    golden: { actions },
  });
});

import type { MatchFile } from '../../shared/engine/matchFile';
import { createEngine } from '../../shared/engine/engine';
import { verify } from '../../shared/engine/verify';
import { gameOf } from '../../shared/games';
import { runServer, type TestServer } from '../test-support/server';
import { GAME, playOn, seatPeople, startMatch } from '../test-support/sitters';

let server: TestServer;
beforeAll(async () => void (server = await runServer()));
afterAll(() => server.stop());

test('a match that is over is one file: record, times, draws and positions', async () => {
  const before = Date.now();
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  const path = `/games/${GAME}/${matchID}`;
  await startMatch(server, matchID, sitters);
  await expect(server.get(`${path}/file`)).rejects.toThrow('notOver');
  await playOn(sitters);
  for (const { connection } of sitters) connection.close();

  const response = await fetch(`${server.url}${path}/file`);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="${matchID}.wonder"`,
  );
  const file = (await response.json()) as MatchFile;
  const { wonder, times, draws, hashes, ...record } = file;
  expect(wonder).toBe(1);
  expect(record).toEqual(await server.get(`${path}/record`));
  expect(Object.values(verify(file, createEngine(gameOf(GAME)!)))).toEqual(Array(6).fill(true));

  expect(times).toHaveLength(file.actions.length);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeGreaterThanOrEqual(before);
  expect(times.at(-1)).toBeLessThanOrEqual(Date.now());

  expect(hashes).toHaveLength(file.actions.length + 1);
  expect(draws[0]).toMatchObject({ at: 0, from: 0 });
  expect(draws.every(({ from }, i) => from === (draws[i - 1]?.to ?? 0))).toBe(true);
  expect(draws.at(-1)!.at).toBeLessThanOrEqual(file.actions.length);
});

test('a whole match is played again for nobody who asks for more files than people keep', async () => {
  const strict = await runServer({ env: { LIMIT_FILES: '2/0.001' } });
  try {
    const { matchID, sitters } = await seatPeople(strict, { people: 2 });
    await startMatch(strict, matchID, sitters);
    await playOn(sitters);
    for (const { connection } of sitters) connection.close();
    const path = `/games/${GAME}/${matchID}`;
    for (let times = 0; times < 2; times++) await strict.get(`${path}/file`);
    await expect(strict.get(`${path}/file`)).rejects.toThrow('tooFast');
    await strict.get(`${path}/record`);
  } finally {
    await strict.stop();
  }
});

test('all who ask for it at once are given the same', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  for (const { connection } of sitters) connection.close();
  const ask = () => server.get<MatchFile>(`/games/${GAME}/${matchID}/file`);
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  for (const other of others) expect(other).toEqual(first);
});

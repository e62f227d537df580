import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayersSeat } from '../../shared/protocol/requests';
import { makeOlder } from '../test-support/olderDatabase';
import { runServer } from '../test-support/server';
import { GAME, playOn, seatPeople, sitDown, startMatch, tableOf } from '../test-support/sitters';

// A data folder from before there were players.

test('matches of a database that knows no players go on by their credentials, and become the player’s when they come', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'));
  let server = await runServer({ dataDir });
  const running = await seatPeople(server, { people: 2 });
  await startMatch(server, running.matchID, running.sitters);
  const waiting = await seatPeople(server, { people: 2 });
  for (const { connection } of [...running.sitters, ...waiting.sitters]) connection.close();
  await server.stop();
  makeOlder(join(dataDir, 'wondertable.sqlite'), 'players-1');

  server = await runServer({ dataDir });
  const [ana, bo] = running.sitters;
  const key = 'a1'.repeat(32);
  const seats = [running.matchID, waiting.matchID].map((matchID, i) => ({
    gameName: GAME,
    matchID,
    playerID: '0',
    credentials: [ana, waiting.sitters[0]][i].credentials,
  }));
  const old = sitDown(server, {
    matchID: running.matchID,
    playerID: '1',
    credentials: bo.credentials,
  });
  await old.sees(({ match }) => match !== null);
  await server.post('/me/claim', { device: { key, label: 'Desk' }, seats });
  const listed = await server.post<{ seats: PlayersSeat[] }>('/me/tables', { key });
  expect(listed.seats.map(({ matchID }) => matchID).sort()).toEqual(
    [running.matchID, waiting.matchID].sort(),
  );
  const mine = sitDown(server, { matchID: running.matchID, playerID: '0', credentials: key });
  await mine.sees(({ match }) => match !== null);
  await playOn([mine, old]);
  expect((await tableOf(server, running.matchID)).status).toBe('over');
  for (const { connection } of [mine, old]) connection.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

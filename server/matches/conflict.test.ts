import { gameOf } from '../../shared/games';
import { addSeat, close } from '../tables/seats/arranging';
import { free, rename, sit } from '../tables/seats/seating';
import { deal, lock, reveal } from '../tables/starting';
import { newTable, type TableRecord } from '../tables/table';
import type { Db } from '../storage/database/open';
import { addTable, loadTable, saveTable, TableChanged } from '../storage/tables';
import { runServer, type TestServer } from '../test-support/server';
import { GAME, NONCES, seatPeople, tableOf, type Sitter } from '../test-support/sitters';
import { isOnPostgres, openStored } from '../test-support/storage';
import { writtenSeats } from '../test-support/triggers';

// A table that somebody else has changed in the storage, as another server would: theirs counts, nothing is
// written over it, and what is asked for meanwhile is done to the table as it is by now.

let server: TestServer;
let db: Db;
let matchID: string;
let sitters: Sitter[] = [];

beforeEach(async () => {
  server = await runServer();
  db = await openStored(server.dataDir);
  ({ matchID, sitters } = await seatPeople(server, { people: 2 }));
});
afterEach(async () => {
  for (const { connection } of sitters) connection.close();
  await db.destroy();
  await server.stop();
});

const title = gameOf(GAME)!;
const loaded = async () => (await loadTable(db, matchID))!;
const asHost = (path: string) => {
  const { playerID, credentials } = sitters[0];
  return server.post(`/games/${GAME}/${matchID}/${path}`, { playerID, credentials });
};
const named = async () => (await tableOf(server, matchID)).players.map(({ name }) => name);

/** Changes the table behind the server's back. */
async function elsewhere(change: (table: TableRecord) => TableRecord) {
  const before = await loaded();
  return saveTable(db, before, change(before));
}

const third = { name: 'Cy', keyHash: 'cd'.repeat(32) };

test('whoever sat down elsewhere keeps the seat, and nobody who changes the table meanwhile is refused', async () => {
  await elsewhere((table) => sit(addSeat(table, title), third).table);
  await asHost('seats');
  await sitters[1].sees(({ table }) => table?.players[2]?.name === 'Cy');
  expect(await named()).toEqual(['Player 0', 'Player 1', 'Cy', undefined]);
  expect((await loaded()).seats[2].keyHash).toBe(third.keyHash);
});

test('whose seat was freed elsewhere is told so', async () => {
  await elsewhere((table) => free(table, 1));
  await asHost('seats');
  await sitters[1].sees(({ refused }) => refused?.code === 'noSeat');
});

test('who has themselves forgotten gives up their own seats, and none that is somebody else’s by then', async () => {
  const key = 'ab'.repeat(32);
  const gathered = await seatPeople(server, { people: 3, devices: [undefined, key, key] });
  sitters.push(...gathered.sitters);
  ({ matchID } = gathered);
  await elsewhere((table) => sit(free(table, 2), third, '2').table);
  await server.post('/me/erase', { key });
  expect(await named()).toEqual(['Player 0', undefined, 'Cy']);
});

test('a match that was dealt elsewhere is shown to everybody here', async () => {
  await elsewhere((table) =>
    deal(
      NONCES.slice(0, 2).reduce((next, nonce, i) => reveal(next, i, nonce), lock(table)),
      title,
    ),
  );
  // where there may be other servers, what they have done is looked at first
  await expect(asHost('start')).rejects.toThrow(isOnPostgres ? 'started' : 'notReady');
  await expect(asHost('seats')).rejects.toThrow('started');
  await Promise.all(sitters.map((one) => one.sees(({ match }) => match !== null)));
  expect((await tableOf(server, matchID)).status).toBe('running');
});

test('a table that was deleted elsewhere is unknown', async () => {
  await db.deleteFrom('seats').where('match', '=', matchID).execute();
  await db.deleteFrom('matches').where('id', '=', matchID).execute();
  await expect(asHost('seats')).rejects.toThrow('unknownMatch');
});

test('of two who change one table the second changes nothing', async () => {
  const before = await loaded();
  const first = await saveTable(db, before, rename(before, 0, 'Ana'));
  await expect(saveTable(db, before, addSeat(before, title))).rejects.toThrow(TableChanged);
  expect(await loaded()).toEqual(first);
});

test('only the seats that changed are written, and those that are gone are gone', async () => {
  const table = newTable(title, { numPlayers: 4, unlisted: true, start: 'host' });
  await addTable(db, table);
  const written = await writtenSeats(server.dataDir);
  const seated = await saveTable(db, table, sit(table, third, '2').table);
  expect(await written()).toEqual([{ how: 'UPDATE', seat: 2 }]);
  const grown = await saveTable(db, seated, addSeat(seated, title));
  expect(await written()).toEqual([{ how: 'INSERT', seat: 4 }]);
  const closed = await saveTable(db, grown, close(grown, 0, title));
  expect(await written()).toEqual([
    { how: 'UPDATE', seat: 1 },
    { how: 'UPDATE', seat: 2 },
    { how: 'DELETE', seat: 4 },
  ]);
  expect(await loadTable(db, table.id)).toEqual(closed);
});

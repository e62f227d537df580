import { games } from '../../shared/games';
import {
  follow,
  lookOf,
  nextAction,
  playAhead,
  shownTo,
  storeMatches,
  viewersOf,
  type ExpectedMatch,
} from '../test-support/expectedMatch';
import { chanceFor, dealsOf } from '../test-support/randomMatches';
import { runServer, type OwnServer } from '../test-support/server';
import { start, useProgram } from '../test-support/serverProcess';
import { changeIn, forget, inStored, newFolder, placeIn, textIn } from '../test-support/storage';
import { addPlayer, deviceBy, joinPlayer } from '../storage/players';
import type { Place } from '../storage/database/place';
import { move } from './move';

// All that is kept goes from a database on PostgreSQL to a folder and on to another database, and nobody can tell.

useProgram();

const random = chanceFor('moved');

let folders: string[];
let database: string;
let folder: Place;
let expectedMatches: ExpectedMatch[];

const another = () => {
  folders.push(newFolder());
  return folders.at(-1)!;
};

beforeEach(async () => {
  folders = [];
  database = another();
  folder = { dataDir: another(), durability: 'normal' };
  expectedMatches = await storeMatches(
    database,
    games.map((module) => ({ module, deal: dealsOf(module, 1)[0] })),
  );
  for (const expected of expectedMatches)
    await playAhead(database, expected, { actions: 60, random });
});
afterEach(async () => {
  for (const one of folders) await forget(one);
});

const addressOf = async (dataDir: string) => (await placeIn(dataDir)).databaseUrl!;

/** Runs a server there, and on a folder where that is one. */
async function during(dataDir: string, what: (server: OwnServer) => Promise<void>) {
  const inFolder = { env: { DATABASE_URL: '' } };
  const server = await runServer({ dataDir, ...(dataDir === folder.dataDir && inFolder) });
  await what(server).finally(() => server.stop());
}

async function playOn({ port }: OwnServer) {
  for (const expected of expectedMatches) {
    for (const viewer of viewersOf(expected))
      expect(await shownTo(port, expected, viewer)).toBe(lookOf(expected, viewer));
    const { action, send, wire } = await nextAction(port, expected, random);
    expect(await send()).toMatchObject({ ok: true });
    wire.close();
    follow(expected, action);
  }
}

/** Ana has two devices, one of which was somebody else's until she said so. */
const ana = { keyHash: 'a1'.repeat(32), label: 'Desk' };
const phone = { keyHash: 'b2'.repeat(32), label: 'Phone' };

test('whatever was moved to a folder and on to another database is played on there', async () => {
  await inStored(database, async (db) => {
    await addPlayer(db, phone, 1);
    await addPlayer(db, ana, 1);
    const [player] = (await deviceBy(db, ana.keyHash))!.players;
    await joinPlayer(db, player, phone, 2);
  });
  await during(database, playOn);
  const before = await textIn(database);

  const moved = await move({ from: await placeIn(database), to: folder.dataDir });
  expect(moved).toEqual({
    ok: true,
    sentence: expect.stringMatching(
      /^all is in \/.*wondertable-\w+ now, and as it was: 4 tables, \d+ rows$/,
    ),
  });
  const next = another();
  const command = start({ DATA_DIR: folder.dataDir }, { args: ['move', await addressOf(next)] });
  expect([await command.exit, command.errors()]).toEqual([0, '']);
  expect(await textIn(next)).toBe(before);
  expect(await textIn(database)).toBe(before);
  await during(folder.dataDir, async () => undefined);
  await during(next, playOn);
});

test('nothing is moved to where something is kept, and nothing changes there', async () => {
  const other = another();
  await storeMatches(other, expectedMatches.slice(0, 1));
  const before = await textIn(other);
  expect(await move({ from: await placeIn(database), to: await addressOf(other) })).toEqual({
    ok: false,
    sentence: expect.stringMatching(
      /^nothing was moved to postgres:\/\/[\d.:]+\/\w+: something is kept there already$/,
    ),
  });
  expect(await textIn(other)).toBe(before);
});

test('nothing is moved while a server runs here or there', async () => {
  const other = another();
  const refusal = { ok: false, sentence: expect.stringContaining('stop it first') };
  for (const busy of [database, other])
    await during(busy, async () => {
      const asked = { from: await placeIn(database), to: await addressOf(other) };
      expect(await move(asked)).toEqual(refusal);
    });
});

test('what comes out otherwise is not kept at all', async () => {
  const other = another();
  await inStored(other, async () => undefined);
  await changeIn(
    other,
    `CREATE FUNCTION spoil() RETURNS trigger AS $$ BEGIN NEW.at = NEW.at + 1; RETURN NEW; END $$ LANGUAGE plpgsql`,
  );
  await changeIn(
    other,
    `CREATE TRIGGER spoil BEFORE INSERT ON actions FOR EACH ROW WHEN (NEW.seq = 20) EXECUTE FUNCTION spoil()`,
  );
  const before = await textIn(other);
  expect(await move({ from: await placeIn(database), to: await addressOf(other) })).toEqual({
    ok: false,
    sentence: expect.stringMatching(/: actions came out otherwise: \d+ rows of \d+$/),
  });
  expect(await textIn(other)).toBe(before);
});

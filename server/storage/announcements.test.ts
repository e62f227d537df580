import { monotonic } from '../monotonic';
import { forget, newFolder, openStored, settingsFor } from '../test-support/storage';
import type { PlayedAction } from './actions';
import { openAnnouncements, type Announcements, type Notice } from './announcements';
import type { Db } from './database/open';

// What servers that share a database tell each other, and how much of it at once.

const dataDir = newFolder();
let db: Db;
let teller: Announcements;
let hearer: Announcements;
let heard: Notice[];
let isHeard: () => void;

beforeAll(async () => {
  db = await openStored(dataDir);
  const { DATABASE_URL: databaseUrl } = await settingsFor(dataDir);
  const parts = { db, databaseUrl, monotonic };
  teller = await openAnnouncements(parts, () => undefined);
  hearer = await openAnnouncements(parts, (notice) => {
    heard.push(notice!);
    if ('gone' in notice!) isHeard();
  });
});
afterAll(async () => {
  await teller.close();
  await hearer.close();
  await db.destroy();
  await forget(dataDir);
});

/** What is heard of some notices that are told in one moment. */
async function told(...notices: Notice[]): Promise<Notice[]> {
  heard = [];
  const all = new Promise<void>((resolve) => (isHeard = resolve));
  for (const notice of notices) teller.say(notice);
  teller.say({ gone: true });
  await all;
  return heard.slice(0, -1);
}

const move = (name: string, ...args: (string | number)[]): PlayedAction => ({
  type: 'move',
  playerID: '0',
  move: name,
  args,
});
const [a, b, c] = ['a', 'b', 'c'].map((name) => move(name));

test('actions of one match that follow on each other are told as one', async () => {
  expect(
    await told(
      { match: 'x', seq: 4, actions: [a] },
      { match: 'y', seq: 1, actions: [c] },
      { match: 'x', seq: 5, actions: [{ ...b, standIn: true }] },
    ),
  ).toEqual([
    { match: 'x', seq: 5, actions: [a, { ...b, standIn: true }] },
    { match: 'y', seq: 1, actions: [c] },
  ]);
});

test('of actions with one of somebody else’s between only the later ones are told', async () => {
  expect(
    await told({ match: 'x', seq: 4, actions: [a] }, { match: 'x', seq: 6, actions: [b] }),
  ).toEqual([{ match: 'x', seq: 6, actions: [b] }]);
});

test('where there is more new than the log, whoever hears looks', async () => {
  expect(await told({ match: 'x', seq: 4, actions: [a] }, { match: 'x' })).toEqual([
    { match: 'x' },
  ]);
  expect(await told({ match: 'x' }, { match: 'x', seq: 4, actions: [a] })).toEqual([
    { match: 'x' },
  ]);
});

test('actions that are long are not told, but that they are there', async () => {
  const long = move('a', ...Array.from({ length: 12 }, () => 'é'.repeat(64)));
  expect(await told({ match: 'x', seq: 4, actions: [long] })).toEqual([{ match: 'x', seq: 4 }]);
  const many = Array.from({ length: 200 }, (_, i): Notice => ({
    match: `match${i}`,
    seq: 1,
    actions: [move('a', 'x'.repeat(64), i)],
  }));
  expect(await told(...many)).toEqual(many);
});

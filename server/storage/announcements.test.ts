import { monotonic } from '../monotonic';
import { openProxy } from '../test-support/proxy';
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
let isNew = () => {};

beforeAll(async () => {
  db = await openStored(dataDir);
  const { DATABASE_URL: databaseUrl } = await settingsFor(dataDir);
  const parts = { db, databaseUrl, monotonic };
  teller = await openAnnouncements(parts, () => undefined);
  hearer = await openAnnouncements(parts, (notice) => {
    heard.push(notice!);
    isNew();
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

test('what is said while much is being told is heard after all of that', async () => {
  const many = Array.from({ length: 3000 }, (_, i): Notice => ({ match: 'x'.repeat(700) + i }));
  heard = [];
  const first = new Promise<void>((resolve) => (isNew = resolve));
  for (const notice of many) teller.say(notice);
  await first;
  const all = new Promise<void>((resolve) => (isHeard = resolve));
  teller.say({ gone: true });
  await all;
  expect(heard).toEqual([...many, { gone: true }]);
});

test('how long it takes to come back is told of those that do not, as long as they do not', async () => {
  const { DATABASE_URL: url } = await settingsFor(dataDir);
  const { hostname, port } = new URL(url);
  const proxy = await openProxy({ host: hostname, port: Number(port) });
  let time = 100;
  let isBack = () => {};
  const deaf = await openAnnouncements(
    { db, databaseUrl: proxy.through(url), monotonic: () => time },
    (notice) => notice === null && isBack(),
  );
  const others = async (notice: Notice) => {
    heard = [];
    const all = new Promise<void>((resolve) => (isHeard = resolve));
    deaf.say(notice);
    deaf.say({ gone: true });
    await all;
  };
  expect(deaf.lag()).toBe(null);
  const back = new Promise<void>((resolve) => (isBack = resolve));
  proxy.swallow();
  await others({ match: 'x' });
  time += 7000;
  await others({ match: 'y' });
  time += 2000;
  expect(deaf.lag()).toBe(9000);
  proxy.cut();
  await back;
  // those that it has missed never come back
  expect(deaf.lag()).toBe(null);
  await others({ match: 'z' });
  while (deaf.lag() === null) await others({ match: 'z' });
  expect(deaf.lag()).toBe(0);
  await deaf.close();
  await proxy.close();
});

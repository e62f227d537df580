import { gameOf } from '../../shared/games';
import type { CodeAnswer, JoinAnswer } from '../../shared/protocol/requests';
import { DESK, device, devicesForTests, PHONE, TABLET } from '../test-support/devices';
import { runServer } from '../test-support/server';
import { at, proofOf, GAME, tableOf } from '../test-support/sitters';
import { forget, inStored, newFolder } from '../test-support/storage';
import { addTable } from '../storage/tables';
import { tracesOf } from '../storage/traces';
import { newTable } from '../tables/table';
import { linksInMemory } from './keptLinks';
import { createPlayers } from './players';

// Who wants to be forgotten is, and so is whom nobody needs to know any more.

const { server, me, tablesOf, devicesOf, linkOf, useCode, gather, running, stored } =
  devicesForTests();

test('who wants to be forgotten leaves no name, no word, no device and no seat at any table', async () => {
  const { matchID, sitters } = await running();
  await sitters[0].connection.say('my words');
  await sitters[1].connection.say('yours');
  const waiting = await gather([undefined, DESK]);
  const left = await gather([undefined, DESK]);
  await left.sitters[1].connection.say('said and gone');
  await server().post(at(left.matchID, 'leave'), { playerID: '1', credentials: DESK });
  const { code } = await me<CodeAnswer>('recovery', { key: DESK });
  await useCode(await linkOf(DESK), PHONE);
  const ids = (await devicesOf(DESK)).map(({ id }) => id);
  await me('erase', { key: PHONE });
  await sitters[0].sees(({ refused }) => refused !== null);
  await sitters[1].sees(({ chat }) => chat.length === 1);
  expect((await tableOf(server(), matchID)).players[0]).not.toHaveProperty('name');
  expect((await tableOf(server(), waiting.matchID)).players[1]).not.toHaveProperty('name');
  for (const key of [DESK, PHONE]) await expect(tablesOf(key)).rejects.toThrow('credentials');
  await expect(useCode(code, TABLET)).rejects.toThrow('unknownCode');
  const rows = await stored();
  for (const gone of ['my words', 'said and gone', 'Firefox on Android', 'Browser a', ...ids])
    expect(rows).not.toContain(gone);
  expect(rows).toContain('yours');
});

test('nor at a table where they came after the deal and went, or were put out for good', async () => {
  const { matchID, sitters } = await running([undefined, undefined]);
  const [host, bo] = sitters;
  const join = (name: string) =>
    server().post<JoinAnswer>(at(matchID, 'join'), { playerName: name, device: device(DESK) });
  await server().post(at(matchID, 'leave'), proofOf(bo));
  await server().post(at(matchID, 'newcomers'), { ...proofOf(host), admit: true });
  await join('Silent');
  await server().post(at(matchID, 'leave'), { playerID: '1', credentials: DESK });
  await server().post(at(matchID, 'newcomers'), { ...proofOf(host), admit: true });
  await join('Unwanted');
  await server().post(at(matchID, 'seats/1/free'), { ...proofOf(host), ban: true });
  const names = () => host.snapshot().table?.pastHolders?.map(({ name }) => name);
  await host.sees(() => names()?.length === 3);
  await me('erase', { key: DESK });
  // whoever is looking is shown it no longer
  await host.sees(() => names()?.at(-1) === null);
  expect(names()).toEqual(['Player 1', null]);
  expect(await stored()).not.toMatch(/Silent|Unwanted/);
});

test('nor of a time before their browser had a device, when what they sat by then is shown once more', async () => {
  const { matchID, sitters } = await running([undefined, undefined]);
  const [host, bo] = sitters;
  await bo.connection.say('said long ago');
  await server().post(at(matchID, 'seats/1/free'), { ...proofOf(host), ban: true });
  const seats = [{ gameName: GAME, matchID, ...proofOf(bo) }];
  const claimed = await me<{ matchIDs: string[] }>('claim', { device: device(DESK), seats });
  expect(claimed.matchIDs).toEqual([]);
  // who was put out stays out, as who they turned out to be
  const join = { playerName: 'Somebody else', device: device(DESK) };
  await expect(server().post(at(matchID, 'join'), join)).rejects.toThrow(/^banned$/);
  await me('erase', { key: DESK });
  await host.sees(({ chat }) => chat.length === 0);
  await host.sees(({ table }) => table?.pastHolders?.at(-1)?.name === null);
  expect(await stored()).not.toMatch(/said long ago|Player 1/);
});

test('and by what somebody else sat by nobody has anything of theirs', async () => {
  const { matchID, sitters } = await running([undefined, undefined]);
  const [host, bo] = sitters;
  await bo.connection.say('mine alone');
  await server().post(at(matchID, 'leave'), proofOf(bo));
  const wrong = { gameName: GAME, matchID, playerID: '1', credentials: 'x' };
  await me('claim', { device: device(DESK), seats: [wrong] });
  await me('erase', { key: DESK });
  expect(await stored()).toContain('mine alone');
  expect(host.snapshot().chat).toHaveLength(1);
});

test('who is forgotten is looked for in a few matches at a time, so that nobody’s move waits for it', async () => {
  const gone = 'ab'.repeat(32);
  await inStored(server().dataDir, async (db) => {
    const wish = { numPlayers: 2, unlisted: true, start: 'host' as const };
    const tables = Array.from({ length: 250 }, () => newTable(gameOf(GAME)!, wish));
    tables.sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const [i, table] of tables.entries()) {
      const keyHash = i === 249 ? gone : 'cd'.repeat(32);
      await addTable(db, { ...table, code: null, banned: [{ name: 'Zed', keyHash }] });
    }
    let pauses = 0;
    const found = await tracesOf(db, [gone], async () => void pauses++);
    expect(found).toEqual([{ id: tables[249].id, game: GAME }]);
    expect(pauses).toBe(3);
  });
});

test('a player of whom no table knows any more is forgotten after ninety days, others are not', async () => {
  let time = Date.now();
  const day = 24 * 60 * 60 * 1000;
  const late = await runServer({ now: () => time });
  const create = async (key: string) => {
    const { matchID } = await late.post<{ matchID: string }>(`/games/${GAME}/create`, {
      numPlayers: 2,
      start: 'host',
      playerName: 'Ana',
      device: device(key),
    });
    return matchID;
  };
  const gone = await create(DESK);
  await create(PHONE);
  await late.post(`/games/${GAME}/${gone}/leave`, { playerID: '0', credentials: DESK });
  const isKnown = (key: string) => late.post('/me/devices', { key });
  time += 89 * day;
  await late.sweep();
  // looking counts as being here
  await isKnown(PHONE);
  time += 2 * day;
  await late.sweep();
  await expect(isKnown(DESK)).rejects.toThrow('credentials');
  await isKnown(PHONE);
  await late.stop();
});

test('every device of a player who has all forgotten is removed, and other servers hear of each', async () => {
  const dataDir = newFolder();
  await inStored(dataDir, async (db) => {
    const said: string[] = [];
    const sayRemoved = (device: string) => void said.push(device);
    const players = createPlayers({ db, now: () => 0, links: linksInMemory(() => 0), sayRemoved });
    await players.enter(device(PHONE, 'Phone'));
    await players.join(await players.link(PHONE), device(TABLET, 'Tablet'));
    const { devices } = await players.devices(PHONE);
    expect(devices.map(({ label }) => label).sort()).toEqual(['Phone', 'Tablet']);

    expect(await players.forget(TABLET)).toBe(true);
    expect(said.sort()).toEqual(devices.map(({ id }) => id).sort());
    await expect(players.seats(PHONE)).rejects.toThrow('credentials');
  });
  await forget(dataDir);
});

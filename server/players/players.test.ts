import type {
  CodeAnswer,
  CreateAnswer,
  Device,
  DevicesAnswer,
  JoinAnswer,
  PlayersSeat,
  TablesAnswer,
} from '../../shared/protocol/requests';
import { runServer, type OwnServer } from '../test-support/server';
import {
  GAME,
  playOn,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../test-support/sitters';
import { allIn, inStored, isOnPostgres, textIn } from '../test-support/storage';
import { gameOf } from '../../shared/games';
import { tracesOf } from '../storage/traces';
import { addTable } from '../storage/tables';
import { hashCredentials } from '../tables/credentials';
import { newTable } from '../tables/table';
import { linksInMemory } from './keptLinks';
import { createPlayers } from './players';

// A seat belongs to a person: every device of theirs opens it.

const DESK = 'a1'.repeat(32);
const PHONE = 'b2'.repeat(32);
const TABLET = 'c3'.repeat(32);
const device = (key: string, label = 'Firefox on Android') => ({ key, label });

let server: OwnServer;
let open: Sitter[];
beforeEach(async () => {
  open = [];
  server = await runServer();
});
afterEach(async () => {
  for (const { connection } of open) connection.close();
  await server.stop();
});

const me = <T = object>(route: string, body: object) => server.post<T>(`/me/${route}`, body);
const at = (matchID: string, route: string) => `/games/${GAME}/${matchID}/${route}`;
const proofOf = ({ playerID, credentials }: Sitter) => ({ playerID, credentials });
const tablesOf = async (key: string) =>
  (await me<{ seats: PlayersSeat[] }>('tables', { key })).seats;
const devicesOf = async (key: string) => (await me<DevicesAnswer>('devices', { key })).devices;
const linkOf = async (key: string) => (await me<CodeAnswer>('link', { key })).code;
const recoveryOf = async (key: string) => (await me<CodeAnswer>('recovery', { key })).code;
const useCode = (code: string, key: string) => me('join', { code, device: device(key) });

async function gather(devices: (string | undefined)[]) {
  const gathered = await seatPeople(server, {
    people: devices.length,
    bots: devices.length === 1 ? 1 : 0,
    devices,
  });
  open.push(...gathered.sitters);
  return gathered;
}

/** A match of two that runs; the first has sat down with a device. */
async function running(devices: (string | undefined)[] = [DESK, undefined]) {
  const gathered = await gather(devices);
  await startMatch(server, gathered.matchID, gathered.sitters);
  return gathered;
}

/** Another screen at a seat, by another key. */
function arrive(matchID: string, playerID: string, credentials: string) {
  const sitter = sitDown(server, { matchID, playerID, credentials });
  open.push(sitter);
  return sitter;
}

test('a second device, brought in by a link, plays on the same seat, and the first goes on as before', async () => {
  const { matchID, sitters } = await running();
  const [desk, bo] = sitters;
  expect(desk.credentials).toBe(DESK);
  await useCode(await linkOf(DESK), PHONE);
  expect(await tablesOf(PHONE)).toEqual([
    { gameName: GAME, matchID, playerID: '0', playerName: 'Player 0' },
  ]);
  const phone = arrive(matchID, '0', PHONE);
  await phone.sees(({ match }) => match !== null);
  let moves = 0;
  await playOn([phone, bo], () => ++moves > 3);
  await desk.sees(({ match }) => match!.stateID === phone.snapshot().match!.stateID);
  await playOn([desk, bo], () => ++moves > 7);
  await phone.sees(({ match }) => match!.stateID === desk.snapshot().match!.stateID);
  await playOn([phone, bo]);
  expect((await tableOf(server, matchID)).status).toBe('over');
});

test('what two devices do in the same moment is done once', async () => {
  const { matchID, sitters } = await running([DESK, PHONE]);
  await useCode(await linkOf(DESK), TABLET);
  await useCode(await linkOf(PHONE), 'd4'.repeat(32));
  const { playerID } = sitters.find((one) => one.snapshot().match!.awaited.includes(one.playerID))!;
  const keys = playerID === '0' ? [DESK, TABLET] : [PHONE, 'd4'.repeat(32)];
  const screens = keys.map((key) => arrive(matchID, playerID, key));
  await Promise.all(screens.map((screen) => screen.sees(({ match }) => match !== null)));
  const before = screens[0].snapshot().match!.stateID;
  const acks = await Promise.all(screens.map(({ connection }) => connection.play('draw')));
  expect(acks.filter(({ ok }) => ok)).toHaveLength(1);
  expect(acks.find(({ ok }) => !ok)).toMatchObject({ code: 'stale' });
  for (const screen of screens) await screen.sees(({ match }) => match!.stateID === before + 1);
});

test('a link makes one device a player’s: the device that took it may ask again, no other', async () => {
  await gather([DESK]);
  const code = await linkOf(DESK);
  await useCode(code, PHONE);
  await useCode(code, PHONE);
  await expect(useCode(code, TABLET)).rejects.toThrow('unknownCode');
  const both = await linkOf(DESK);
  const tries = await Promise.allSettled([useCode(both, TABLET), useCode(both, 'e5'.repeat(32))]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a newer link makes the older one void', async () => {
  await gather([DESK]);
  const first = await linkOf(DESK);
  await linkOf(DESK);
  await expect(useCode(first, PHONE)).rejects.toThrow('unknownCode');
});

test('so it does where it was made before its player turned out to be one with another', async () => {
  await gather([DESK, PHONE]);
  const first = await linkOf(DESK);
  await useCode(await linkOf(PHONE), DESK);
  await linkOf(DESK);
  await expect(useCode(first, TABLET)).rejects.toThrow('unknownCode');
});

test('a recovery code gives all tables back to a browser that has nothing, until it is renewed', async () => {
  const { matchID } = await running();
  const another = await gather([DESK]);
  const code = await recoveryOf(DESK);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  // as people type it
  await useCode(
    ` ${code.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l')}`,
    PHONE,
  );
  expect((await tablesOf(PHONE)).map((seat) => seat.matchID).sort()).toEqual(
    [matchID, another.matchID].sort(),
  );
  await useCode(code, TABLET);
  const renewed = await recoveryOf(PHONE);
  await expect(useCode(code, 'e5'.repeat(32))).rejects.toThrow('unknownCode');
  await useCode(renewed, 'e5'.repeat(32));
  expect(await devicesOf(DESK)).toHaveLength(4);
});

test('a removed device is out at once, while it acts as well, and its links die with it', async () => {
  const { matchID, sitters } = await running();
  await useCode(await linkOf(DESK), PHONE);
  const phone = arrive(matchID, '0', PHONE);
  await phone.sees(({ match }) => match !== null);
  const link = await linkOf(PHONE);
  const [{ id }] = (await devicesOf(DESK)).filter(({ isThis }) => !isThis);
  const [, ack, said] = await Promise.all([
    me('devices/remove', { key: DESK, id }),
    phone.connection.play('draw'),
    phone.connection.say('still here?'),
  ]);
  await phone.sees(({ refused }) => refused?.code === 'removed');
  for (const answer of [ack, said])
    expect(answer.ok || ['unbound', 'stale', 'removed', 'illegal'].includes(answer.code)).toBe(
      true,
    );
  expect(await phone.connection.play('draw')).toEqual({ ok: false, code: 'unbound' });
  expect(await phone.connection.say('hello')).toEqual({ ok: false, code: 'unbound' });
  for (const route of ['leave', 'ready'])
    await expect(
      server.post(at(matchID, route), {
        playerID: '0',
        credentials: PHONE,
        ...(route === 'ready' && { ready: true }),
      }),
    ).rejects.toThrow('credentials');
  for (const [route, body] of [['tables'], ['devices'], ['link'], ['recovery'], ['erase']] as [
    string,
    object?,
  ][])
    await expect(me(route, { key: PHONE, ...body })).rejects.toThrow('credentials');
  await expect(useCode(link, TABLET)).rejects.toThrow('unknownCode');
  // the other one goes on
  await playOn(sitters);
});

test('a device that is removed in the moment in which it asks for a link gets none that works', async () => {
  await gather([DESK]);
  await useCode(await linkOf(DESK), PHONE);
  const [{ id }] = (await devicesOf(DESK)).filter(({ isThis }) => !isThis);
  await inStored(server.dataDir, async (db) => {
    let time = Date.now();
    const links = linksInMemory(() => 0);
    const players = createPlayers({ db, now: () => time, links, sayRemoved: () => undefined });
    // the phone is here for the first time in days, which is noted meanwhile
    time += 2 * 24 * 60 * 60 * 1000;
    await players.known(DESK);
    const [, link] = await Promise.allSettled([players.remove(DESK, id), players.link(PHONE)]);
    const code = link.status === 'fulfilled' ? link.value : '';
    expect(await players.join(code, device(TABLET))).toBeNull();
  });
});

test('a removed device is out also where its links could not be ended just then', async () => {
  await gather([DESK]);
  await useCode(await linkOf(DESK), PHONE);
  const [{ id }] = (await devicesOf(DESK)).filter(({ isThis }) => !isThis);
  await inStored(server.dataDir, async (db) => {
    const said: string[] = [];
    const end = () => Promise.reject(new Error('out of reach'));
    const links = { ...linksInMemory(() => 0), end };
    const sayRemoved = (device: string) => void said.push(device);
    const players = createPlayers({ db, now: Date.now, links, sayRemoved });
    const phone = await players.holderOf(PHONE);
    await expect(players.remove(DESK, id)).rejects.toThrow('out of reach');
    expect(phone.isRemoved()).toBe(true);
    expect(said).toEqual([id]);
  });
});

test('nobody removes the device of another player, whatever id they know', async () => {
  await gather([DESK, PHONE]);
  const [{ id }] = await devicesOf(PHONE);
  await expect(me('devices/remove', { key: DESK, id })).rejects.toThrow('notFound');
  await expect(me('devices/remove', { key: TABLET, id })).rejects.toThrow('credentials');
  expect(await devicesOf(PHONE)).toHaveLength(1);
});

test('two players who turn out to be one keep all seats, two at one table as well, while they play on', async () => {
  const { matchID, sitters } = await running([DESK, PHONE]);
  const another = await gather([undefined, PHONE]);
  await useCode(await linkOf(DESK), PHONE);
  const all = [
    [matchID, '0'],
    [matchID, '1'],
    [another.matchID, '1'],
  ].sort();
  for (const key of [DESK, PHONE])
    expect((await tablesOf(key)).map((seat) => [seat.matchID, seat.playerID]).sort()).toEqual(all);
  // nobody was unbound
  await playOn(sitters);
  // either device opens either seat
  const other = arrive(matchID, '1', DESK);
  await other.sees(({ match }) => match !== null);
  expect(other.snapshot().refused).toBeNull();
});

test('players who turned out to be one meet a third, and the recovery codes of all still work', async () => {
  const { matchID } = await gather([DESK, PHONE, TABLET]);
  const codes = [await recoveryOf(DESK), await recoveryOf(PHONE), await recoveryOf(TABLET)];
  await useCode(await linkOf(DESK), PHONE);
  await useCode(await linkOf(TABLET), DESK);
  for (const [i, code] of codes.entries()) {
    const key = `${i}f`.repeat(32);
    await useCode(code, key);
    expect((await tablesOf(key)).map(({ playerID }) => playerID)).toEqual(['0', '1', '2']);
  }
  expect(await tablesOf(PHONE)).toHaveLength(3);
  expect((await tableOf(server, matchID)).players).toHaveLength(3);
});

test('seats that were taken by credentials become the player’s on the first visit, several at once', async () => {
  const first = await running([undefined, undefined]);
  const second = await gather([undefined]);
  const seats = [first, second].map(({ matchID, sitters }) => ({
    gameName: GAME,
    matchID,
    ...proofOf(sitters[0]),
  }));
  const wrong = { gameName: GAME, matchID: first.matchID, playerID: '1', credentials: 'x' };
  const claim = () =>
    me<{ matchIDs: string[] }>('claim', { device: device(DESK), seats: [...seats, wrong] });
  // two tabs at once
  const [one, two] = await Promise.all([claim(), claim()]);
  const ids = [first.matchID, second.matchID];
  expect([...one.matchIDs, ...two.matchIDs]).toEqual(expect.arrayContaining(ids));
  expect((await tablesOf(DESK)).map(({ matchID }) => matchID).sort()).toEqual([...ids].sort());
  const again = arrive(first.matchID, '0', DESK);
  await again.sees(({ match }) => match !== null);
  await playOn([again, first.sitters[1]]);
  // the old credentials are worth nothing any more
  await expect(
    server.post(at(first.matchID, 'playAgain'), proofOf(first.sitters[0])),
  ).rejects.toThrow('credentials');
  const next = await server.post<{ playerID: string }>(at(first.matchID, 'playAgain'), {
    playerID: '0',
    credentials: DESK,
  });
  expect(next.playerID).toBeDefined();
});

describe('what a player sits down as', () => {
  const look = { sign: 3, avatar: 'owl' } as const;
  const knownAs = async (key: string) => {
    const { playerName, look: seen } = await me<TablesAnswer>('tables', { key });
    return { playerName, look: seen };
  };
  const sit = (key: string, playerName: string, more: object = {}) =>
    server.post<Required<CreateAnswer>>(`/games/${GAME}/create`, {
      ...{ numPlayers: 2, start: 'host', playerName, device: device(key), ...more },
    });

  test('is offered to every device of theirs, as it was said last on whichever', async () => {
    const { matchID } = await sit(DESK, 'Ana', { look });
    await useCode(await linkOf(DESK), PHONE);
    expect(await knownAs(PHONE)).toEqual({ playerName: 'Ana', look });
    const proof = { playerID: '0', credentials: PHONE };
    await server.post(at(matchID, 'update'), { ...proof, newName: 'Anna', look: { sign: 1 } });
    expect(await knownAs(DESK)).toEqual({ playerName: 'Anna', look: { sign: 1 } });
    // what is not said stays as it was
    await server.post(at(matchID, 'update'), { ...proof, newName: 'Anya' });
    expect(await knownAs(DESK)).toEqual({ playerName: 'Anya', look: { sign: 1 } });
    const other = await sit(TABLET, 'Bo');
    await server.post(at(other.matchID, 'join'), { playerName: 'An', device: device(PHONE), look });
    expect(await knownAs(DESK)).toEqual({ playerName: 'An', look });
    expect(await knownAs(TABLET)).toEqual({ playerName: 'Bo', look: {} });
  });

  test('is what it was for whom they turn out to be, or else what the other was', async () => {
    await sit(DESK, 'Ana', { look });
    await sit(PHONE, 'Somebody', { look: { sign: 0 } });
    await useCode(await linkOf(DESK), PHONE);
    expect(await knownAs(PHONE)).toEqual({ playerName: 'Ana', look });
    // somebody of whom nothing is known: their seats are claimed from before there were players
    const { matchID, sitters } = await gather([undefined, undefined]);
    const seats = [{ gameName: GAME, matchID, ...proofOf(sitters[0]) }];
    await me('claim', { device: device(TABLET), seats });
    expect(await knownAs(TABLET)).toEqual({});
    await useCode(await linkOf(TABLET), DESK);
    expect(await knownAs(TABLET)).toEqual({ playerName: 'Ana', look });
  });

  test('is noted of nobody who is refused', async () => {
    const { matchID } = await sit(DESK, 'Ana');
    const join = (key: string, playerName: string) =>
      server.post(at(matchID, 'join'), { playerName, playerID: '0', device: device(key) });
    await expect(join(DESK, 'Other')).rejects.toThrow('taken');
    expect(await knownAs(DESK)).toEqual({ playerName: 'Ana', look: {} });
  });

  test('is forgotten with them, and where they have their name erased at a table', async () => {
    const { matchID } = await sit(DESK, 'Very Own Name', { look });
    const proof = { playerID: '0', credentials: DESK };
    await server.post(at(matchID, 'leave'), { ...proof, erase: true });
    expect(await knownAs(DESK)).toEqual({});
    expect(await stored()).not.toContain('Very Own Name');
    await sit(DESK, 'Very Own Name', { look });
    await useCode(await linkOf(DESK), PHONE);
    await me('erase', { key: PHONE });
    expect(await stored()).not.toMatch(/Very Own Name|owl/);
  });
});

test('who wants to be forgotten leaves no name, no word, no device and no seat at any table', async () => {
  const { matchID, sitters } = await running();
  await sitters[0].connection.say('my words');
  await sitters[1].connection.say('yours');
  const waiting = await gather([undefined, DESK]);
  const left = await gather([undefined, DESK]);
  await left.sitters[1].connection.say('said and gone');
  await server.post(at(left.matchID, 'leave'), { playerID: '1', credentials: DESK });
  const { code } = await me<CodeAnswer>('recovery', { key: DESK });
  await useCode(await linkOf(DESK), PHONE);
  const ids = (await devicesOf(DESK)).map(({ id }) => id);
  await me('erase', { key: PHONE });
  await sitters[0].sees(({ refused }) => refused !== null);
  await sitters[1].sees(({ chat }) => chat.length === 1);
  expect((await tableOf(server, matchID)).players[0]).not.toHaveProperty('name');
  expect((await tableOf(server, waiting.matchID)).players[1]).not.toHaveProperty('name');
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
    server.post<JoinAnswer>(at(matchID, 'join'), { playerName: name, device: device(DESK) });
  await server.post(at(matchID, 'leave'), proofOf(bo));
  await server.post(at(matchID, 'newcomers'), { ...proofOf(host), admit: true });
  await join('Silent');
  await server.post(at(matchID, 'leave'), { playerID: '1', credentials: DESK });
  await server.post(at(matchID, 'newcomers'), { ...proofOf(host), admit: true });
  await join('Unwanted');
  await server.post(at(matchID, 'seats/1/free'), { ...proofOf(host), ban: true });
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
  await server.post(at(matchID, 'seats/1/free'), { ...proofOf(host), ban: true });
  const seats = [{ gameName: GAME, matchID, ...proofOf(bo) }];
  const claimed = await me<{ matchIDs: string[] }>('claim', { device: device(DESK), seats });
  expect(claimed.matchIDs).toEqual([]);
  // who was put out stays out, as who they turned out to be
  const join = { playerName: 'Somebody else', device: device(DESK) };
  await expect(server.post(at(matchID, 'join'), join)).rejects.toThrow(/^banned$/);
  await me('erase', { key: DESK });
  await host.sees(({ chat }) => chat.length === 0);
  await host.sees(({ table }) => table?.pastHolders?.at(-1)?.name === null);
  expect(await stored()).not.toMatch(/said long ago|Player 1/);
});

test('and by what somebody else sat by nobody has anything of theirs', async () => {
  const { matchID, sitters } = await running([undefined, undefined]);
  const [host, bo] = sitters;
  await bo.connection.say('mine alone');
  await server.post(at(matchID, 'leave'), proofOf(bo));
  const wrong = { gameName: GAME, matchID, playerID: '1', credentials: 'x' };
  await me('claim', { device: device(DESK), seats: [wrong] });
  await me('erase', { key: DESK });
  expect(await stored()).toContain('mine alone');
  expect(host.snapshot().chat).toHaveLength(1);
});

test('who is forgotten is looked for in a few matches at a time, so that nobody’s move waits for it', async () => {
  const gone = 'ab'.repeat(32);
  await inStored(server.dataDir, async (db) => {
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

/** All that is stored of people, as text. */
const stored = () =>
  textIn(server.dataDir, ['matches', 'seats', 'chat', 'past_sittings', 'players', 'devices']);

test('of keys, links and recovery codes the data folder has only hashes, and the log nothing', async () => {
  const { matchID } = await gather([DESK]);
  const link = await linkOf(DESK);
  const recovery = await recoveryOf(DESK);
  await useCode(link, PHONE);
  await useCode(recovery, TABLET);
  const everything = [...server.logged, await allIn(server.dataDir)].join('\n');
  expect(everything).toContain(hashCredentials(DESK));
  expect(everything).toContain(matchID);
  for (const secret of [DESK, PHONE, TABLET, link, recovery])
    expect(everything).not.toContain(secret);
  // servers that share a database know a link by its hash
  expect(everything.includes(hashCredentials(link))).toBe(isOnPostgres);
});

test('nobody else is told devices, their labels, or who is the same person at another table', async () => {
  const first = await running([DESK, undefined]);
  const second = await gather([undefined, DESK]);
  await me('join', { code: await linkOf(DESK), device: device(PHONE, 'My secret phone') });
  const watching = sitDown(server, { matchID: first.matchID, playerID: null });
  open.push(watching);
  await watching.sees(({ match }) => match !== null);
  const ids: string[] = (await devicesOf(DESK)).map(({ id }: Device) => id);
  const players = [...(await stored()).matchAll(/"(?:player|key_hash|id)":"([0-9a-f]{64})"/g)];
  const secrets = [
    ...ids,
    ...players.map(([, id]) => id),
    DESK,
    PHONE,
    'My secret phone',
    'Browser a',
  ];
  expect(secrets.length).toBeGreaterThan(6);
  const shown = JSON.stringify([
    ...[...first.sitters, ...second.sitters, watching].map(({ snapshot }) => snapshot()),
    await tableOf(server, first.matchID),
    await tableOf(server, second.matchID),
    await server.get(`/games/${GAME}`),
  ]);
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  // nor is anything else the same at both tables that is not the same for others
  const [one, other] = [
    (await tableOf(server, first.matchID)).players[0],
    (await tableOf(server, second.matchID)).players[1],
  ];
  const common = Object.values(one).filter(
    (value) => typeof value === 'string' && Object.values(other).includes(value),
  );
  expect(common).toEqual([]);
});

test('who sweeps codes, or guesses keys, is slowed down; who has a right one gets in', async () => {
  const strict = await runServer({
    limits: {
      wrongPlayerCodes: { burst: 3, perSecond: 0 },
      wrongKeys: { burst: 3, perSecond: 0 },
    },
  });
  const post = (route: string, body: object) => strict.post(`/me/${route}`, body);
  const code = '0000-0000-0000-0000-0000';
  await post('claim', { device: device(DESK), seats: [] });
  for (let tried = 0; tried < 3; tried++)
    await expect(post('join', { code, device: device(PHONE) })).rejects.toThrow('unknownCode');
  await expect(post('join', { code, device: device(PHONE) })).rejects.toThrow('tooFast');
  for (let tried = 0; tried < 3; tried++)
    await expect(post('tables', { key: `0${tried}`.repeat(32) })).rejects.toThrow('credentials');
  await expect(post('tables', { key: TABLET })).rejects.toThrow('tooFast');
  await strict.stop();
});

test('an address makes no endless row of players, and those who exist sit down all the same', async () => {
  const strict = await runServer({ limits: { newPlayers: { burst: 1, perSecond: 0 } } });
  const create = (key: string) =>
    strict.post<JoinAnswer>(`/games/${GAME}/create`, {
      numPlayers: 2,
      start: 'host',
      playerName: 'Ana',
      device: device(key),
    });
  await create(DESK);
  await create(DESK);
  await expect(create(PHONE)).rejects.toThrow('tooFast');
  await strict.stop();
});

test('a player has so many devices at most', async () => {
  await gather([DESK]);
  const key = (i: number) => i.toString(16).padStart(64, '0');
  for (let i = 1; i < 20; i++) await useCode(await linkOf(DESK), key(i));
  await expect(useCode(await linkOf(DESK), key(20))).rejects.toThrow('tooManyDevices');
  expect(await devicesOf(DESK)).toHaveLength(20);
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

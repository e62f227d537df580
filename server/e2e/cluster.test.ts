import { Client } from 'boardgame.io/client';
import { LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Client as PgClient } from 'pg';
import { toGame } from '../../shared/engine/bgio';
import { legalMoves } from '../../shared/engine/legal';
import { engineLoader, gameOf } from '../../shared/games';
import type { Snapshot } from '../../shared/protocol/snapshot';
import type { CodeAnswer, LinkAnswer } from '../../shared/protocol/requests';
import { openProxy, type Proxy } from '../test-support/proxy';
import { runServer, type OwnServer } from '../test-support/server';
import {
  awaitedSitter,
  GAME,
  legalOf,
  playOn,
  proofOf,
  seenByAll,
  startMatch,
  type Sitter,
} from '../test-support/sitters';
import { severalServers } from '../test-support/severalServers';
import { hashCredentials } from '../tables/credentials';
import { dial, type Wire } from '../test-support/wire';
import { changeIn, forget, newFolder, rowsIn, settingsFor } from '../test-support/storage';

// Several servers on one database: whoever plays on one is seen on the others, and what must happen once does.

const {
  dataDir,
  servers,
  sitters,
  matchID,
  begin,
  open,
  arrive,
  moveTo,
  gather,
  apart,
  path,
  tableOn,
  stateIDs,
  storedSeq,
} = severalServers();

describe('a match', () => {
  test('that is played on two servers is played to its end', async () => {
    await apart();
    const mover = awaitedSitter(sitters);
    const [{ move, args }] = legalOf(mover);
    expect(await mover.connection.play(move, ...args)).toMatchObject({ ok: true });
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID > 0)));
    await playOn(sitters);
    for (const server of servers) expect((await tableOn(server)).status).toBe('over');
  });

  test('is followed by what is told of it, and nobody asks for the log', async () => {
    await apart();
    const asked = jest.spyOn(PgClient.prototype, 'query');
    await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 12);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 12)));
    const texts = asked.mock.calls.map(([query]) => String((query as unknown as string) ?? ''));
    asked.mockRestore();
    expect(texts.filter((text) => text.includes('insert into "actions"')).length).toBe(12);
    // but for a look at all matches that was quicker than what was told
    const looks = texts.filter((text) => text.includes('"retold"')).length;
    expect(texts.filter((text) => text.includes('from "actions"')).length).toBeLessThanOrEqual(
      looks,
    );
    expect(looks).toBeLessThan(12);
  });

  test('is followed by nothing that is told of it but its very next action', async () => {
    await apart();
    await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 4);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 4)));
    const [{ move, args }] = legalOf(awaitedSitter(sitters));
    const { playerID } = awaitedSitter(sitters);
    const action = { type: 'move', playerID, move, args };
    const falsehoods = [
      { match: matchID(), seq: 3, actions: [action] },
      { match: matchID(), seq: 4, actions: [action] },
      { match: matchID(), seq: 6, actions: [action] },
      { match: matchID(), seq: 5, actions: [{ ...action, move: 'noMove' }] },
    ];
    const told = JSON.stringify({ by: 'nobody', at: 0, notices: falsehoods });
    await rowsIn(dataDir, 'SELECT pg_notify(?, ?)', 'wondertable', told);
    // what is told comes in one order: this one is heard after all of that
    await sitters[0].connection.react('wow');
    await sitters[1].sees(({ reactions }) => reactions['0'] !== undefined);
    expect(stateIDs()).toEqual([4, 4]);
    await playOn(sitters, () => stateIDs()[0] >= 8);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 8)));
    expect(await storedSeq()).toBe(stateIDs()[0]);
  });

  test('is asked for where some of what was told of it was not heard', async () => {
    await apart();
    await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 4);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 4)));
    const mover = awaitedSitter(sitters);
    const [{ move, args }] = legalOf(mover);
    const values = [matchID(), 5, mover.playerID, move, JSON.stringify(args)];
    await changeIn(dataDir, 'INSERT INTO actions VALUES (?, ?, ?, ?, ?, 0, 0)', ...values);
    const later = {
      match: matchID(),
      seq: 6,
      actions: [{ type: 'move', playerID: '9', move, args }],
    };
    const told = JSON.stringify({ by: 'nobody', at: 0, notices: [later] });
    await rowsIn(dataDir, 'SELECT pg_notify(?, ?)', 'wondertable', told);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 5)));
    const [first, second] = sitters.map(({ snapshot }) => snapshot().match!);
    expect(second.log).toEqual(first.log);
    expect(second.log.at(-1)).toMatchObject({ stateID: 5, playerID: mover.playerID, move });
  });

  test('is shown as it is where what was told of it was not heard, since the connection was lost', async () => {
    await apart();
    await rowsIn(
      dataDir,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 6);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 6)));
  });

  test('is shown as it is soon where nothing was told of it at all', async () => {
    await apart();
    const { playerID } = awaitedSitter(sitters);
    const [{ move, args }] = legalOf(awaitedSitter(sitters));
    const values = [matchID(), 1, playerID, move, JSON.stringify(args)];
    await changeIn(dataDir, 'INSERT INTO actions VALUES (?, ?, ?, ?, ?, 0, 0)', ...values);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID === 1)));
    await changeIn(
      dataDir,
      'UPDATE matches SET unlisted = 0, revision = revision + 1 WHERE id = ?',
      matchID(),
    );
    await Promise.all(sitters.map((one) => one.sees(({ table }) => table!.unlisted === false)));
  });

  test('shows who comes from another server at least what they saw there', async () => {
    await apart();
    for (let i = 0; i < 6; i++) {
      const mover = awaitedSitter(sitters);
      const [{ move, args }] = legalOf(mover);
      const ack = await mover.connection.play(move, ...args);
      if (!ack.ok) throw new Error(ack.code);
      const at = sitters.indexOf(mover);
      // the one who has just moved goes to the other server at once
      sitters[at] = await moveTo(servers[(at + i) % 2], mover);
      expect(sitters[at].snapshot().match!.stateID).toBe(ack.stateID);
      await Promise.all(
        sitters.map((one) => one.sees(({ match }) => match!.stateID >= ack.stateID)),
      );
    }
  });

  test('of the official client has its screens on different servers', async () => {
    const [here, there] = servers;
    const lobby = new LobbyClient({ server: here.url });
    const created = await lobby.createMatch(GAME, { numPlayers: 2 });
    const module = gameOf(GAME)!;
    const clients = [];
    for (const [playerName, server] of [
      ['Ana', here],
      ['Bo', there],
    ] as const) {
      const { playerID, playerCredentials: credentials } = await new LobbyClient({
        server: server.url,
      }).joinMatch(GAME, created.matchID, { playerName });
      const multiplayer = SocketIO({ server: server.url });
      const seat = { matchID: created.matchID, playerID, credentials };
      clients.push(Client({ game: toGame(module), ...seat, debug: false, multiplayer }));
    }
    const over = clients.map(
      (client) =>
        new Promise<void>((resolve) => {
          let played = -1;
          client.subscribe((state) => {
            if (state === null || state._stateID === played) return;
            if (state.ctx.gameover !== undefined) return resolve();
            const { awaited } = state as unknown as { awaited: string[] };
            if (!awaited.includes(client.playerID!)) return;
            const [move] = legalMoves(module, state.G, state.ctx, client.playerID!);
            played = state._stateID;
            client.moves[move.move](...move.args);
          });
        }),
    );
    for (const client of clients) client.start();
    await Promise.all(over);
    const [first, second] = clients.map((client) => client.getState()!.ctx.gameover);
    expect(second).toEqual(first);
    for (const client of clients) client.stop();
  });
});

describe('what two servers do at once', () => {
  test('to a table is all done, and nobody is refused', async () => {
    await apart();
    const rename = (server: OwnServer, sitter: Sitter, newName: string) =>
      server.post(path('update'), { ...proofOf(sitter), newName });
    for (let i = 0; i < 6; i++) {
      await Promise.all(
        servers.map((server, seat) => rename(server, sitters[seat], `N${seat}${i}`)),
      );
      for (const server of servers)
        expect((await tableOn(server)).players.map(({ name }) => name)).toEqual([
          `N0${i}`,
          `N1${i}`,
        ]);
    }
  });

  test('by two screens of one seat is done once', async () => {
    await apart();
    for (let i = 0; i < 8; i++) {
      const mover = awaitedSitter(sitters);
      const others = servers.map((server) => arrive(server, proofOf(mover)));
      const before = mover.snapshot().match!.stateID;
      await Promise.all(others.map((one) => one.sees(({ match }) => match?.stateID === before)));
      const [{ move, args }] = legalOf(mover);
      const acks = await Promise.all(others.map((one) => one.connection.play(move, ...args)));
      expect(acks.filter(({ ok }) => ok)).toHaveLength(1);
      await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID > before)));
      expect(await storedSeq()).toBe(before + 1);
      for (const { connection } of others) connection.close();
    }
  });

  test('as the host of each presses start, deals once', async () => {
    await gather(servers[0]);
    const [host, guest] = sitters;
    await servers[1].post(path('ready'), { ...proofOf(guest), ready: true });
    const starts = await Promise.allSettled(
      servers.map((server) => server.post(path('start'), proofOf(host))),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match !== null)));
    const tries = await rowsIn<{ attempts: string }>(
      dataDir,
      'SELECT attempts FROM matches WHERE id = ?',
      matchID(),
    );
    expect(JSON.parse(tries[0].attempts)).toHaveLength(1);
    await playOn(sitters, () => stateIDs()[0] >= 4);
  });
});

describe('what must happen once', () => {
  test('is done by another server when one stops: bots play on', async () => {
    const third = await begin();
    const bots = { bots: 1, wishes: { clock: 0 } } as const;
    await apart(bots, [third, servers[0]]);
    // the third has had the match first, so its bots are there
    expect(
      await rowsIn(dataDir, 'SELECT match FROM leases WHERE match = ?', matchID()),
    ).toHaveLength(1);
    await playOn(sitters, () => stateIDs()[0] >= 4);
    await third.stop();
    sitters[0] = await moveTo(servers[1], sitters[0]);
    await playOn(sitters);
    expect((await tableOn(servers[0])).status).toBe('over');
  });

  test('is done once by all: one server has each lease', async () => {
    await apart();
    for (const server of servers) await tableOn(server);
    const leases = () => rowsIn(dataDir, 'SELECT match FROM leases WHERE match = ?', matchID());
    expect(await leases()).toHaveLength(1);
    expect(await rowsIn(dataDir, "SELECT server FROM leases WHERE match = ''")).toHaveLength(1);
  });
});

describe('who is there', () => {
  test('is seen on all servers, and who leaves one of them is away on all', async () => {
    await apart();
    const isHere = (seat: number, wanted: boolean) =>
      Promise.all(
        open()
          .filter(({ connection }) => connection.get().connected)
          .map((one) => one.sees(({ table }) => table?.players[seat].isConnected === wanted)),
      );
    await isHere(1, true);
    await isHere(0, true);
    sitters[1].connection.close();
    await isHere(1, false);
    expect((await tableOn(servers[1])).players[1].awaySince).toBeGreaterThan(0);
    const watcher = arrive(servers[1], { playerID: null });
    await sitters[0].sees(({ table }) => table?.watching === 1);
    watcher.connection.close();
    await sitters[0].sees(({ table }) => table?.watching === 0);
  });

  test('is heard on all servers: lines, signs, and what those say who watch', async () => {
    await apart();
    const [host, guest] = sitters;
    await Promise.all([host.connection.say('hello'), guest.connection.say('good evening')]);
    await Promise.all(sitters.map((one) => one.sees(({ chat }) => chat.length === 2)));
    expect(guest.snapshot().chat).toEqual(host.snapshot().chat);
    await guest.connection.react('wow');
    await host.sees(({ reactions }) => reactions['1']?.reaction === 'wow');
    await servers[1].post(path('watchersTalk'), { ...proofOf(host), on: true });
    await host.sees(({ table }) => table?.watchersTalk === true);
    const watchers = servers.map((server) => arrive(server, { playerID: null }));
    await Promise.all(watchers.map((one) => one.sees(({ table }) => table !== null)));
    await watchers[0].connection.sayAside('who wins?');
    await watchers[1].sees(({ asides }) => asides.some(({ text }) => text === 'who wins?'));
    await servers[1].post(path('leave'), { ...proofOf(guest), erase: true });
    await host.sees(({ chat }) => chat.length === 1);
    expect(host.snapshot().chat[0].payload).toBe('hello');
  });
});

describe('what opens a seat', () => {
  const KEY = 'a1'.repeat(32);
  const PHONE = 'b2'.repeat(32);
  const phone = { key: PHONE, label: 'Phone' };

  const other = { key: 'c3'.repeat(32), label: 'Tablet' };

  test('on one server does on all, and a device that is removed on one is out on all', async () => {
    await apart({ devices: [KEY] });
    const { code } = await servers[0].post<CodeAnswer>('/me/link', { key: KEY });
    await servers[1].post('/me/join', { code, device: phone });
    await expect(servers[0].post('/me/join', { code, device: other })).rejects.toThrow(
      'unknownCode',
    );
    const screen = arrive(servers[1], { playerID: '0', credentials: PHONE });
    await screen.sees(({ match }) => match !== null);
    const devices = await servers[0].post<{ devices: { id: string; label: string }[] }>(
      '/me/devices',
      { key: KEY },
    );
    const { id } = devices.devices.find(({ label }) => label === 'Phone')!;
    await servers[0].post('/me/devices/remove', { key: KEY, id });
    await screen.sees(({ refused }) => refused?.code === 'removed');
  });

  test('opens it no longer once the device is removed, also where nobody was told of that', async () => {
    await apart({ devices: [other.key] });
    await changeIn(dataDir, "DELETE FROM devices WHERE label LIKE 'Browser c%'");
    await sitters[0].sees(({ refused }) => refused?.code === 'removed');
  });

  test('by a link of the host’s on one server does so on another, once', async () => {
    await apart();
    const { token } = await servers[0].post<LinkAnswer>(path('seats/1/link'), proofOf(sitters[0]));
    const taken = await Promise.allSettled(
      servers.map((server, i) =>
        server.post(path('continue'), { token, device: { key: `d${i}`.repeat(32), label: 'x' } }),
      ),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await sitters[1].sees(({ refused }) => refused?.code === 'credentials');
  });
});

describe('an upgrade', () => {
  test('has matches of old and of new rules go on side by side, and those wait whose rules a server does not know', async () => {
    const today = gameOf(GAME)!;
    const tomorrow = { ...today, version: today.version + 1 };
    const older = await begin({ build: 'old' });
    const newer = await begin({
      build: 'new',
      games: [tomorrow],
      loadEngine: engineLoader([tomorrow], engineLoader([today])),
    });
    await apart({}, [older, newer]);
    await playOn(sitters);
    for (const server of [older, newer])
      expect(await tableOn(server)).toMatchObject({
        version: today.version,
        status: 'over',
      });

    await gather(newer);
    await startMatch(newer, matchID(), sitters);
    const waiting = arrive(older, proofOf(sitters[1]));
    await waiting.sees(({ table }) => table?.waitsForRules === true);
    expect(waiting.snapshot().match).toBe(null);
    await playOn(sitters);
    await waiting.sees(({ table }) => table!.status === 'over');
    expect((await tableOn(newer)).version).toBe(tomorrow.version);
  });

  test('leaves its screens time where another server is there, if only since a moment ago', async () => {
    const folder = newFolder();
    const alone = await runServer({ dataDir: folder });
    expect(await alone.leave()).toBe(false);
    await alone.stop();
    const server = await runServer({ dataDir: folder });
    await changeIn(folder, "INSERT INTO servers (id, until) VALUES ('just come', 9000000000000)");
    expect(await server.leave()).toBe(true);
    await server.stop();
    await forget(folder);
  });

  test('goes on under play: no move is refused more than once', async () => {
    let server = await begin({ build: 'old' });
    const balancer = await openProxy({ host: '127.0.0.1', port: server.port });
    const url = balancer.through(server.url).replace(/\/$/, '');
    await gather({ ...server, url }, { bots: 1 });
    await startMatch(server, matchID(), sitters);

    let refused = 0;
    /** Whether there was anything left to be played. */
    async function playOne(): Promise<boolean> {
      const [first] = sitters;
      const awaits = (one: Sitter) =>
        one.snapshot().connected && one.snapshot().match!.awaited.includes(one.playerID);
      const isThrough = () => isOver(first.snapshot().match);
      await seenByAll(sitters, () => isThrough() || sitters.some(awaits));
      if (isThrough()) return false;
      const mover = sitters.find(awaits)!;
      const [{ move, args }] = legalOf(mover);
      const ack = await mover.connection.play(move, ...args);
      if (ack.ok) refused = 0;
      else if (++refused > 1) throw new Error(`refused twice: ${ack.code}`);
      // whatever comes of it is seen before the next one
      await mover.sees(
        ({ match, connected }) => connected && (!ack.ok || match!.stateID >= ack.stateID),
      );
      if (ack.ok)
        await first.sees(({ match, connected }) => connected && match!.stateID >= ack.stateID);
      return true;
    }

    for (const name of ['new', 'newer']) {
      const next = await begin({ build: name });
      let isDone = false;
      const replaced = (async () => {
        await server.leave();
        expect((await fetch(`${server.url}/healthz?ready`)).status).toBe(503);
        expect((await fetch(`${next.url}/healthz?ready`)).status).toBe(200);
        balancer.aimAt(next.port);
        await server.stop();
        isDone = true;
      })();
      while (!isDone && (await playOne()));
      await replaced;
      server = next;
    }
    await Promise.all(sitters.map((one) => one.sees(({ connected }) => connected)));
    await playOn(sitters);
    expect((await tableOn(server)).status).toBe('over');
    for (const { connection } of sitters) connection.close();
    await balancer.close();
  });
});

const isOver = (match: Snapshot['match']): boolean => match!.ctx.gameover !== undefined;

describe('what is about one device, or one player', () => {
  const [LOST, NEW, OTHER] = ['e1', 'e2', 'e3'].map((pair) => pair.repeat(32));
  const device = (key: string) => ({ key, label: 'Browser' });

  test('dies with the device on whatever server it was made, also where nobody was told of that', async () => {
    await apart({ devices: [NEW] });
    const { code } = await servers[1].post<CodeAnswer>('/me/link', { key: NEW });
    await servers[0].post('/me/join', { code, device: device(LOST) });
    const lost = { playerID: '0', credentials: LOST };
    const stolen = await servers[1].post<LinkAnswer>(path('seats/1/link'), lost);
    const link = await servers[1].post<CodeAnswer>('/me/link', { key: LOST });
    await changeIn(dataDir, 'DELETE FROM devices WHERE key_hash = ?', hashCredentials(LOST));
    for (const server of servers) {
      const body = { token: stolen.token, device: device(OTHER) };
      await expect(server.post(path('continue'), body)).rejects.toThrow('credentials');
      const join = { code: link.code, device: device(OTHER) };
      await expect(server.post('/me/join', join)).rejects.toThrow('unknownCode');
    }
    // what is made by one that is still theirs opens it
    const { token } = await servers[1].post<LinkAnswer>(path('seats/1/link'), proofOf(sitters[0]));
    const body = { token, device: device(OTHER) };
    expect(await servers[0].post(path('continue'), body)).toMatchObject({ playerID: '1' });
  });

  test('is one at a time, whoever they turned out to be, and wherever it was made', async () => {
    const [desk, phone, tablet] = ['f1', 'f2', 'f3'].map((pair) => pair.repeat(32));
    await apart({ devices: [desk, phone] });
    const older = await servers[0].post<CodeAnswer>('/me/link', { key: desk });
    const { code } = await servers[1].post<CodeAnswer>('/me/link', { key: phone });
    await servers[0].post('/me/join', { code, device: device(desk) });
    await servers[1].post('/me/link', { key: desk });
    const join = { code: older.code, device: device(tablet) };
    await expect(servers[0].post('/me/join', join)).rejects.toThrow('unknownCode');
  });

  test('is shown on no screen of any server once they had it erased', async () => {
    const key = 'f4'.repeat(32);
    await apart({ devices: [undefined, key] });
    await playOn(sitters, () => stateIDs()[0] >= 4);
    const watcher = arrive(servers[1], { playerID: null });
    await servers[0].post(path('leave'), proofOf(sitters[1]));
    const inLog = () => JSON.stringify(watcher.snapshot().match?.log ?? []).includes('Player 1');
    await watcher.sees(inLog);
    await servers[0].post('/me/erase', { key });
    await watcher.sees(({ table }) => table?.pastHolders?.[0]?.name === null);
    await watcher.sees(() => !inLog());
  });
});

describe('places to watch from', () => {
  test('are counted over all servers, and no address takes those of other servers', async () => {
    const few = { limits: { spectators: 4 }, env: { TRUST_PROXY: '1' } };
    const pair = [await begin(few), await begin(few)];
    await apart({}, pair);
    const wires: Wire[] = [];
    const refusals = async (wire: Wire) => {
      await wire.ask('nonce');
      return wire.take().join().includes('"tooMany"');
    };
    const isRefused = async (server: OwnServer, address: string) => {
      const headers = { 'x-forwarded-for': address };
      const wire = await dial({ port: server.port, game: GAME, headers });
      wires.push(wire);
      await wire.ask('sync', matchID());
      return refusals(wire);
    };
    const [here, there] = pair;
    const crowd = [];
    for (let i = 0; i < 5; i++) crowd.push(await isRefused(here, '198.51.100.7'));
    expect(crowd).toEqual([false, false, false, false, true]);
    await sitters[1].sees(({ table }) => table?.watching === 4);
    expect(await isRefused(there, '198.51.100.8')).toBe(false);
    expect(await isRefused(there, '198.51.100.9')).toBe(true);
    // where the crowd is, it makes room
    expect(await isRefused(here, '198.51.100.9')).toBe(false);
    expect(await Promise.all(wires.slice(0, 4).map(refusals))).toEqual([false, false, false, true]);
    for (const wire of wires) wire.close();
  });
});

describe('a database that is out of reach', () => {
  let proxy: Proxy;
  let server: OwnServer;
  beforeEach(async () => {
    const url = (await settingsFor(dataDir)).DATABASE_URL;
    const { hostname, port } = new URL(url);
    proxy = await openProxy({ host: hostname, port: Number(port) });
    const env = { DATABASE_URL: proxy.through(url) };
    server = await runServer({ dataDir, env });
  });
  afterEach(async () => {
    proxy.goOn();
    await server.stop();
    await proxy.close();
  });

  /** Has the match go on until it waits for who is at the server that is cut off. */
  const awaitGuest = () => playOn(sitters, () => awaitedSitter(sitters) === sitters[1]);

  test('has what was stored, and not answered, counted once', async () => {
    await apart({}, [servers[0], server]);
    await awaitGuest();
    const before = await storedSeq();
    proxy.swallow();
    const [{ move, args }] = legalOf(sitters[1]);
    const answered = sitters[1].connection.play(move, ...args);
    while ((await storedSeq()) === before);
    proxy.cut();
    expect(await answered).toMatchObject({ ok: true });
    expect(await storedSeq()).toBe(before + 1);
  });

  test('is no reason to read a match anew in which another server was first', async () => {
    await apart({}, [servers[0], server]);
    await awaitGuest();
    const [, guest] = sitters;
    const seq = (await storedSeq()) + 1;
    const [{ move, args }] = legalOf(guest);
    const values = [matchID(), seq, guest.playerID, move, JSON.stringify(args)];
    await changeIn(dataDir, 'INSERT INTO actions VALUES (?, ?, ?, ?, ?, 0, 0)', ...values);
    proxy.cutAt('from "actions" where "match" = $1 and "seq" > $2');
    expect(await guest.connection.play(move, ...args)).toMatchObject({ ok: false });
    await guest.sees(({ match, connected }) => connected && match!.stateID === seq);
    expect(server.logged.filter((line) => line.includes('read anew'))).toEqual([]);
  });

  test('while a deal of another server’s is read is no reason to miss it', async () => {
    await gather(servers[0]);
    const watcher = arrive(server, { playerID: null });
    await watcher.sees(({ table }) => table !== null);
    proxy.cutAt('from "snapshots"');
    await startMatch(servers[0], matchID(), sitters);
    await watcher.sees(({ match, table }) => match !== null && table!.status === 'running');
  });

  test('refuses moves with a sentence, is shown as such, and heals by itself', async () => {
    await apart({}, [servers[0], server]);
    await awaitGuest();
    const [, guest] = sitters;
    proxy.shut();
    await guest.sees(({ connected }) => !connected);
    const [{ move, args }] = legalOf(guest);
    expect(await guest.connection.play(move, ...args)).toEqual({ ok: false, code: 'noStorage' });
    await expect(server.get(path(''))).rejects.toThrow('noStorage');
    proxy.goOn();
    await guest.sees(({ connected }) => connected);
    await playOn(sitters, () => stateIDs()[0] >= 4);
  });

  test('without any connection being ended is noticed: others do what must happen once, and it heals by itself', async () => {
    await apart({}, [server, servers[0]]);
    const leases = () =>
      rowsIn<{ server: string }>(dataDir, 'SELECT server FROM leases WHERE match = ?', matchID());
    const [{ server: before }] = await leases();
    const [host] = sitters;
    void proxy.forget();
    await host.sees(({ connected }) => !connected);
    let [now] = await leases();
    while (now === undefined || now.server === before) [now] = await leases();
    await host.sees(({ connected }) => connected);
    await playOn(sitters, () => stateIDs()[0] >= 4);
  });
});

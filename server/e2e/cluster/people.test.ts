import type { OwnServer } from '../../test-support/server';
import { GAME, proofOf } from '../../test-support/sitters';
import { severalServers } from '../../test-support/severalServers';
import { dial, type Wire } from '../../test-support/wire';

// Several servers on one database: whoever is at one is seen and heard on the others.

const { servers, sitters, matchID, begin, open, arrive, apart, path, tableOn } = severalServers();

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

  test('is seen at once by whoever comes by a server that had nothing of the match', async () => {
    await apart();
    const isHere = (seat: number) =>
      sitters[1 - seat].sees(({ table }) => table!.players[seat].isConnected === true);
    await Promise.all([isHere(0), isHere(1)]);
    const watcher = arrive(await begin(), { playerID: null });
    await watcher.sees(({ table }) => table !== null);
    const { players } = watcher.snapshot().table!;
    expect(players.map(({ isConnected }) => isConnected)).toEqual([true, true]);
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

  test('has a number of their own among those who watch, whatever server they watch by', async () => {
    await apart();
    const [host] = sitters;
    await servers[0].post(path('watchersTalk'), { ...proofOf(host), on: true });
    const watchers = [...servers, ...servers].map((server) => arrive(server, { playerID: null }));
    await Promise.all(watchers.map((one) => one.sees(({ table }) => table?.watchersTalk === true)));
    for (const [i, watcher] of watchers.entries()) {
      await watcher.connection.sayAside(`line ${i}`);
      await Promise.all(watchers.map((one) => one.sees(({ asides }) => asides.length > i)));
    }
    const lines = watchers[0].snapshot().asides;
    expect(new Set(lines.map(({ watcher }) => watcher)).size).toBe(4);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(4);
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

import { openProxy, type Proxy } from '../../test-support/proxy';
import { runServer, type OwnServer } from '../../test-support/server';
import { awaitedSitter, legalOf, playOn, startMatch } from '../../test-support/sitters';
import { severalServers } from '../../test-support/severalServers';
import { changeIn, rowsIn, settingsFor } from '../../test-support/storage';

// Several servers on one database, which one of them cannot reach for a while.

const { dataDir, servers, sitters, matchID, arrive, gather, apart, path, stateIDs, storedSeq } =
  severalServers();

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

import type { OwnServer } from '../../test-support/server';
import { awaitedSitter, legalOf, playOn, proofOf, type Sitter } from '../../test-support/sitters';
import { severalServers } from '../../test-support/severalServers';
import { rowsIn } from '../../test-support/storage';

// Several servers on one database: what they do at once, and what must happen once.

const {
  dataDir,
  servers,
  sitters,
  matchID,
  begin,
  arrive,
  moveTo,
  gather,
  apart,
  path,
  tableOn,
  stateIDs,
  storedSeq,
} = severalServers();

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

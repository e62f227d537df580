import { engineLoader, gameOf } from '../../../shared/games';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import { openProxy } from '../../test-support/proxy';
import { runServer } from '../../test-support/server';
import {
  GAME,
  legalOf,
  playOn,
  proofOf,
  seenByAll,
  startMatch,
  type Sitter,
} from '../../test-support/sitters';
import { severalServers } from '../../test-support/severalServers';
import { changeIn, forget, newFolder } from '../../test-support/storage';

// Several servers on one database, one of which takes the place of another.

const { sitters, matchID, begin, arrive, gather, apart, tableOn } = severalServers();

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

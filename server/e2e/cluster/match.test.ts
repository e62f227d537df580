import { Client } from 'boardgame.io/client';
import { LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { toGame } from '../../../shared/engine/bgio';
import { legalMoves } from '../../../shared/engine/legal';
import { gameOf } from '../../../shared/games';
import { monotonic } from '../../monotonic';
import { openAnnouncements, type LogNotice } from '../../storage/announcements';
import { awaitedSitter, GAME, legalOf, playOn } from '../../test-support/sitters';
import { severalServers } from '../../test-support/severalServers';
import { changeIn, openStored, rowsIn, settingsFor } from '../../test-support/storage';

// A match that is played on several servers on one database: what is done on one is seen on the others.

const { dataDir, servers, sitters, matchID, moveTo, apart, tableOn, stateIDs, storedSeq } =
  severalServers();

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
    const { playerID } = awaitedSitter(sitters);
    const [{ move, args }] = legalOf(awaitedSitter(sitters));
    const news = { match: matchID(), seq: 1, actions: [{ type: 'move', playerID, move, args }] };
    const told = JSON.stringify({ by: 'nobody', at: 0, notices: [news] });
    await rowsIn(dataDir, 'SELECT pg_notify(?, ?)', 'wondertable', told);
    await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID === 1)));
    // the log does not have it
    expect(await storedSeq()).toBe(0);
  });

  test('is told of action by action, so that nobody has to ask for the log', async () => {
    await apart();
    let isHeard: (notice: LogNotice) => void;
    const last = new Promise<LogNotice>((resolve) => (isHeard = resolve));
    const db = await openStored(dataDir);
    const { DATABASE_URL: databaseUrl } = await settingsFor(dataDir);
    const announcements = await openAnnouncements({ db, databaseUrl, monotonic }, (notice) => {
      if (notice !== null && 'seq' in notice && notice.seq >= 12) isHeard(notice);
    });
    await playOn(sitters, () => stateIDs()[0] >= 12);
    const { seq, actions } = await last;
    await announcements.close();
    await db.destroy();
    expect(seq).toBe(12);
    const [{ player: playerID, move, args }] = await rowsIn<{
      player: string;
      move: string;
      args: string;
    }>(dataDir, 'SELECT player, move, args FROM actions WHERE match = ? AND seq = 12', matchID());
    expect(actions!.at(-1)).toEqual({ type: 'move', playerID, move, args: JSON.parse(args) });
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

import { Client } from 'boardgame.io/client';
import { LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { legalMoves } from '../../shared/engine/legal';
import { toGame } from '../../shared/engine/bgio';
import { gameOf } from '../../shared/games';
import { runServer, type TestServer } from '../test-support/server';
import { GAME, playOn, seatPeople, startMatch, tableOf } from '../test-support/sitters';

// Whole matches over the real server: by our own connection, and by the unchanged official packages.

let server: TestServer;
beforeAll(async () => void (server = await runServer()));
afterAll(() => server.stop());

test('two people and a bot play a match from the invitation to the score', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  const table = await tableOf(server, matchID);
  expect(table.status).toBe('over');
  expect(table.gameover?.standings).toHaveLength(3);
  expect(table.awaited).toEqual([]);
  for (const sitter of sitters) {
    expect(sitter.snapshot().match?.ctx.gameover).toEqual(table.gameover);
    sitter.connection.close();
  }
});

test('the official client and lobby client play a match', async () => {
  const lobby = new LobbyClient({ server: server.url });
  expect(await lobby.listGames()).toContain(GAME);
  const { matchID } = await lobby.createMatch(GAME, { numPlayers: 2 });
  const seats = [];
  for (const playerName of ['Ana', 'Bo'])
    seats.push(await lobby.joinMatch(GAME, matchID, { playerName }));
  expect(seats.map(({ playerID }) => playerID)).toEqual(['0', '1']);

  const module = gameOf(GAME)!;
  const clients = seats.map(({ playerID, playerCredentials }) =>
    Client({
      game: toGame(module),
      matchID,
      playerID,
      credentials: playerCredentials,
      debug: false,
      multiplayer: SocketIO({ server: server.url }),
    }),
  );
  for (const client of clients) client.start();

  await new Promise<void>((resolve) => {
    for (const client of clients) {
      let played = -1;
      client.subscribe((state) => {
        // dispatching a move notifies too, before the server has answered
        if (state === null || state._stateID === played) return;
        if (state.ctx.gameover !== undefined) return resolve();
        const { awaited } = state as unknown as { awaited: string[] };
        if (!awaited.includes(client.playerID!)) return;
        const [move] = legalMoves(module, state.G, state.ctx, client.playerID!);
        played = state._stateID;
        client.moves[move.move](...move.args);
      });
    }
  });

  const match = await lobby.getMatch(GAME, matchID);
  expect(match.players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  expect(match.gameover.standings).toHaveLength(2);
  for (const client of clients) {
    expect(client.getState()?.ctx.gameover ?? match.gameover).toEqual(match.gameover);
    client.stop();
  }
});

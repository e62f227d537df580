import type { AddressInfo, Server as HttpServer } from 'node:net';
import type { Game, LongFormMove } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
// eslint-disable-next-line wondertable/import-arrows -- it is what we compare with
import { Server } from 'boardgame.io/server';
import { chancePlugin, publicCtx, toGame } from '../../shared/engine/bgio';
import { randomSeed } from '../../shared/engine/chance';
import { isLegal } from '../../shared/engine/legal';
import type { GameModule } from '../../shared/engine/game';
import { games } from '../../shared/games';

// boardgame.io's stock server with the same titles, everything in memory, nothing stored.

/** Every match gets a seed of its own, as with us. */
const seeded: typeof chancePlugin = {
  ...chancePlugin,
  setup: ({ game, ...context }) =>
    chancePlugin.setup!({ ...context, game: { ...game, seed: randomSeed() } }),
};

/** Our engine asks whether a move is legal; here, as everybody does it with boardgame.io, the moves do. */
function checked(module: GameModule): Game {
  const game = toGame(module, seeded);
  const moves = Object.entries(game.moves!).map(([name, move]) => {
    const { move: play, ...how } = move as LongFormMove;
    const refuseOrPlay: typeof play = (context, ...args) => {
      const { G, ctx, playerID } = context;
      const isLegalHere = isLegal(
        module.moves[name],
        module.view(G, publicCtx(ctx), playerID),
        publicCtx(ctx),
        playerID,
        args,
      );
      return isLegalHere ? play(context, ...args) : INVALID_MOVE;
    };
    return [name, { ...how, move: refuseOrPlay }];
  });
  return { ...game, moves: Object.fromEntries(moves) };
}

async function main() {
  const server = Server({ games: games.map(checked), origins: [false] });
  // it hands its port to listen() as it is, which also takes a host
  const port = { port: 0, host: process.env.HOST } as unknown as number;
  const { appServer } = await server.run({ port });
  const { port: got } = (appServer as HttpServer).address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port: got, msg: 'listening' })}\n`);
}

void main();

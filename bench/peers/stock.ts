import type { AddressInfo, Server as HttpServer } from 'node:net';
// eslint-disable-next-line wondertable/import-arrows -- it is what we compare with
import { Server } from 'boardgame.io/server';
import { chancePlugin, randomSeed } from '../../shared/core/chance';
import { toGame } from '../../shared/core/game';
import { games } from '../../shared/games';

// boardgame.io's stock server with the same titles, everything in memory, nothing stored.

/** Every match gets a seed of its own, as with us. */
const seeded: typeof chancePlugin = {
  ...chancePlugin,
  setup: ({ game, ...context }) =>
    chancePlugin.setup!({ ...context, game: { ...game, seed: randomSeed() } }),
};

async function main() {
  const server = Server({ games: games.map((module) => toGame(module, seeded)), origins: [false] });
  // it hands its port to listen() as it is, which also takes a host
  const port = { port: 0, host: process.env.HOST } as unknown as number;
  const { appServer } = await server.run({ port });
  const { port: got } = (appServer as HttpServer).address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port: got, msg: 'listening' })}\n`);
}

void main();

import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../shared/protocol/table';
import type { GameModule } from '../../shared/engine/game';
import { games } from '../../shared/games';
import { gather, SEATS } from '../party';
import { loadedServer, type Peer } from '../peer';
import { progress, type Figure } from '../report';

/** How many moves are counted; a match that is over sooner is counted as far as it went. */
const MOVES = 200;
/** Minutes for each decision. */
const CLOCK = 10;
/** How long nobody moves, in seconds: longer than the wire is silent before it asks whether anybody is there. */
const QUIET = 40;

/** What a clock costs on the wire: with each move, and while nobody moves. */
export async function clocks(profile?: string): Promise<Figure[]> {
  const peer = await loadedServer(profile);
  const figures: Figure[] = [];
  for (const module of games) {
    progress(`clocks: ${module.id}`);
    const without = await bytesPerMove(peer, module);
    const withClock = await bytesPerMove(peer, module, CLOCK);
    figures.push(
      {
        what: `bytes down per move and screen with a clock, ${module.id}`,
        unit: 'B',
        ours: withClock,
      },
      { what: '  without', unit: 'B', ours: without },
    );
  }
  progress(`clocks: ${QUIET} seconds in which nobody moves`);
  figures.push(
    {
      what: `bytes down per screen in ${QUIET} s in which nobody moves, with a clock`,
      unit: 'B',
      ours: await bytesAtRest(peer, CLOCK),
    },
    { what: '  without', unit: 'B', ours: await bytesAtRest(peer) },
  );
  await peer.stop();
  return figures;
}

async function bytesPerMove(peer: Peer, module: GameModule, clock?: Clock): Promise<number> {
  const party = await gather(peer, module, clock);
  const before = party.bytes();
  let moves = 0;
  while (moves < MOVES && (await party.play()) !== null) moves++;
  const bytes = party.bytes() - before;
  party.close();
  return bytes / moves / SEATS;
}

async function bytesAtRest(peer: Peer, clock?: Clock): Promise<number> {
  const party = await gather(peer, games[0], clock);
  await party.play();
  await pause(1000); // what the move brought is in by then
  const before = party.bytes();
  await pause(QUIET * 1000);
  const bytes = party.bytes() - before;
  party.close();
  return bytes / SEATS;
}

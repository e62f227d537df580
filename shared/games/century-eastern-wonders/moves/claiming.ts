import { present } from '../../../engine/present';
import type { TileID } from '../map/chart';
import { covers, minus } from '../spices';
import type { Event, Rule, State } from '../state';
import { boatOf, claimsOf, isLastRound } from '../table';
import { VP_TILES, type VpTileId } from '../vpTiles';
import { mayAct } from './asked';
import { endTurn } from './turn';

/** Hand in the cubes of the VP tile on this port and take it (R7.1). The new tile ends the turn (R7.6). */
export const claim: Rule = {
  legal({ table }, ctx, playerID) {
    if (!mayAct(table, ctx, playerID)) return [];
    const { hold } = table.players[playerID];
    const tile = table.ports[boatOf(table, playerID)];
    return tile && tile !== 'closedPort' && covers(hold, VP_TILES[tile].cost) ? [[]] : [];
  },

  *play(context) {
    const { G, playerID } = context;
    const player = G.table.players[playerID];
    const port = boatOf(G.table, playerID);
    const vpTile = G.table.ports[port] as VpTileId;
    const wasLast = isLastRound(G.table, claimsOf(G));
    player.hold = minus(player.hold, VP_TILES[vpTile].cost);
    G.claimed[playerID].push(vpTile);
    const number = G.claimed[playerID].length;
    // a port is never empty: the next tile comes as this one goes
    yield [{ type: 'claimed', playerID, tile: port, number }, ...refilled(G, port)];
    if (!wasLast && isLastRound(G.table, claimsOf(G))) yield { type: 'lastRound', playerID };
    yield* endTurn(context);
  },
};

/** Lays the next tile of the pile on a port, or on the one that the Closed Port now opens (R7.2, R7.3, R7.4). */
function* refilled({ table: { ports }, pile }: State, port: TileID): Generator<Event> {
  const closed = Object.keys(ports)
    .map(Number)
    .find((tile) => ports[tile] === 'closedPort');
  const open = closed ?? port;
  const next = present(pile.shift());
  if (closed !== undefined) ports[port] = 'closedPort';
  ports[open] = next;
  if (next === 'closedPort') return yield { type: 'closed', tile: port, from: null };
  if (closed !== undefined) yield { type: 'closed', tile: port, from: closed };
  yield { type: 'revealed', tile: open };
}

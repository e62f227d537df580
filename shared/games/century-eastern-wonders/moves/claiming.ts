import type { TileID } from '../map/chart';
import { covers, minus } from '../spices';
import type { Event, Moves, Rule, State } from '../state';
import { VP_TILES, type VpTileId } from '../vpTiles';
import { mayAct } from './asked';
import { endTurn, isLastRound } from './turn';

/** Hand in the cubes of the VP tile on this port and take it (R7.1). The new tile ends the turn (R7.6). */
export const claim: Rule<Moves['claim']> = {
  legal({ table }, ctx, playerID) {
    const { boat, hold } = table.players[playerID];
    if (!mayAct(table, ctx, playerID)) return [];
    const tile = table.ports[boat!];
    return tile && tile !== 'closedPort' && covers(hold, VP_TILES[tile].cost) ? [[]] : [];
  },

  play(context) {
    const { G, playerID } = context;
    const player = G.table.players[playerID];
    const port = player.boat!;
    const vpTile = G.table.ports[port] as VpTileId;
    const wasLast = isLastRound(G);
    player.hold = minus(player.hold, VP_TILES[vpTile].cost);
    G.claimed[playerID].push(vpTile);
    const number = G.claimed[playerID].length;
    return [
      { type: 'claimed', playerID, tile: port, number },
      ...refill(G, port),
      ...(!wasLast && isLastRound(G) ? [{ type: 'lastRound' as const, playerID }] : []),
      ...endTurn(context),
    ];
  },
};

/** Lays the next tile of the pile on a port, or on the one that the Closed Port now opens (R7.2, R7.3, R7.4). */
function refill({ table: { ports }, pile }: State, port: TileID): Event[] {
  const closed = Object.keys(ports)
    .map(Number)
    .find((tile) => ports[tile] === 'closedPort');
  const next = pile.shift()!;
  ports[closed ?? port] = next;
  if (next === 'closedPort') return [{ type: 'closed', tile: port, from: null }];
  if (closed === undefined) return [{ type: 'revealed', tile: port }];
  ports[port] = 'closedPort';
  return [
    { type: 'closed', tile: port, from: closed },
    { type: 'revealed', tile: closed },
  ];
}

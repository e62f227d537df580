import { hasMoved, owed, stepsAhead } from '../movement';
import type { TileID } from '../map/chart';
import { cubes, kindsIn, plus, size, type Spice } from '../spices';
import type { Rule } from '../state';
import { boatOf } from '../table';
import { isAsked, mayAct } from './asked';

/** Sail to an adjacent tile: free, or by dropping the cube named on the tile left behind (R4.1, R4.2). */
export const sail: Rule<[to: TileID] | [to: TileID, drop: Spice]> = {
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['sailing'] }) ? stepsAhead(table, playerID) : [],

  *play({ G: { table }, playerID }, to, drop?: Spice) {
    const { turn, water, players } = table;
    const player = players[playerID];
    const from = boatOf(table, playerID);
    if (drop) {
      player.hold[drop]--;
      water[from] = plus(water[from] ?? cubes(), cubes({ [drop]: 1 }));
    }
    turn.drops.push(drop ?? null);
    turn.route.push(to);
    player.boat = to;
    yield { type: 'sailed', playerID, from, to, dropped: drop ?? null };
  },
};

/** Pay the owner of another boat, called by their seat, on the market tile where the movement ends (R4.4). */
export const pay: Rule<[seat: number, spice: Spice]> = {
  undoable: true,

  legal({ table }, ctx, playerID) {
    if (!isAsked(table, ctx, { playerID, steps: ['sailing', 'paying'] })) return [];
    const owners = owed(table, playerID);
    const { hold } = table.players[playerID];
    if (owners.length > size(hold)) return [];
    return owners.flatMap((owner) =>
      kindsIn(hold).map((spice): [number, Spice] => [Number(owner), spice]),
    );
  },

  *play({ G: { table }, playerID }, seat, spice) {
    const owner = String(seat);
    table.players[playerID].hold[spice]--;
    table.players[owner].hold[spice]++; // above their limit, if need be (R9.2)
    table.turn.paid.push(owner);
    table.step = owed(table, playerID).length > 0 ? 'paying' : 'acting';
    yield { type: 'paid', playerID, owner, spice };
  },
};

/** Pick up all the cubes that lie where the movement ended (R4.7). */
export const collect: Rule = {
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    mayAct(table, ctx, playerID) && hasMoved(table) && boatOf(table, playerID) in table.water
      ? [[]]
      : [],

  *play({ G: { table }, playerID }) {
    const player = table.players[playerID];
    const tile = boatOf(table, playerID);
    const lying = table.water[tile];
    player.hold = plus(player.hold, lying);
    delete table.water[tile];
    table.step = 'acting';
    yield { type: 'collected', playerID, tile, cubes: lying };
  },
};

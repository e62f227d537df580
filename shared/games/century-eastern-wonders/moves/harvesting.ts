import { plus } from '../spices';
import type { Rule } from '../state';
import { harvestOf } from '../table';
import { mayAct } from './asked';

/** Take ginger from the supply, on any tile, and chili for bonus tiles (R8.1). */
export const harvest: Rule = {
  undoable: true,

  legal: ({ table }, ctx, playerID) => (mayAct(table, ctx, playerID) ? [[]] : []),

  *play({ G: { table }, playerID }) {
    const player = table.players[playerID];
    const gained = harvestOf(table, playerID);
    player.hold = plus(player.hold, gained);
    table.step = 'ending';
    yield { type: 'harvested', playerID, cubes: gained };
  },
};

import { HARVEST } from '../figures';
import { cubes, plus } from '../spices';
import type { Moves, Rule } from '../state';
import { bonusCount } from '../table';
import { mayAct } from './asked';

/** Take ginger from the supply, on any tile, and chili for bonus tiles (R8.1). */
export const harvest: Rule<Moves['harvest']> = {
  undoable: true,

  legal: ({ table }, ctx, playerID) => (mayAct(table, ctx, playerID) ? [[]] : []),

  play({ G: { table }, playerID }) {
    const player = table.players[playerID];
    const chili = HARVEST.chiliPerTile.value * bonusCount(table, playerID, 'harvest');
    const gained = cubes({ ginger: HARVEST.ginger.value, chili });
    player.hold = plus(player.hold, gained);
    table.step = 'ending';
    return [{ type: 'harvested', playerID, cubes: gained }];
  },
};

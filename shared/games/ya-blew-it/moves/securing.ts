import { inStep } from '../../../engine/inStep';
import type { MoveContext } from '../../../engine/game';
import { multisets } from '../multisets';
import { stacksOf } from '../scoring';
import {
  COLORS,
  type Color,
  type Fire,
  type Play,
  inOrder,
  type Place,
  type Rule,
  type State,
} from '../state';
import { held } from '../table';
import { burnOn } from './fire';

/** Put each Safe on a stack or leave it off, unseen by the others until all have (R6.2, R7.1). */
export const place: Rule<Place[]> = {
  unordered: true,
  secret: true,
  simultaneous: true,

  legal({ table }, _ctx, playerID) {
    if (table.step !== 'securing' || !table.fire.owners.includes(playerID)) return [];
    const stacks = stacksOf(table.scoring[playerID]);
    const colors = COLORS.filter((color) => stacks[color].length > 0);
    return multisets<Place>([...colors, 'off'], held(table, playerID, 'safe').length);
  },

  *play(context, ...places) {
    const { G, playerID } = context;
    const { fire } = inStep(G.table, 'securing');
    const { owners, placed } = fire;
    G.placements[playerID] = inOrder(places);
    if (placed.includes(playerID)) return; // a change of mind is nobody else's business (R10.2)
    placed.push(playerID);
    yield { type: 'placed', playerID };
    if (placed.length === owners.length) yield* secure(context, fire);
  },
};

/** All Safes are put where their owners want them, and everybody sees it. */
function* secure(context: MoveContext<State>, fire: Fire): Play {
  const { G } = context;
  const safes = Object.fromEntries(fire.owners.map((id) => [id, G.placements[id].filter(isStack)]));
  Object.assign(G.table.safes, safes);
  G.placements = {};
  G.table.step = 'burning';
  yield { type: 'secured', safes };
  yield* burnOn(context, fire);
}

const isStack = (place: Place): place is Color => place !== 'off';

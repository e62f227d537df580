import type { MoveContext } from '../../../engine/game';
import type { FaceId } from '../faces';
import type { Color, Event, Rule, State } from '../state';
import { colorsDue, looks } from '../table';
import { inOrder, type CellId } from '../wonders';
import { isAsked } from './asked';
import { settle } from './ending';

// Action tokens.

/** Take an action token for a colour of which three gems or more were collected (R9.2, R9.3). */
export const claim: Rule<[face: FaceId, color: Color]> = {
  undoable: true,
  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['ending'] })
      ? colorsDue(table, playerID).flatMap((color) =>
          table.supply.map((face): [FaceId, Color] => [face, color]),
        )
      : [],

  *play(context, face, color) {
    const { G, playerID } = context;
    const { table } = G;
    const { faces, credited } = table.players[playerID];
    table.supply = table.supply.filter((other) => other !== face);
    faces.push(face);
    credited.push(color);
    yield { type: 'claimed', playerID, face, color };
    yield* settle(context);
  },
};

/** Look at cards without showing them to anybody, for an action token (R10.1, R10.2). */
export const look: Rule<CellId[]> = {
  unordered: true,
  legal: ({ grid, table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['revealing', 'choosing', 'ending'] })
      ? looks(grid, table, playerID)
      : [],

  *play(context, ...cells) {
    const { G, playerID } = context;
    const { faces } = G.table.players[playerID];
    const looked = inOrder(cells);
    G.table.looked = looked;
    const face = faces.includes('lookAcross') ? 'lookAcross' : 'lookDown';
    yield [useUp(context, face), { type: 'looked', playerID, cells: looked }];
  },
};

/** A token with an effect for once leaves the game (R9.7). */
export function useUp({ G: { table }, playerID }: MoveContext<State>, face: FaceId): Event {
  const holdings = table.players[playerID];
  holdings.faces = holdings.faces.filter((other) => other !== face);
  table.used.push(face);
  return { type: 'used', playerID, face };
}

import type { Chance } from '../../engine/chance';
import type { Position } from '../../engine/engine';
import type { GameModule, PlayerID } from '../../engine/game';
import { textOf } from './text';

/** What a viewer sees of a position. */
export const viewOf = (module: GameModule, { G, ctx }: Position, viewer: PlayerID | null) =>
  module.view(G, ctx, viewer);

/** What each of them sees of it, as JSON. */
export const allViews = (module: GameModule, position: Position) =>
  [...position.ctx.playOrder, null].map((viewer) => textOf(viewOf(module, position, viewer)));

/** The position with the secrets that a viewer who sees `view` (JSON) might imagine. */
export const dream = (
  module: GameModule,
  position: Position,
  { viewer, view }: { viewer: PlayerID | null; view: string },
  random: Chance,
): Position => ({
  ...position,
  G: module.determinize(JSON.parse(view), position.ctx, viewer, random),
});

import type { TileID } from '../../../shared/games/century-eastern-wonders/map/chart';

import { maySail, planOf, routeTo } from './plan';
import type { OnTable } from './types';

/** What happens when a tile is pressed: it is planned to go there, and done when it was planned already. */
export function press(scene: OnTable, tile: TileID) {
  const { legal, draft, setDraft, playAll } = scene;
  const start = legal.find(({ move, args }) => move === 'place' && args[0] === tile);
  if (!start && !maySail(scene)) return;
  if (draft?.route?.at(-1) === tile) return playAll(start ? [start] : planOf(scene)!.moves);
  if (start) return setDraft({ route: [tile] });
  const route = routeTo(scene, tile);
  setDraft(route && { ...draft, doing: undefined, route });
}

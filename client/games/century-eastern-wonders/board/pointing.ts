import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { legalOf } from '../legal';
import { planOf, routeTo } from '../prompt/plan';
import { isSeated } from '../../../kit/isSeated';
import type { OnTable } from '../types';

/** What happens when a tile is pressed: it is planned to go there, and done when it was planned already. */
export function press(scene: OnTable, tile: TileID) {
  const { draft, setDraft, playAll } = scene;
  if (!isSeated(scene)) return;
  const isPlanned = draft?.route?.at(-1) === tile;
  const start = legalOf(scene, 'place').find(({ args }) => args[0] === tile);
  if (start) return isPlanned ? playAll([start]) : setDraft({ route: [tile] });
  if (legalOf(scene, 'sail').length === 0) return;
  const plan = planOf(scene);
  if (isPlanned && plan) return playAll(plan.moves);
  const route = routeTo(scene, tile);
  setDraft(route && { ...draft, doing: undefined, route });
}

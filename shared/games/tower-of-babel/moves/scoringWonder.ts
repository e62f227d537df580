import type { MoveContext } from '../../../engine/game';
import { rowInForce, wonderPoints } from '../scoring';
import type { RevealedBuild, Sights, State } from '../state';
import { partCounts } from '../table';

/** A wonder without discs is scored, its parts go back, and the active player draws an action card (R6.7, R6.8). */
export function* scoreWonder(
  { G, ctx }: MoveContext<State>,
  { wonder, outcome }: RevealedBuild,
): Sights {
  const { table, actionSupply } = G;
  const site = table.wonders[wonder];
  if (outcome === 'failed' || site.discs.length > 0) return;
  const { parts } = site;
  const points = wonderPoints(partCounts(site), rowInForce(table));
  for (const id of ctx.playOrder) table.points[id].wonders += points[id] ?? 0;
  site.parts = [];
  table.finished.push({ wonder, parts, points });
  yield { type: 'wonderScored', wonder, points };
  const card = actionSupply.shift();
  if (!card) return;
  G.actionCards[ctx.currentPlayer].push(card);
  yield { type: 'earned', playerID: ctx.currentPlayer };
}

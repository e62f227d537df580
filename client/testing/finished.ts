import type { Gameover } from '../../shared/engine/score';
import { createEngine, type Position } from '../../shared/engine/engine';
import type { GameModule } from '../../shared/engine/game';
import { bestMove } from '../../shared/testing/longMatch';
import i18next from 'i18next';
import type { Scene } from '../kit/contract';

/** How a match of as many players as can be ended, as somebody sees it who only watched; the same one for the same seed. */
export function finished(module: GameModule, seed = '5a'.repeat(32)) {
  const engine = createEngine(module);
  let position: Position = engine.start({ numPlayers: module.players.max, options: {}, seed });
  while (position.ctx.gameover === undefined) {
    const [playerID] = engine.awaited(position);
    const move = bestMove(engine, position, { playerID, legal: engine.legal(position, playerID) });
    const outcome = engine.act(position, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(outcome.code);
    ({ position } = outcome);
  }
  const { standings } = position.ctx.gameover as Gameover;
  const { G: view, ctx } = engine.view(position, null);
  const t = i18next.getFixedT('en', module.id);
  const scene: Partial<Scene> = { view, ctx, playerID: null, t };
  return { scene: scene as Scene, standings };
}

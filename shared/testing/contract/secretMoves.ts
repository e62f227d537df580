import type { Action, Position } from '../../engine/engine';
import type { LegalMove, PlayerID } from '../../engine/game';
import type { Playout } from './properties';
import { areSame, textOf } from './text';

/** A secret move looks to others as any other would. */
export function checkSecretMoves(
  { module, engine, fault }: Playout,
  position: Position,
  { playerID, legal }: { playerID: PlayerID; legal: LegalMove[] },
) {
  const others = engine.awaited(position).filter((id) => id !== playerID);
  const secret = legal.filter(({ move }) => module.moves[move].secret);
  const looks = secret.map((move) => {
    const action: Action = { type: 'move', playerID, ...move };
    const outcome = engine.act(position, action);
    if (!outcome.ok || !others.some((id) => engine.awaited(outcome.position).includes(id)))
      return null;
    const frames = engine.frames(position, action, outcome);
    return [...position.ctx.playOrder, null]
      .filter((viewer) => viewer !== playerID)
      .map((viewer) =>
        textOf(frames.map(({ G, events }) => [module.view(G, position.ctx, viewer), events])),
      );
  });
  const hidden = looks.filter((look) => look !== null);
  if (hidden.some((look) => !areSame(look, hidden[0])))
    fault('keepsSecretMoves', `of player ${playerID}`);
}

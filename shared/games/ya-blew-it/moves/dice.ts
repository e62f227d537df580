import type { MoveContext, PlayerID } from '../../../engine/game';
import { DYNAMITE, type Play, type Purpose, type State } from '../state';
import { isHit } from '../table';

/** Rolls a player's die: against their own scoring area for a Fire, against the Claim for anything else. */
export function* throwDie(
  { G: { table }, chance }: MoveContext<State>,
  playerID: PlayerID,
  purpose: Purpose,
): Play {
  const number = chance.die(DYNAMITE, 'roll');
  const target = purpose === 'fire' ? table.scoring[playerID] : table.claim;
  table.roll = { playerID, number, purpose };
  yield { type: 'rolled', playerID, number, purpose, hit: isHit(target, number) };
}

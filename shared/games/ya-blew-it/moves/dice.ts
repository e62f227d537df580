import type { MoveContext, PlayerID } from '../../../engine/game';
import { DYNAMITE, type Play, type Purpose, type Roll, type State } from '../state';
import { isHit } from '../table';

/** Rolls a player's die: against their own scoring area for a Fire, against the Claim for anything else. */
export function* throwDie(
  { G: { table }, chance }: MoveContext<State>,
  playerID: PlayerID,
  purpose: Purpose,
): Play<Roll> {
  const number = chance.die(DYNAMITE, 'roll');
  const target = purpose === 'fire' ? table.scoring[playerID] : table.claim;
  const roll = { playerID, number, purpose };
  table.roll = roll;
  yield { type: 'rolled', playerID, number, purpose, hit: isHit(target, number) };
  return roll;
}

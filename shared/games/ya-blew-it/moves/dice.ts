import type { MoveContext, PlayerID } from '../../../core/module';
import { DYNAMITE, type Event, type Purpose, type State } from '../state';
import { isHit } from '../table';

/** Rolls a player's die: against their own scoring area for a Fire, against the Claim for anything else. */
export function throwDie(
  { G: { table }, chance }: MoveContext<State>,
  playerID: PlayerID,
  purpose: Purpose,
): Event {
  const number = chance.die(DYNAMITE);
  const target = purpose === 'fire' ? table.scoring[playerID] : table.claim;
  table.roll = { playerID, number, purpose };
  return { type: 'rolled', playerID, number, purpose, hit: isHit(target, number) };
}

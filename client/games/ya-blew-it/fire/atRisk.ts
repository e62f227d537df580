import type { PlayerID } from '../../../../shared/engine/game';
import { guardOf, lossOf } from '../../../../shared/games/ya-blew-it/burning';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import { isGem } from '../../../../shared/games/ya-blew-it/table';
import { standingSafes } from '../placing';
import type { OnTable } from '../types';

/** What a player may lose by what a Fire asks of them now: any card that no Safe stands before, or those that their roll has hit. */
export function atRisk(scene: OnTable, of: PlayerID): readonly CardId[] {
  const { table } = scene.view;
  if (!table.fire || !scene.awaited.includes(of)) return [];
  const cards = table.scoring[of];
  const safes = standingSafes(scene, of);
  if (table.step === 'rerolling') return lossOf(cards, safes, table.roll.number).cards;
  return cards.filter((id) => isGem(id) && guardOf(id, safes) === null);
}

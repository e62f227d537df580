import { COLORS } from '../../../shared/games/ya-blew-it/state';
import { Gem } from '../../ui/art/Gem';

/** The gem of a row of the score sheet; the cursed row has another one for everybody. */
export function ScoreSign({ of }: { of: string }) {
  const gem = COLORS.find((color) => color === of);
  return gem && <Gem gem={gem} width={20} height={20} />;
}

import { COLORS } from '../../../shared/games/colorful-treasure/state';
import { Award, isAward } from './art/Award';
import { Face } from './art/Face';
import { Token } from './tokens/Token';
import { Treasure } from './art/Treasure';

/** The sign of a row of the score sheet. */
export function ScoreSign({ of }: { of: string }) {
  const color = COLORS.find((one) => one === of);
  if (color) return <Treasure of={color} width={20} height={20} />;
  if (of === 'diamondCards') return <Treasure of="diamond" width={20} height={20} />;
  if (of === 'diamondTokens') return <Token of="diamond" size={20} />;
  if (of === 'sixthColor' || of === 'points') return <Face face={of} width={20} height={20} />;
  return isAward(of) ? <Award of={of} width={22} height={20} /> : null;
}

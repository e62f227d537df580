import { COLORS } from '../../../shared/games/ya-blew-it/state';
import { Gem } from '../../ui/art/Gem';
import { px } from '../../ui/art/place';

/** The sign of a row of the score sheet: its gem, or, for what is cursed, a stroke through any gem. */
export function ScoreSign({ of }: { of: string }) {
  const gem = COLORS.find((color) => color === of);
  return gem ? <Gem gem={gem} width={20} height={20} /> : <Curse />;
}

const Curse = () => (
  <svg viewBox="0 0 20 20" width={px(20)} height={px(20)} aria-hidden>
    <rect width="20" height="20" rx="3" fill="#3a2c3c" />
    <path d="M2 18L18 2" stroke="#d6d0dc" strokeWidth="2.4" />
  </svg>
);

import { Gem, type GemName } from '../../../ui/art/Gem';
import { placed, type Size } from '../../../ui/art/place';

/** A gem of somebody's cursed colour: struck through, as on their Cursed Gem. */
export const CursedGem = ({ gem, ...size }: { gem: GemName } & Size) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(size)}>
    <Gem gem={gem} x={0} y={0} width={40} height={40} />
    <path d="M2 38L38 2" stroke="#14101a" strokeWidth="7.5" />
    <path d="M2 38L38 2" stroke="#e4dfe9" strokeWidth="3" />
  </svg>
);

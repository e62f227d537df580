import type { Kind } from '../../../../shared/games/tower-of-babel/cards';
import { type Place, placed } from '../../../ui/art/place';
import { KIND_SHAPES } from './kinds';

/** The bare sign of a kind, in `currentColor`. */
export const KindSign = ({ kind, ...place }: { kind: Kind } & Place) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(place)}>
    <path d={KIND_SHAPES[kind]} fill="currentColor" />
  </svg>
);

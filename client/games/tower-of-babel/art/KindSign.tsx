import type { Kind } from '../../../../shared/games/tower-of-babel/cards';
import { type Bounds, placed } from '../../../ui/art/place';
import { KIND_SHAPES } from './kinds';

/** The bare sign of a kind, in `currentColor`. */
export const KindSign = ({ kind, ...bounds }: { kind: Kind } & Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <path d={KIND_SHAPES[kind]} fill="currentColor" />
  </svg>
);

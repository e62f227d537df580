import type { Kind } from '../../../../shared/games/tower-of-babel/cards';
import { type Bounds, placed } from '../../../ui/art/place';
import { KIND_SHAPES } from './kinds';

/** A kind as a wooden disc without a number: on cards, in lists and in lines of text. */
export const KindDisc = ({ kind, ...bounds }: { kind: Kind } & Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <circle cx="20" cy="22" r="18" fill="#2c170b" opacity=".55" />
    <circle cx="20" cy="19.5" r="18" fill={`var(--kd-${kind})`} />
    <path d="M6 25A15.2 15.2 0 0 1 27 5.6A17 17 0 0 0 6 25z" fill="#fff" opacity=".3" />
    <circle cx="20" cy="19.5" r="14.5" fill="none" stroke="#000" strokeOpacity=".22" />
    <path
      d={KIND_SHAPES[kind]}
      fill={`var(--kd-${kind}-ink)`}
      transform="translate(9 8.3) scale(.55)"
    />
  </svg>
);

import type { PlayerID } from '../../../../shared/engine/game';
import { EmblemShape } from '../../../ui/signs/emblems';
import { type Bounds, placed } from '../../../ui/art/place';

/** A player's outpost: a small house with their emblem on the front. */
export const Outpost = ({ of, ...bounds }: { of: PlayerID } & Bounds) => (
  <svg viewBox="0 0 32 32" data-seat={of} aria-hidden {...placed(bounds)}>
    <polygon points="16,2 29,13 29,28 16,31 3,28 3,13" fill="var(--player)" />
    <polygon points="16,2 29,13 16,16 3,13" fill="#fff" opacity=".34" />
    <polygon points="16,16 29,13 29,28 16,31" fill="#1a0d08" opacity=".3" />
    <g color="var(--player-ink)" transform="translate(3.6 14.8) scale(.32)">
      <EmblemShape seat={of} />
    </g>
  </svg>
);

import type { PlayerID } from '../../../../shared/engine/game';
import { EmblemShape } from '../../../ui/signs/emblems';
import { type Bounds, placed } from '../../../ui/art/place';

/** A player's boat with their emblem on the sail. */
export const Boat = ({ of, ...bounds }: { of: PlayerID } & Bounds) => (
  <svg viewBox="0 0 48 48" data-seat={of} aria-hidden {...placed(bounds)}>
    <path d="M22 4h2.6v30H22z" fill="#4b2c18" />
    <path d="M21 6L6 30h15z" fill="var(--player-lo)" />
    <path d="M25.5 5q17 9 14 25h-14z" fill="var(--player)" />
    <path d="M25.5 5q7 4 9.6 9L25.5 21z" fill="#fff" opacity=".25" />
    <g color="var(--player-ink)" transform="translate(25.2 15) scale(.3)">
      <EmblemShape seat={of} />
    </g>
    <path d="M4 32h41l-7 11H12z" fill="#8a5026" />
    <path d="M4 32h41l-1.8 3H6z" fill="#c98646" />
    <path d="M38 43l7-11h-9l-9 11z" fill="#3f210f" opacity=".5" />
  </svg>
);

import type { ReactNode } from 'react';
import type { BonusType } from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import { type Bounds, placed } from '../../../ui/art/place';
import { SpiceCube } from './Spice';
import styles from './VpTile.module.css';

const SIGNS: Record<BonusType, ReactNode> = {
  step: (
    <>
      <path d="M18 7v18H7z" fill="#2c7780" />
      <path d="M20 9q10 5 9 16h-9z" fill="#174a7c" />
      <path d="M5 27h28l-5 7H10z" fill="#8a5026" />
      <path d="M26 5h9v4h-9zM28.5 2.5h4v9h-4z" fill="#2b1a0e" />
    </>
  ),
  points: (
    <path
      d="M20 5l4.3 4.3 6-.6-.6 6L34 19l-4.3 4.3.6 6-6-.6L20 33l-4.3-4.3-6 .6.6-6L6 19l4.3-4.3-.6-6 6 .6z"
      fill="#b23a22"
    />
  ),
  upgrade: (
    <>
      <SpiceCube spice="ginger" x={5} y={18} width={15} height={15} />
      <SpiceCube spice="chili" x={19} y={7} width={15} height={15} />
      <path d="M8 15V9h6M8 9l8 8" fill="none" stroke="#2b1a0e" strokeWidth="2.6" />
    </>
  ),
  harvest: (
    <>
      <SpiceCube spice="chili" x={13} y={13} width={20} height={20} />
      <path d="M5 11h12v4H5zM9 7h4v12H9z" fill="#2b1a0e" />
    </>
  ),
  hold: (
    <>
      <path d="M6 15h28v18H6z" fill="#8a5026" />
      <path d="M6 15h28v4H6zM6 24h28v2.5H6z" fill="#c98646" />
      <path d="M8 15h4v18H8zM28 15h4v18h-4z" fill="#5b3a1e" />
    </>
  ),
};

type Props = {
  type: BonusType;
  /** On a tile that is worth points only, how many. */
  points?: number;
} & Bounds;

/** A bonus tile: a paper token with the sign of what it does. */
export const Bonus = ({ type, points, ...bounds }: Props) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <circle cx="20" cy="21.5" r="18" fill="var(--paper-edge)" />
    <circle cx="20" cy="19.5" r="18" fill="var(--paper-2)" />
    <circle cx="20" cy="19.5" r="15.5" fill="#fffaf0" />
    {SIGNS[type]}
    {type === 'points' && (
      <text x="20" y="24.5" className={styles.small} fill="#fff3e2">
        {points ?? '★'}
      </text>
    )}
    {type === 'hold' && (
      <text x="20" y="13" className={styles.tiny} fill="#2b1a0e">
        +3
      </text>
    )}
  </svg>
);

import type { ReactNode } from 'react';
import type { ActionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import { JOKER_CARDS } from '../../../../shared/games/tower-of-babel/figures';
import { type Bounds, placed } from '../../../ui/art/place';
import styles from './ActionSign.module.css';

const GOLD = '#ffd05a';
const PAPER = '#f6ead0';

const text = (words: string, x = 20, y = 28, size = 22) => (
  <text className={styles.text} x={x} y={y} fontSize={size} fill={GOLD}>
    {words}
  </text>
);

/** Each in a 40 by 40 field, on red. */
const SIGNS: Record<ActionKind, ReactNode> = {
  cardTrade: (
    <>
      <path d="M6 14h20v-6l9 9-9 9v-6H6z" fill={GOLD} transform="translate(0 -3)" />
      <path d="M34 26H14v-6l-9 9 9 9v-6h20z" fill={PAPER} transform="translate(0 -1)" />
    </>
  ),
  cardDraw: (
    <>
      {[0, 1, 2].map((i) => (
        <rect
          key={i}
          x={4 + i * 9}
          y={6 + i * 3}
          width="15"
          height="21"
          rx="2"
          fill={i === 2 ? GOLD : PAPER}
          stroke="#7a2212"
          strokeWidth="1.5"
        />
      ))}
      <path d="M26.5 17h6v5h4l-7 7-7-7h4z" fill="#7a2212" />
    </>
  ),
  joker: (
    <>
      <path d="M5 30L3 10l9 8 8-14 8 14 9-8-2 20z" fill={GOLD} />
      <circle cx="3.5" cy="9" r="3" fill={PAPER} />
      <circle cx="20" cy="4" r="3" fill={PAPER} />
      <circle cx="36.5" cy="9" r="3" fill={PAPER} />
      <path d="M5 32h30v5H5z" fill={PAPER} />
      <text className={styles.text} x="20" y="28" fontSize="15" fill="#7a2212">
        {JOKER_CARDS}
      </text>
    </>
  ),
  doubleTurn: (
    <>
      <path d="M20 5a15 15 0 1 1-14 10" fill="none" stroke={PAPER} strokeWidth="4" />
      <path d="M22 0v11l-9-6z" fill={PAPER} />
      {text('2', 20, 28)}
    </>
  ),
  tripleBonus: text('×3', 20, 28, 24),
  discBonus: (
    <>
      <circle cx="15" cy="22" r="13" fill={PAPER} />
      <circle cx="15" cy="22" r="9" fill="none" stroke="#7a2212" strokeWidth="2" />
      {text('+1', 28, 18, 19)}
    </>
  ),
  fivePoints: (
    <>
      <path d="M20 1l5 11 13 1-10 8 4 14-12-8-12 8 4-14L2 13l13-1z" fill={PAPER} />
      <text className={styles.text} x="20" y="27" fontSize="18" fill="#7a2212">
        5
      </text>
    </>
  ),
};

/** What an action card is about. */
export const ActionSign = ({ kind, ...bounds }: { kind: ActionKind } & Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    {SIGNS[kind]}
  </svg>
);

import type { Color } from '../../../../shared/games/ya-blew-it/state';
import { Gem } from '../../../ui/art/Gem';
import styles from './CursedCard.module.css';

/** A Cursed Gem, struck through: its colour counts against its owner. */
export const CursedCard = ({ color, label }: { color: Color; label: string }) => (
  <svg viewBox="0 0 54 79" className={styles.card} aria-hidden>
    <rect y="3" width="54" height="76" rx="4" fill="#0c0a10" opacity=".5" />
    <rect width="54" height="76" rx="4" fill="#3a2c3c" />
    <path d="M4 4h46v40L4 58z" fill="#fff" opacity=".07" />
    <Gem gem={color} x={11} y={10} width={32} height={32} />
    <path d="M6 44L50 8M10 50L48 18" stroke="#14101a" strokeWidth="4" />
    <path d="M6 43L50 7" stroke="#8d8794" strokeWidth="1.6" />
    <text x="27" y="69" className={styles.label}>
      {label}
    </text>
  </svg>
);

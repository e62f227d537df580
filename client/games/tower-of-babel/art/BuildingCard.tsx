import type { Kind } from '../../../../shared/games/tower-of-babel/cards';
import styles from './cards.module.css';
import { KindDisc } from './KindDisc';
import { Paper } from './Paper';

/** A building card: its kind above the hills it comes over. */
export const BuildingCard = ({ kind, label }: { kind: Kind; label: string }) => (
  <svg viewBox="0 0 62 95" className={styles.card} aria-hidden>
    <Paper />
    <path d="M4 64l14-10 16 8 24-12v38H4z" fill="#c9a468" />
    <path d="M4 74l20-8 34 6v16H4z" fill="#a67f45" />
    <KindDisc kind={kind} x={11} y={10} width={40} height={40} />
    <text className={styles.label} x="31" y="83" fill="#2b1a0e">
      {label}
    </text>
  </svg>
);

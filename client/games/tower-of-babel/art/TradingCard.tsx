import { KINDS } from '../../../../shared/games/tower-of-babel/cards';
import styles from './cards.module.css';
import { KindDisc } from './KindDisc';
import { Paper } from './Paper';

/** The trading card: all kinds for a disc. */
export const TradingCard = ({ label }: { label: string }) => (
  <svg viewBox="0 0 62 95" className={styles.card} aria-hidden>
    <Paper ground="#23409a" />
    {KINDS.map((kind, i) => (
      <KindDisc
        key={kind}
        kind={kind}
        x={9 + (i % 2) * 23}
        y={14 + Math.floor(i / 2) * 23}
        width={20}
        height={20}
      />
    ))}
    <text className={styles.label} x="31" y="81" fill="#fff3d8">
      {label}
    </text>
  </svg>
);

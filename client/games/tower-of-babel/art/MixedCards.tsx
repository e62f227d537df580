import type { Kind } from '../../../../shared/games/tower-of-babel/cards';
import styles from './cards.module.css';
import { KindDisc } from './KindDisc';
import { Paper } from './Paper';

/** Building cards of several kinds on one pile, of which nobody keeps the order. */
export const MixedCards = ({ kinds }: { kinds: readonly Kind[] }) => (
  <svg viewBox="0 0 62 95" className={styles.card} aria-hidden>
    <Paper />
    {kinds.map((kind, i) => (
      <KindDisc
        key={kind}
        kind={kind}
        x={6 + (i % 2) * 26}
        y={9 + Math.floor(i / 2) * 27}
        width={25}
        height={25}
      />
    ))}
  </svg>
);

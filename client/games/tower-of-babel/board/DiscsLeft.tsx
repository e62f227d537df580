import { KINDS, type Kind } from '../../../../shared/games/tower-of-babel/cards';
import { discsLeft, discsToTake } from '../../../../shared/games/tower-of-babel/table';
import { KindDisc } from '../art/KindDisc';
import styles from './DiscsLeft.module.css';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 'view' | 't'> & {
  /** Says so in front, where there is no heading above. */
  isLabelled?: boolean;
};

/** How many discs of each kind are left, and of which kinds the next one ends the match, or has. */
export function DiscsLeft({ view, t, isLabelled = false }: Props) {
  const left = discsLeft(view.table);
  const toTake = discsToTake(view.table);
  const { over } = view.table;
  const words = (kind: Kind) => {
    const count = t(`left.${kind}`, { count: left[kind] });
    return toTake[kind] === 1 && !over ? t('left.near', { left: count }) : count;
  };
  return (
    <ul className={styles.left} aria-label={t('left.title')}>
      {isLabelled && (
        <li className={styles.words} aria-hidden>
          {t('left.title')}
        </li>
      )}
      {KINDS.map((kind) => (
        <li
          key={kind}
          className={styles.kind}
          data-last={toTake[kind] === (over ? 0 : 1)}
          data-hint="left"
        >
          <KindDisc kind={kind} width={22} height={22} />
          <b aria-hidden>{left[kind]}</b>
          <span className="visually-hidden">{words(kind)}</span>
        </li>
      ))}
    </ul>
  );
}

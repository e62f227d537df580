import { KINDS } from '../../../shared/games/tower-of-babel/cards';
import { discsLeft } from '../../../shared/games/tower-of-babel/table';
import { KindDisc } from './art/KindDisc';
import styles from './DiscsLeft.module.css';
import type { OnTable } from './types';

type Props = Pick<OnTable, 'view' | 't'> & {
  /** Says so in front, where there is no heading above. */
  isLabelled?: boolean;
};

/** How many discs of each kind are left: with the last of any kind the match ends. */
export function DiscsLeft({ view, t, isLabelled = false }: Props) {
  const left = discsLeft(view.table);
  const last = view.table.over ? 0 : 1;
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
          data-last={left[kind] === last}
          title={t(`kind.${kind}`)}
        >
          <KindDisc kind={kind} width={22} height={22} />
          <b aria-hidden>{left[kind]}</b>
          <span className="visually-hidden">{t(`left.${kind}`, { count: left[kind] })}</span>
        </li>
      ))}
    </ul>
  );
}

import { KINDS } from '../../../shared/games/tower-of-babel/cards';
import { discsLeft } from '../../../shared/games/tower-of-babel/table';
import { KindDisc } from './art/KindDisc';
import styles from './DiscsLeft.module.css';
import type { OnTable } from './draft';

/** How many discs of each kind are left: with the last of any kind the match ends. */
export function DiscsLeft({ view, t }: Pick<OnTable, 'view' | 't'>) {
  const left = discsLeft(view.table);
  return (
    <ul className={styles.left} aria-label={t('left.title')}>
      {KINDS.map((kind) => (
        <li
          key={kind}
          className={styles.kind}
          data-last={left[kind] === 1}
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

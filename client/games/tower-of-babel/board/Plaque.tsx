import type { Finished } from '../../../../shared/games/tower-of-babel/state';
import { signed } from '../../../kit/words';
import { Emblem } from '../../../ui/signs/Emblem';
import styles from './Plaque.module.css';
import { rankingOf } from '../ranking';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 'playerID'> & { finished: Finished };

/** What stays at a wonder for good: who scored how much for it, the most first. */
export const Plaque = ({ finished, playerID }: Props) => (
  // the wonder's own name says the same
  <ol className={styles.plaque} data-hint="plaque">
    {rankingOf(finished).map(({ id, points }) => (
      <li
        key={id}
        className={styles.row}
        data-reader={id === playerID || undefined}
        data-thing={`plaque:${finished.wonder}:${id}`}
      >
        <Emblem seat={id} size={13} />
        <b aria-hidden>{signed(points)}</b>
      </li>
    ))}
  </ol>
);

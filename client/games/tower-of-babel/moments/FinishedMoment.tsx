import type { Finished } from '../../../../shared/games/tower-of-babel/state';
import { signed } from '../../../kit/words';
import { Disc } from '../../../ui/signs/Disc';
import { WonderArt } from '../art/WonderArt';
import styles from './Moment.module.css';
import { rankingOf } from '../ranking';
import type { OnTable } from '../types';

/** A wonder that has just been finished, before all eyes: with the parts it is scored by, and who gets how much. */
export function FinishedMoment({ playerID, name, finished, t }: OnTable & { finished: Finished }) {
  const { wonder, parts } = finished;
  return (
    // the prompt and the live region say it in words
    <div className={styles.moment} data-thing="finished" aria-hidden>
      <div className={styles.finished}>
        <span className={styles.wonder} data-thing={`raised:${wonder}`} data-night>
          <WonderArt wonder={wonder} parts={parts} isFinished />
          <i className={styles.light} />
        </span>
        <div className={styles.plaque}>
          <p className={styles.title}>{t(`moment.finished.${wonder}`)}</p>
          <ol className={styles.ranks}>
            {rankingOf(finished).map(({ id, parts: count, points, rank }) => (
              <li key={id} className={styles.rank} data-reader={id === playerID}>
                <Disc seat={id} size={26} />
                <b className={styles.name}>{id === playerID ? t('match:you') : name(id)}</b>
                <span>{t('moment.parts', { count })}</span>
                <span>{t(`moment.rank.${rank}`)}</span>
                <b className={styles.points}>{signed(points)}</b>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

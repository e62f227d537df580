import { useTranslation } from 'react-i18next';
import type { Standing } from '../../shared/core/score';
import { classes } from '../ui/classes';
import { Disc } from '../ui/Disc';
import styles from './ScoreSheet.module.css';
import type { LoadedTitle, Scene } from './title';

type Props = { title: LoadedTitle; scene: Scene; standings: readonly Standing[] };

/** Everybody's points line by line, the best first. */
export function ScoreSheet({ title, scene, standings }: Props) {
  const { t } = useTranslation('match');
  const { ScoreSign } = title;
  const keys = standings[0].lines.map(({ key }) => key);
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={t('end.sheet')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <td />
            {standings.map(({ playerID, place }) => (
              <th
                key={playerID}
                scope="col"
                className={classes(styles.player, place === 1 && styles.winner)}
              >
                <Disc seat={playerID} size={30} />
                <span className={styles.name}>
                  {playerID === scene.playerID ? t('you') : scene.name(playerID)}
                </span>
                <span className={styles.place}>
                  {t('end.place', { count: place, ordinal: true })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key, i) => (
            <tr key={key}>
              <th scope="row" className={styles.key}>
                <span>
                  {ScoreSign && <ScoreSign of={key} />}
                  {scene.t(`score.${key}`)}
                </span>
              </th>
              {standings.map(({ playerID, lines }) => (
                <td key={playerID}>{signed(lines[i].points)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.key}>
              {t('end.total')}
            </th>
            {standings.map(({ playerID, place, total }) => (
              <td key={playerID} className={classes(place === 1 && styles.winner)}>
                {signed(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** With a minus sign instead of a hyphen. */
const signed = (points: number): string => String(points).replace('-', '\u2212');

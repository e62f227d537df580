import { useTranslation } from '../../../../text/useTranslation';
import type { Standing } from '../../../../../shared/engine/score';
import { classes } from '../../../../ui/classes';
import { halvesOf, lettersOf } from '../../../../ui/lettersOf';
import { Disc } from '../../../../ui/signs/Disc';
import { Figure } from './Figure';
import { keysOf, plain, pointsFor } from './lines';
import styles from './ScoreSheet.module.css';
import type { LoadedTitle, Reader, Scene } from '../../../../kit/contract';
import { useScreen } from '../../../../ui/hooks/useScreen';

type Props = {
  title: LoadedTitle;
  scene: Reader;
  standings: readonly Standing[];
  /** The table as it was left, where that is known. */
  played?: Scene;
};

/** Everybody's points line by line, the best first. */
export function ScoreSheet({ title, scene, standings, played }: Props) {
  const { t } = useTranslation('match');
  const { ScoreSign } = title;
  const { isPhone } = useScreen();
  const keys = keysOf(title.module.scoreKeys, standings, title.rareScores);
  // on a phone the lines may go on below the screen, and the total is what everybody looks for
  const Totals = isPhone ? 'tbody' : 'tfoot';
  const totals = (
    <Totals className={styles.totals}>
      <tr>
        <th scope="row" className={styles.key}>
          {t('end.total')}
        </th>
        {standings.map(({ playerID, place, total }) => (
          <td key={playerID} className={classes(place === 1 && styles.winner)}>
            {plain(total)}
          </td>
        ))}
      </tr>
    </Totals>
  );
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={t('end.sheet')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <td />
            {standings.map(({ playerID, place }) => {
              const name = playerID === scene.playerID ? t('you') : scene.name(playerID);
              return (
                <th
                  key={playerID}
                  scope="col"
                  className={classes(styles.player, place === 1 && styles.winner)}
                >
                  <div className={styles.who}>
                    <Disc seat={playerID} size={26} />
                    <span
                      className={styles.name}
                      style={lettersOf(name)}
                      title={scene.name(playerID)}
                    >
                      {halvesOf(name).join(SOFT_HYPHEN)}
                    </span>
                    <span className={styles.place}>
                      {t('end.place', { count: place, ordinal: true })}
                    </span>
                  </div>
                </th>
              );
            })}
          </tr>
        </thead>
        {isPhone && totals}
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row" className={styles.key}>
                <span>
                  {ScoreSign && <ScoreSign of={key} />}
                  {scene.t(`score.${key}`)}
                </span>
              </th>
              {standings.map(({ playerID, place, lines }) => {
                const points = pointsFor(lines, key);
                return (
                  <td
                    key={playerID}
                    className={classes(
                      place === 1 && styles.winner,
                      points ? points === mostFor(standings, key) && styles.best : styles.nothing,
                    )}
                  >
                    {points === undefined ? (
                      NONE
                    ) : (
                      <Figure
                        points={points}
                        parts={(played && title.partsOf?.(played, key, playerID)) ?? []}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {!isPhone && totals}
      </table>
    </div>
  );
}

/** The most that anybody has in a line; nothing where all have as much. */
function mostFor(standings: readonly Standing[], key: string): number | undefined {
  const all = standings.flatMap(({ lines }) => pointsFor(lines, key) ?? []);
  return new Set(all).size > 1 ? Math.max(...all) : undefined;
}

/** Where a column is narrower than a name, it goes on below after a hyphen. */
const SOFT_HYPHEN = '\u00ad';

/** A dash for a line that a player does not have. */
const NONE = '\u2013';

import { useTranslation } from 'react-i18next';
import useSWRImmutable from 'swr/immutable';
import { type MatchKey, scoresOf } from '../../../net/api';
import { Emblem } from '../../../ui/Emblem';
import { chartOf, type Frame } from './chart';
import styles from './ScoreChart.module.css';
import { useScreen } from '../../../ui/useScreen';

const DESK: Frame = { width: 700, height: 132, left: 30, right: 26, edge: 10 };
const PHONE: Frame = { width: 330, height: 170, left: 26, right: 26, edge: 12 };

const SIGN = 14;

/** How everybody's points came about; the score sheet says the same in numbers at the end. */
export function ScoreChart({ match }: { match: MatchKey }) {
  const { t } = useTranslation('match');
  const { isPhone } = useScreen();
  const frame = isPhone ? PHONE : DESK;
  const { data: points } = useSWRImmutable(['scores', match.matchID], () => scoresOf(match));
  if (!points) return null; // the sheet above says how it ended
  const { lines, marks, zero } = chartOf(points, frame);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('end.chart')}</figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t('end.chart')}
      >
        {marks.map((mark) => (
          <g key={mark.points}>
            <path
              className={mark.y === zero ? styles.zero : styles.mark}
              d={`M${frame.left} ${mark.y}H${frame.width - frame.right}`}
            />
            <text className={styles.number} x={frame.left - 6} y={mark.y + 4}>
              {String(mark.points).replace('-', '\u2212')}
            </text>
          </g>
        ))}
        {lines.map(({ playerID, path }) => (
          <g key={playerID} data-seat={playerID}>
            <path className={styles.halo} d={path} />
            <path className={styles.line} d={path} />
          </g>
        ))}
        {lines.map(({ playerID, end }) => (
          <g key={playerID} transform={`translate(${end.x - SIGN / 2} ${end.y - SIGN / 2})`}>
            <Emblem seat={playerID} size={SIGN} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

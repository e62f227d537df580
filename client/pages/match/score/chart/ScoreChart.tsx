import { useState } from 'react';
import { useTranslation } from '../../../../text/useTranslation';
import { Link } from 'wouter';
import type { ScorePoint } from '../../../../../shared/engine/scoreHistory';
import type { PlayableTitle, Scene } from '../../../../kit/contract';
import { placePath } from '../../../../net/replayPlace';
import useSWRImmutable from 'swr/immutable';
import type { MatchKey } from '../../../../net/api';
import { scoresOf } from '../../../../net/records';
import { Emblem } from '../../../../ui/signs/Emblem';
import { type Chart, chartOf, type Frame } from './chart';
import styles from './ScoreChart.module.css';
import { plain } from '../sheet/lines';
import { loadTimeline } from '../../replay/loadTimeline';
import { PlayIcon } from '../../replay/signs';
import { TurnMark } from './TurnMark';
import { placed } from './placed';
import { turningPointsOf } from './turningPoints';
import { useRoom, type Room } from './useRoom';

/** What is drawn until its place is known. */
const ROOM: Room = { width: 700, height: 132 };
const INSIDE = { left: 30, right: 34, edge: 14 };

const SIGN = 14;
/** How wide a browser draws what is held of a slider. */
const THUMB = 16;

type Props = { title: PlayableTitle; match: MatchKey; scene: Scene };

/** How everybody's points came about, and what turned the match; the score sheet says the same in numbers at the end. */
export function ScoreChart({ title, match, scene }: Props) {
  const { name } = scene;
  const { t } = useTranslation('match');
  const [place, room = ROOM] = useRoom();
  const frame = { ...INSIDE, ...room };
  const { data: points } = useSWRImmutable(['scores', match.matchID], () => scoresOf(match));
  const [chosen, setChosen] = useState<number | null>(null);
  const turningPoints = useTurningPoints(title, match, scene);
  if (!points) return null; // the sheet above says how it ended
  const whenOf = (point: ScorePoint) =>
    point === points[0]
      ? t('end.chartBefore')
      : point === points.at(-1)
        ? t('end.chartEnd')
        : t('end.chartAfter', { turn: point.turn });
  const wordsOf = (point: ScorePoint) =>
    [
      whenOf(point),
      ...Object.entries(point.totals).map(([id, total]) =>
        t('end.chartPoints', { name: name(id), points: plain(total) }),
      ),
    ].join(', ');
  const chart = chartOf(points, frame);
  const { xs } = chart;
  const at = chosen === null ? undefined : points[chosen];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.about}>{t('end.chart')}</span>
        {at && (
          <span className={styles.at}>
            {whenOf(at)}
            {Object.entries(at.totals).map(([playerID, total]) => (
              <span key={playerID} className={styles.total}>
                <Emblem seat={playerID} size={SIGN} /> {plain(total)}
              </span>
            ))}
            <Link className={styles.watch} href={placePath(match, at)}>
              <span>{t('end.watchFrom')}</span>
              <PlayIcon />
            </Link>
          </span>
        )}
      </figcaption>
      <div ref={place} className={styles.place}>
        <svg className={styles.chart} viewBox={`0 0 ${frame.width} ${frame.height}`}>
          {chosen !== null && (
            <path className={styles.chosen} d={`M${xs[chosen]} 0V${frame.height}`} />
          )}
          <Lines chart={chart} frame={frame} />
          <foreignObject
            x={xs[0] - THUMB / 2}
            y={0}
            width={xs.at(-1)! - xs[0] + THUMB}
            height={frame.height}
          >
            <input
              className={styles.picker}
              type="range"
              min={0}
              max={points.length - 1}
              value={chosen ?? points.length - 1}
              aria-label={t('end.chart')}
              aria-valuetext={wordsOf(at ?? points.at(-1)!)}
              onFocus={() => setChosen(chosen ?? points.length - 1)}
              onChange={({ target }) => setChosen(target.valueAsNumber)}
            />
          </foreignObject>
        </svg>
        {placed(turningPoints, points, chart).map(({ point, near, x, y }) => (
          <TurnMark
            key={point.moment}
            title={title}
            point={point}
            near={near}
            // just before it, so that it is seen to come
            to={placePath(match, { moment: point.moment - 1 })}
            x={x / frame.width}
            y={y / frame.height}
          />
        ))}
      </div>
    </figure>
  );
}

type LinesProps = { chart: Chart; frame: Frame };

/** How everybody's points went, over lines for round numbers of them. */
function Lines({ chart: { lines, gridLines, zero }, frame }: LinesProps) {
  return (
    <>
      {gridLines.map((mark) => (
        <g key={mark.points} aria-hidden>
          <path
            className={mark.y === zero ? styles.zero : styles.mark}
            d={`M${frame.left} ${mark.y}H${frame.width - frame.right}`}
          />
          <text className={styles.number} x={frame.left - 6} y={mark.y + 4}>
            {plain(mark.points)}
          </text>
        </g>
      ))}
      {lines.map(({ playerID, path }) => (
        <g key={playerID} data-seat={playerID} aria-hidden>
          <path className={styles.halo} d={path} />
          <path className={styles.line} d={path} />
        </g>
      ))}
      {lines.map(({ playerID, end }) => (
        <Emblem
          key={playerID}
          seat={playerID}
          size={SIGN}
          x={end.x - SIGN / 2}
          y={end.y - SIGN / 2}
        />
      ))}
    </>
  );
}

/** What turned the match; nothing before it has been played once more, in this browser. */
function useTurningPoints(title: PlayableTitle, match: MatchKey, scene: Scene) {
  const { i18n } = useTranslation('match');
  const { data: timeline } = useSWRImmutable(['replay', match.matchID], () =>
    loadTimeline(match, title),
  );
  const { data = [] } = useSWRImmutable(
    timeline && ['turning points', match.matchID, scene.playerID, i18n.language],
    () => turningPointsOf(timeline!, title, scene),
  );
  return data;
}

import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from '../../../../text/useTranslation';
import { total, type Standing } from '../../../../../shared/engine/score';
import { measure, type MeasuredThing } from '../../../../animation/measure';
import type { LoadedTitle, Scene } from '../../../../kit/contract';
import { signed } from '../../../../kit/words';
import { play } from '../../../../sound/play';
import { Button } from '../../../../ui/controls/Button';
import { classes } from '../../../../ui/classes';
import { Disc } from '../../../../ui/signs/Disc';
import { useKeys } from '../../../../ui/hooks/useKeys';
import { useMedia } from '../../../../ui/hooks/useScreen';
import styles from './Counting.module.css';
import { countOnStage, placeInSheet } from './countOnStage';
import { countedKeysOf, plain, pointsFor } from '../sheet/lines';

type Props = {
  title: LoadedTitle;
  scene: Scene;
  /** The best first. */
  standings: readonly Standing[];
  /** The lines that have been counted, the last of them right now. */
  counted: readonly string[];
  /** How many times as long as usual everything takes. */
  stretch: number;
  onCount(counted: readonly string[]): void;
  onEnd(): void;
  onSheet(): void;
};

/** How long a line takes, as far as all of them fit into so much time; and how long the totals stay, in milliseconds. */
const LINE = { least: 500, most: 1000, all: 5000 };
const STAYS = 1500;

/** The score sheet is filled line by line, and totals overtake each other, while the table shows what brings the points. */
export function Counting(props: Props) {
  const { title, scene, standings, counted } = props;
  const { t } = useTranslation('match');
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const keys = countedKeysOf(title.module.scoreKeys, standings);
  const now = counted.at(-1);
  const panel = useRef<HTMLElement>(null);
  useGoingOn(props, keys, isStill);
  useCountedOnStage(props, panel);

  const rows = rowsOf(standings, { counted, keys, order: scene.ctx.playOrder });
  return (
    <section
      ref={panel}
      className={styles.counting}
      style={{ '--rows': rows.length } as CSSProperties}
      data-counting
      aria-label={t('end.counting')}
    >
      <Head {...props} keys={keys} now={isStill ? undefined : now} />
      <ol className={styles.rows}>
        {rows.map((row) => (
          <CountedRow key={row.playerID} row={row} now={now} title={title} scene={scene} />
        ))}
      </ol>
    </section>
  );
}

/** Goes on from line to line by itself, and to the end by a press or a key. */
function useGoingOn(
  { counted, stretch, onCount, onEnd, onSheet }: Props,
  keys: readonly string[],
  isStill: boolean,
) {
  const isWhole = counted.length === keys.length;
  const goOn = useEffectEvent(() =>
    isWhole ? onEnd() : onCount(isStill ? keys : keys.slice(0, counted.length + 1)),
  );
  const each = Math.min(LINE.most, Math.max(LINE.least, LINE.all / keys.length));
  useEffect(() => {
    const timer = setTimeout(goOn, isWhole ? STAYS * stretch : isStill ? 0 : each * stretch);
    return () => clearTimeout(timer);
  }, [counted, isWhole, isStill, each, stretch]);

  /** All at once, and then on. */
  const skip = () => (isWhole ? onEnd() : onCount(keys));
  useKeys({ ' ': skip, enter: skip, escape: onSheet });
  const press = useEffectEvent((event: PointerEvent) => {
    if (isOnTable(event)) skip();
  });
  useEffect(() => {
    window.addEventListener('pointerdown', press);
    return () => window.removeEventListener('pointerdown', press);
  }, []);
}

/** Shows on the table what brings the points of the line that is counted. */
function useCountedOnStage(
  { title, scene, standings, counted, stretch }: Props,
  panel: RefObject<HTMLElement | null>,
) {
  const now = counted.at(-1);
  const stood = useRef<ReadonlyMap<string, MeasuredThing>>(null);
  const show = useEffectEvent((key: string | undefined) => {
    const stage = panel.current?.closest<HTMLElement>('[data-title]');
    if (!stage) return undefined;
    const after = measure(stage);
    const before = stood.current ?? after;
    stood.current = after;
    if (key === undefined) return undefined;
    play('card');
    const earned = standings
      .filter(({ lines }) => (pointsFor(lines, key) ?? 0) !== 0)
      .map(({ playerID }) => ({ playerID, things: title.counts?.(scene, key, playerID) ?? [] }));
    return countOnStage(stage, { before, after }, { key, earned, stretch });
  });
  useLayoutEffect(() => show(now), [now]);
}

type HeadProps = Props & { keys: readonly string[]; now: string | undefined };

/** Which line is counted, and how many there are; no line by itself for whoever wants nothing to move. */
function Head({ title: { ScoreSign }, scene, counted, keys, now, onSheet }: HeadProps) {
  const { t } = useTranslation('match');
  return (
    <div className={styles.head}>
      <h2 className={styles.line}>
        {now === undefined ? (
          t('end.counting')
        ) : (
          <>
            {ScoreSign && <ScoreSign of={now} />}
            {scene.t(`score.${now}`)}
          </>
        )}
      </h2>
      {ScoreSign && (
        <ol className={styles.keys} aria-hidden>
          {keys.map((key) => (
            <li key={key} data-now={key === counted.at(-1)} data-done={counted.includes(key)}>
              <ScoreSign of={key} />
            </li>
          ))}
        </ol>
      )}
      <Button kind="ghost" onClick={onSheet}>
        {t('end.sheet')}
      </Button>
    </div>
  );
}

type RowProps = Pick<Props, 'title' | 'scene'> & {
  row: ReturnType<typeof rowsOf>[number];
  now: string | undefined;
};

/** How far a player has come: their bar, part by part, and what it comes to. */
function CountedRow({ row, now, title: { ScoreSign }, scene }: RowProps) {
  const { playerID, rank, sum, gain, parts, isMost } = row;
  const { t } = useTranslation('match');
  return (
    <li
      className={styles.row}
      data-seat={playerID}
      data-rank={rank}
      style={{ '--rank': rank } as CSSProperties}
    >
      <Disc seat={playerID} size={24} />
      <b className={styles.name}>{playerID === scene.playerID ? t('you') : scene.name(playerID)}</b>
      <span className={styles.bar} aria-hidden>
        {parts.map(({ key, share }) => (
          <span
            key={key}
            className={classes(styles.part, share < 0 && styles.lost, key === now && styles.now)}
            style={{ '--share': Math.abs(share) } as CSSProperties}
          >
            {ScoreSign && share !== 0 && (
              <span className={styles.sign} data-thing={placeInSheet(key, playerID)}>
                <ScoreSign of={key} />
              </span>
            )}
          </span>
        ))}
      </span>
      <span className={styles.gain}>{gain ? signed(gain) : ''}</span>
      {/* another one each time: what counted up to the last must not be written into it */}
      <span
        key={sum}
        className={classes(styles.sum, isMost && styles.most)}
        data-thing={sum < 0 ? undefined : `count:sum:${playerID}`}
      >
        {plain(sum)}
      </span>
    </li>
  );
}

type Counted = { counted: readonly string[]; keys: readonly string[]; order: readonly string[] };

/** Everybody's bar as far as it has come, in the order of play; who has the most ranks first. */
function rowsOf(standings: readonly Standing[], { counted, keys, order }: Counted) {
  const isWhole = counted.length === keys.length;
  const now = counted.at(-1);
  const rows = order.flatMap((id) => standings.filter(({ playerID }) => playerID === id));
  const sumOf = ({ lines }: Standing) => total(lines.filter(({ key }) => counted.includes(key)));
  const gained = ({ lines }: Standing) => total(lines.filter(({ points }) => points > 0));
  const widest = Math.max(1, ...rows.map(gained));
  // who wins by a tie-break is nobody's business before all is counted
  const ranked = [...(isWhole ? standings : rows)].sort((a, b) => sumOf(b) - sumOf(a));
  const most = Math.max(...rows.map(sumOf));
  return rows.map((standing) => ({
    playerID: standing.playerID,
    rank: ranked.indexOf(standing),
    sum: sumOf(standing),
    gain: now === undefined ? 0 : (pointsFor(standing.lines, now) ?? 0),
    parts: keys.map((key) => ({
      key,
      share: counted.includes(key) ? (pointsFor(standing.lines, key) ?? 0) / widest : 0,
    })),
    isMost: sumOf(standing) === most && most > 0,
  }));
}

/** On the board or the sheet, and on nothing there that has a use of its own. */
const isOnTable = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('main, [data-counting]') !== null &&
  target.closest('button:not([aria-disabled=true]), a, [role=dialog]') === null;

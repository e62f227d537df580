import type { PlayerID } from '../../../../shared/engine/game';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { EyeIcon } from '../../../ui/signs/icons';
import { classes } from '../../../ui/classes';
import { IconButton } from '../../../ui/controls/IconButton';
import type { Highlight } from './highlights';
import { Marks } from './Marks';
import { nextSpeed, type Speed } from './speed';
import {
  BackIcon,
  BranchIcon,
  ForwardIcon,
  PauseIcon,
  PlayIcon,
  TurnBackIcon,
  TurnForwardIcon,
} from './signs';
import styles from './Transport.module.css';
import type { ReplayPosition } from './useReplay';

type Props = {
  place: ReplayPosition;
  /** The number of the last moment. */
  last: number;
  /** Where each turn begins. */
  turns: readonly number[];
  highlights: readonly Highlight[];
  /** What just happened. */
  children: ReactNode;
  words: string;
  /** Opens a table that goes on from here; not where the match is over. */
  isOver: boolean;
  onBranch(): void;
  speed: Speed;
  onSpeed(speed: Speed): void;
  /** Through whose eyes the match can be watched, besides everybody's. */
  viewers: readonly { id: PlayerID; name: string }[];
  viewer: PlayerID | null;
  onViewer(viewer: PlayerID | null): void;
};

const EVERYBODY = '';

/** Goes through a film: by itself, step by step, turn by turn, or anywhere. */
export function Transport(props: Props) {
  const { place, last, turns, highlights, children, words, isOver, speed, viewers, viewer } = props;
  const { moment, isRunning } = place;
  const { t } = useTranslation('match');
  const toggle = useRef<HTMLButtonElement>(null);
  // what led here took the focus with it
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);
  const [isFirst, isLast] = [moment === 0, moment === last];
  return (
    <section className={styles.transport} aria-label={t('replay.title')}>
      <h2 className={styles.sentence}>{children}</h2>
      <div className={styles.buttons}>
        <IconButton
          label={t('replay.turnBack')}
          icon={<TurnBackIcon />}
          aria-disabled={isFirst}
          onClick={place.turnBack}
        />
        <IconButton
          label={t('replay.back')}
          icon={<BackIcon />}
          aria-disabled={isFirst}
          onClick={place.back}
        />
        <IconButton
          ref={toggle}
          className={styles.toggle}
          label={t(isRunning ? 'replay.pause' : 'replay.play')}
          icon={isRunning ? <PauseIcon /> : <PlayIcon />}
          onClick={isRunning ? place.pause : place.run}
        />
        <IconButton
          label={t('replay.forward')}
          icon={<ForwardIcon />}
          aria-disabled={isLast}
          onClick={place.forward}
        />
        <IconButton
          label={t('replay.turnForward')}
          icon={<TurnForwardIcon />}
          aria-disabled={isLast}
          onClick={place.turnForward}
        />
        <IconButton
          label={t('replay.speed', { speed })}
          icon={<span aria-hidden>{speed}×</span>}
          onClick={() => props.onSpeed(nextSpeed(speed))}
        />
        <IconButton
          label={isOver ? t('begun:over') : t('begun:open')}
          icon={<BranchIcon />}
          aria-haspopup="dialog"
          aria-disabled={isOver}
          onClick={isOver ? undefined : props.onBranch}
        />
      </div>
      <div className={styles.where}>
        <div className={styles.rail}>
          <input
            className={styles.slider}
            type="range"
            aria-label={t('replay.moment')}
            aria-valuetext={t('replay.at', { moment, last, words })}
            min={0}
            max={last}
            value={moment}
            onChange={({ target }) => place.go(target.valueAsNumber)}
          />
          <Marks last={last} turns={turns} highlights={highlights} />
        </div>
        <span className={styles.count} aria-hidden>
          {moment}/{last}
        </span>
      </div>
      {highlights.length > 0 && (
        <select
          className={classes(styles.list, styles.highlights)}
          aria-label={t('replay.highlights')}
          value=""
          onChange={({ target }) => place.go(Number(target.value))}
        >
          <option value="" hidden>
            {t('replay.highlights')}
          </option>
          {highlights.map(({ moment: at, kind, words: told }, i) => (
            <option key={i} value={at}>
              {kind === 'chapter' ? told : `\u2003${kind === 'turningPoint' ? '★ ' : ''}${told}`}
            </option>
          ))}
        </select>
      )}
      <label className={styles.eyes}>
        <EyeIcon size={18} />
        <span className="visually-hidden">{t('replay.eyes')}</span>
        <select
          className={styles.list}
          value={viewer ?? EVERYBODY}
          onChange={({ target }) =>
            props.onViewer(target.value === EVERYBODY ? null : target.value)
          }
        >
          <option value={EVERYBODY}>{t('replay.everybody')}</option>
          {viewers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

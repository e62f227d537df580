import type { PlayerID } from '../../../../shared/engine/game';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { Disc } from '../../../ui/signs/Disc';
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
  HighlightIcon,
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
  const { t } = useTranslation('match');
  return (
    <section className={styles.transport} aria-label={t('replay.title')}>
      <h2 className={styles.sentence}>{props.children}</h2>
      <Steps {...props} />
      <Rail {...props} />
      <Highlights {...props} />
      <Eyes {...props} />
    </section>
  );
}

/** How one goes on and back, and away to a table of one's own. */
function Steps({ place, last, speed, onSpeed, isOver, onBranch }: Props) {
  const { moment, isRunning } = place;
  const { t } = useTranslation('match');
  const toggle = useRef<HTMLButtonElement>(null);
  // what led here took the focus with it
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);
  const [isFirst, isLast] = [moment === 0, moment === last];
  return (
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
        onClick={() => onSpeed(nextSpeed(speed))}
      />
      <IconButton
        label={isOver ? t('begun:over') : t('begun:open')}
        icon={<BranchIcon />}
        aria-haspopup="dialog"
        aria-disabled={isOver}
        onClick={isOver ? undefined : onBranch}
      />
    </div>
  );
}

/** Where the film is, and what lies where on it. */
function Rail({ place, last, turns, highlights, words }: Props) {
  const { moment } = place;
  const { t } = useTranslation('match');
  return (
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
  );
}

/** What one may want to go to, by name. */
function Highlights({ place, highlights }: Props) {
  const { t } = useTranslation('match');
  if (highlights.length === 0) return null;
  return (
    <Pick
      className={styles.highlights}
      name={t('replay.highlights')}
      icon={<HighlightIcon />}
      value=""
      onPick={(chosen) => {
        const { kind, moment } = highlights[Number(chosen)];
        if (kind === 'chapter') place.go(moment);
        else place.watch(moment);
      }}
    >
      <option value="" hidden>
        {t('replay.highlights')}
      </option>
      {highlights.map(({ kind, words }, i) => (
        <option key={i} value={i}>
          {kind === 'chapter' ? words : `\u2003${kind === 'turningPoint' ? '★ ' : ''}${words}`}
        </option>
      ))}
    </Pick>
  );
}

/** Through whose eyes the film is watched. */
function Eyes({ viewers, viewer, onViewer }: Props) {
  const { t } = useTranslation('match');
  return (
    <Pick
      className={styles.eyes}
      name={t('replay.eyes')}
      icon={
        <>
          <EyeIcon size={20} />
          {viewer !== null && <Disc seat={viewer} size={20} />}
        </>
      }
      value={viewer ?? EVERYBODY}
      onPick={(chosen) => onViewer(chosen === EVERYBODY ? null : chosen)}
    >
      <option value={EVERYBODY}>{t('replay.everybody')}</option>
      {viewers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Pick>
  );
}

type PickProps = {
  className: string;
  name: string;
  /** All that there is room for on a phone. */
  icon: ReactNode;
  value: string;
  onPick(chosen: string): void;
  children: ReactNode;
};

/** A list with its sign. */
const Pick = ({ className, name, icon, value, onPick, children }: PickProps) => (
  <label className={classes(styles.pick, className)} title={name}>
    {icon}
    <span className="visually-hidden">{name}</span>
    <select className={styles.list} value={value} onChange={({ target }) => onPick(target.value)}>
      {children}
    </select>
  </label>
);

import type { PlayerID } from '../../../../shared/engine/game';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRImmutable from 'swr/immutable';
import { useLocation } from 'wouter';
import type { MatchSnapshot } from '../../../../shared/protocol/connection';
import type { Gameover } from '../../../../shared/engine/score';
import type { Seat } from '../../../../shared/protocol/table';
import { type MatchKey, recordOf } from '../../../net/api';
import { Message } from '../../../app/Message';
import { tablePath } from '../../../net/paths';
import type { OwnSeat } from '../../../net/seats';
import { isChunkMissing } from '../../../app/outdated';
import { announce } from '../../../ui/announce';
import { Dialog } from '../../../ui/Dialog';
import { CloseIcon } from '../../../ui/icons';
import { IconButton } from '../../../ui/IconButton';
import { LinkButton } from '../../../ui/LinkButton';
import { Log } from '../log/Log';
import { MatchLayout } from '../MatchLayout';
import frame from '../Match.module.css';
import { resultOf } from '../score/result';
import { Sentence, wordsOf } from '../../../kit/Sentence';
import { useSetting } from '../../../app/setting';
import { shortcuts } from '../prompt/shortcuts';
import { Sidebar } from '../log/Sidebar';
import { lengthOf, timed } from '../../../animation/animations';
import { pace } from '../../../animation/pace';
import { isAtRest, type ShownFrame } from '../../../animation/queue';
import { useAnimationQueue } from '../../../animation/useAnimationQueue';
import { logLinesOf } from '../log/logLines';
import type { PlayableTitle, Scene } from '../../../kit/contract';
import { MatchHeader } from '../header/MatchHeader';
import { useKeys } from '../../../ui/useKeys';
import type { Timeline } from './timeline';
import { type Speed, PAUSE } from './speed';
import styles from './Replay.module.css';
import { shownOf, storyOf } from '../staging';
import { Transport } from './Transport';
import { useReplay } from './useReplay';

type Props = {
  title: PlayableTitle;
  match: MatchKey;
  /** Absent for whoever only watched. */
  seat: OwnSeat | undefined;
  seats: readonly Seat[];
};

/** A match that is over, watched once more. It is dealt and played again in this browser. */
export function Replay(props: Props) {
  const { title, match } = props;
  const { t } = useTranslation('match');
  const [, navigate] = useLocation();
  const { data: timeline, error } = useSWRImmutable(['replay', match.matchID], async () => {
    const [record, { timelineOf }] = await Promise.all([recordOf(match), import('./timeline')]);
    return timelineOf(record, title.engine);
  });
  if (isChunkMissing(error)) throw error;
  if (error)
    return (
      <Message
        title={t('replay.failed')}
        action={
          <LinkButton kind="go" to={tablePath(match)}>
            {t('end.sheet')}
          </LinkButton>
        }
      >
        <p>{t('replay.failedAbout')}</p>
      </Message>
    );
  if (!timeline)
    return (
      <p className={frame.dealing} role="status">
        {t('dealing')}
      </p>
    );
  return <Watched {...props} timeline={timeline} onClose={() => navigate(tablePath(match))} />;
}

type WatchedProps = Pick<Props, 'title' | 'seat' | 'seats'> & {
  timeline: Timeline;
  /** Leads away from it. */
  onClose(): void;
};

/** A match that is over, moment by moment. */
export function Watched({ title, seat, seats, timeline, onClose }: WatchedProps) {
  const { t } = useTranslation(title.module.id);
  const [viewer, setViewer] = useState<PlayerID | null>(seat?.playerID ?? null);
  const [speed, setSpeed] = useState<Speed>(1);
  const [areRulesOpen, setRulesOpen] = useState(false);
  const [pointed, setPointed] = useState<Scene['pointed']>([]);

  const sceneAt = ({ view, ctx, awaited, log }: MatchSnapshot): Scene => ({
    view,
    ctx,
    playerID: viewer,
    legal: [],
    awaited,
    events: log.flatMap(({ events }) => events),
    happening: [],
    pointed,
    draft: null,
    setDraft() {},
    play() {},
    playAll() {},
    name: (id) => seats[Number(id)]?.name ?? t('match:seat', { number: Number(id) + 1 }),
    t,
  });
  const chosen = useSetting(pace);
  const place = useReplay(timeline);
  const { moment, isRunning, goOn } = place;
  const now = timeline.at(moment, viewer);
  const recent = place.isNext ? [timeline.at(moment - 1, viewer), now] : [now];
  const animationOf = ({ events, match }: ShownFrame) => ({
    ...timed(title.animate?.(events, sceneAt(match)), events, title.module),
    // what is watched again holds nothing
    hold: undefined,
  });
  const { show, onEnd, onRest, onSkip } = useAnimationQueue(recent, {
    follows: place.isNext,
    lengthOf: (frame) => lengthOf(animationOf(frame)) / speed,
  });
  const { isMoving } = show;
  /** Goes on before the last step has been seen to its end. */
  const forward = () => {
    onSkip();
    place.forward();
  };

  const shown = isAtRest(show)
    ? sceneAt(show.now.match)
    : shownOf(show, animationOf(show.now), sceneAt);

  function look(next: PlayerID | null) {
    // what moves now is in the eyes of the last viewer
    place.settle();
    setViewer(next);
  }

  const scene = sceneAt(now);
  const lines = logLinesOf(show.settled.log, title, sceneAt(show.settled));
  const gameover = (isAtRest(show) ? now.ctx.gameover : undefined) as Gameover | undefined;
  const sentence = gameover
    ? resultOf(gameover.standings, scene)
    : (storyOf(title, show, sceneAt(show.now.match)) ??
      lines.at(-1)?.telling ?? { key: 'match:replay.dealt' as const });
  const words = wordsOf(sentence, scene);

  useEffect(() => {
    document.title = `${t('match:replay.title')} · ${t(`app:games.${title.module.id}.name`)}`;
  }, [t, title]);
  useEffect(() => {
    if (moment > 0 && !isMoving) announce(words);
  }, [moment, words, isMoving]);
  useEffect(() => {
    if (!isRunning || isMoving || areRulesOpen) return;
    const timer = setTimeout(goOn, PAUSE / speed);
    return () => clearTimeout(timer);
  }, [isRunning, isMoving, areRulesOpen, moment, speed, goOn]);
  useKeys({
    '?': useSetting(shortcuts) === 'on' ? () => setRulesOpen(true) : undefined,
    arrowleft: place.back,
    arrowright: forward,
  });

  return (
    <MatchLayout
      title={title}
      scene={shown}
      seats={present(seats, scene)}
      show={show}
      animationOf={animationOf}
      stretch={chosen === 'none' ? 0 : 1 / speed}
      onRest={onRest}
      onEnd={onEnd}
      top={
        <MatchHeader title={title} scene={shown} onRules={() => setRulesOpen(true)}>
          <IconButton
            label={t('match:end.sheet')}
            icon={<CloseIcon size={20} />}
            onClick={onClose}
          />
        </MatchHeader>
      }
      ownClass={styles.own}
      promptClass={styles.transport}
      prompt={
        <Transport
          place={{ ...place, forward }}
          last={timeline.last}
          words={words}
          speed={speed}
          onSpeed={setSpeed}
          viewers={now.ctx.playOrder.map((id) => ({ id, name: scene.name(id) }))}
          viewer={viewer}
          onViewer={look}
        >
          <Sentence phrase={sentence} scene={scene} />
        </Transport>
      }
      side={<Sidebar log={<Log lines={lines} onPoint={setPointed} />} />}
    >
      {areRulesOpen && (
        <Dialog kind="wide" title={t('match:rules')} onClose={() => setRulesOpen(false)}>
          <title.Rules />
        </Dialog>
      )}
    </MatchLayout>
  );
}

/** Whoever was there then is shown as there, wherever they may be now, and whatever is left of their name. */
const present = (seats: readonly Seat[], { name }: Scene): readonly Seat[] =>
  seats.map((seat) => ({ ...seat, name: name(String(seat.id)), isConnected: true }));

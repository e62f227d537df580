import { useEffect, useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import useSWRImmutable from 'swr/immutable';
import { useLocation } from 'wouter';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { Gameover } from '../../../../shared/engine/score';
import type { Seat } from '../../../../shared/protocol/table';
import type { MatchKey } from '../../../net/api';
import { Message } from '../../../app/Message';
import { tablePath } from '../../../net/paths';
import type { OwnSeat } from '../../../net/seats';
import { isChunkMissing } from '../../../app/outdated';
import { announce } from '../../../ui/announce';
import { CloseIcon } from '../../../ui/signs/icons';
import { IconButton } from '../../../ui/controls/IconButton';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Hints } from '../hints/Hints';
import { RulesDialog } from '../hints/RulesDialog';
import { Log } from '../log/Log';
import { MatchLayout } from '../MatchLayout';
import frame from '../Match.module.css';
import { resultOf } from '../score/sheet/result';
import { Sentence, wordsOf } from '../../../kit/Sentence';
import { useSetting } from '../../../app/setting';
import { shortcuts } from '../prompt/shortcutSetting';
import { Sidebar } from '../log/Sidebar';
import { isAtRest } from '../../../animation/queue';
import { useLogLines } from '../log/useLogLines';
import type { PlayableTitle, Reader, Scene } from '../../../kit/contract';
import { MatchHeader } from '../header/MatchHeader';
import { useKeys } from '../../../ui/hooks/useKeys';
import { loadTimeline } from './loadTimeline';
import { PlayOn } from './PlayOn';
import { ShareButton } from './ShareButton';
import type { Timeline } from './timeline';
import { type Speed, PAUSE } from './speed';
import styles from './Replay.module.css';
import { storyOf } from '../staging';
import { stillScene } from '../stillScene';
import { useReader } from '../useReader';
import '../../../tables/Begun';
import { Transport } from './Transport';
import { useHighlights } from './useHighlights';
import { useWatchedPlace, type WatchedPlace } from './useWatchedPlace';
import { useWatchedStage } from './useWatchedStage';

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
  const { data: timeline, error } = useSWRImmutable(['replay', match.matchID], () =>
    loadTimeline(match, title),
  );
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
  /** Where it was played; absent for a match from a file, whose moments have no address. */
  match?: MatchKey;
  timeline: Timeline;
  /** Leads away from it. */
  onClose(): void;
};

/** A match that is over, moment by moment. */
export function Watched({ title, match, seat, seats, timeline, onClose }: WatchedProps) {
  const { t } = useTranslation('match');
  const place = useWatchedPlace(timeline, match, seat?.playerID ?? null);
  const { moment, viewers, viewer, linkAt } = place;
  const [speed, setSpeed] = useState<Speed>(1);
  const [isBranching, setBranching] = useState(false);
  const [rules, setRules] = useState<{ at: string | undefined } | null>(null);
  const [pointed, setPointed] = useState<Scene['pointed']>([]);

  const reader = useReader(title, seats, viewer);
  const sceneAt = (at: MatchSnapshot): Scene => ({
    ...stillScene(at, reader),
    pointed,
    isReplay: true,
  });
  const watched = useWatchedStage({ title, timeline, place, speed, sceneAt });
  const { now, shown } = watched;
  const scene = sceneAt(now);
  const highlights = useHighlights(timeline, title, scene);
  const { lines, sentence, words } = useTold({ title, watched, moment, reader, sceneAt });
  usePlaying(place, { isHeld: watched.show.isMoving || rules !== null, speed });

  /** Goes on before the last step has been seen to its end. */
  const forward = () => {
    watched.onSkip();
    place.forward();
  };
  /** Somewhere else at once, also by many small steps: the table does not fall behind where one is. */
  const go = (to: number) => {
    watched.onSkip();
    place.go(to);
  };
  const openRules = () => setRules({ at: title.rulesAt?.(shown) });
  useKeys({
    '?': useSetting(shortcuts) === 'on' ? openRules : undefined,
    arrowleft: place.back,
    arrowright: forward,
  });
  const players = viewers.map((id) => ({ id, name: scene.name(id) }));

  return (
    <MatchLayout
      title={title}
      scene={shown}
      table={{ players: present(seats, scene) }}
      stage={watched.stage}
      top={
        <MatchHeader title={title} scene={shown} onRules={openRules}>
          {linkAt && <ShareButton of={place.fragment} linkOf={() => linkAt(moment)} />}
          <IconButton
            label={t(match ? 'match:end.sheet' : 'match:replay.toFile')}
            icon={<CloseIcon size={20} />}
            onClick={onClose}
          />
        </MatchHeader>
      }
      ownClass={styles.own}
      promptClass={styles.transport}
      prompt={
        <Transport
          place={{ ...place, forward, go }}
          last={timeline.last}
          turns={timeline.turns}
          highlights={highlights}
          words={words}
          isOver={now.ctx.gameover !== undefined}
          onBranch={() => {
            place.pause();
            setBranching(true);
          }}
          speed={speed}
          onSpeed={setSpeed}
          viewers={players}
          viewer={viewer}
          onViewer={place.look}
        >
          <Sentence phrase={sentence} scene={scene} />
        </Transport>
      }
      side={
        <Sidebar
          log={
            <Log
              lines={lines}
              linkOf={linkAt && (({ stateID }) => linkAt(stateID))}
              onPoint={setPointed}
            />
          }
        />
      }
    >
      {rules && <RulesDialog title={title} at={rules.at} onClose={() => setRules(null)} />}
      <Hints title={title} isCalm={!watched.show.isMoving} onRules={(at) => setRules({ at })} />
      {isBranching && (
        <PlayOn
          game={title.module.id}
          from={timeline.upTo(moment)}
          players={players}
          viewer={viewer}
          onClose={() => setBranching(false)}
        />
      )}
    </MatchLayout>
  );
}

type Ways = {
  title: PlayableTitle;
  watched: ReturnType<typeof useWatchedStage>;
  moment: number;
  reader: Reader;
  sceneAt(at: MatchSnapshot): Scene;
};

/** What is told of the moment that is watched: its log, and a sentence that is read out once it has been seen. */
function useTold({ title, watched, moment, reader, sceneAt }: Ways) {
  const { t } = useTranslation('match');
  const { now, show, stage } = watched;
  const { settled, isMoving } = show;
  const scene = sceneAt(now);
  const lines = useLogLines({ title, settled, entries: settled.log, reader });
  const gameover = (isAtRest(show) ? now.ctx.gameover : undefined) as Gameover | undefined;
  const sentence = gameover
    ? resultOf(gameover.standings, scene)
    : (storyOf({ title, show, animationOf: stage.animationOf, sceneAt }) ??
      lines.at(-1)?.telling ?? { key: 'match:replay.dealt' as const });
  const words = wordsOf(sentence, scene);
  useEffect(() => {
    document.title = `${t('match:replay.title')} · ${t(`app:games.${title.module.id}.name`)}`;
  }, [t, title]);
  useEffect(() => {
    if (moment > 0 && !isMoving) announce(words);
  }, [moment, words, isMoving]);
  return { lines, sentence, words };
}

/** Goes from moment to moment by itself, as long as nothing holds it. */
function usePlaying(
  { isRunning, moment, goOn }: WatchedPlace,
  { isHeld, speed }: { isHeld: boolean; speed: Speed },
) {
  useEffect(() => {
    if (!isRunning || isHeld) return;
    const timer = setTimeout(goOn, PAUSE / speed);
    return () => clearTimeout(timer);
  }, [isRunning, isHeld, moment, speed, goOn]);
}

/** Whoever was there then is shown as there, wherever they may be now, and whatever is left of their name. */
const present = (seats: readonly Seat[], { name }: Scene): readonly Seat[] =>
  seats.map((seat) => ({ ...seat, name: name(String(seat.id)), isConnected: true }));

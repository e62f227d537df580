import type { ReactNode } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { leftToSee } from '../../../animation/queue';
import { useSetting } from '../../../app/setting';
import { EyeIcon } from '../../../ui/signs/icons';
import styles from '../Match.module.css';
import { ReplaceWithBot } from '../players/ReplaceWithBot';
import { emptySeat } from '../prompt/asked';
import { Prompt } from '../prompt/Prompt';
import { shortcuts } from '../prompt/shortcutSetting';
import type { useChoosing } from '../prompt/useChoosing';
import { Rematch } from '../score/Rematch';
import { Recent } from '../prompt/Recent';
import { useScreen } from '../../../ui/hooks/useScreen';
import type { LiveAsked } from './useAsked';
import type { LiveLines } from './useLiveLines';
import { TurnRibbon } from './TurnRibbon';
import type { Live } from './useLive';

type Props = {
  live: Live;
  asked: LiveAsked;
  log: LiveLines;
  choosing: ReturnType<typeof useChoosing>;
  news: ReactNode;
  /** What the page offers whoever watches. */
  watching: ReactNode;
  /** Goes back to the score sheet, once it has been shown. */
  onSheet: (() => void) | undefined;
};

/** What is asked, what became of the answer, and what else its reader may do. */
export function LivePrompt({ live, asked, log, choosing, news, watching, onSheet }: Props) {
  const { scene, show, acts, mayAsk } = live;
  const { t } = useTranslation('match');
  const { isPhone } = useScreen();
  // where the log is out of sight and nothing stands still, to the last move being seen
  const isGoingOn = live.table.status === 'running' || scene.ctx.gameover !== undefined;
  const mayRecall = isPhone && isGoingOn && !onSheet;
  const areShortcutsOn = useSetting(shortcuts) === 'on';
  const maySkip = live.isAwaited && !mayAsk && show.now.by !== scene.playerID;
  return (
    <Prompt
      prompt={asked.prompt}
      scene={scene}
      below={mayRecall ? undefined : asked.below}
      news={
        <>
          <TurnRibbon live={live} />
          {news}
        </>
      }
      recent={
        mayRecall && (
          <Recent lines={log.beside} sentence={asked.prompt.sentence} scene={live.shown} />
        )
      }
      unavailable={live.connected ? undefined : t('offline')}
      refused={acts.refused}
      isDropped={acts.isDropped}
      isSent={acts.sent !== null && mayAsk}
      onSkip={maySkip ? live.onSkip : undefined}
      left={leftToSee(show)}
      waiting={acts.waiting}
      watching={meanwhile(live, watching)}
      showLetters={areShortcutsOn}
      isAsked={choosing.isAsked}
      onChoose={choosing.choose}
      onUndo={live.onUndo}
      onSheet={onSheet}
    />
  );
}

/** What can be done while nothing is asked. */
function meanwhile({ key, seat, table, scene, connected, isHost }: Live, watching: ReactNode) {
  if (!seat) return <Visitor>{watching}</Visitor>;
  if (table.isAbandoned)
    return (
      <Rematch
        match={key}
        seat={seat}
        players={table.players}
        isOpen={table.nextMatchID !== undefined}
      />
    );
  const empty = emptySeat(scene, table.players);
  if (!isHost || empty === undefined) return null;
  return <ReplaceWithBot match={key} host={seat} playerID={empty} connected={connected} />;
}

/** Whoever watches is told so, and what else they may do. */
function Visitor({ children }: { children: ReactNode }) {
  const { t } = useTranslation('match');
  return (
    <div className={styles.watching}>
      <EyeIcon />
      {t('watching')}
      {children}
    </div>
  );
}

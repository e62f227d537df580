import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchSnapshot, Snapshot } from '../../../../shared/protocol/connection';
import type { Gameover } from '../../../../shared/engine/score';
import type { Table } from '../../../../shared/protocol/table';
import { announce } from '../../../ui/announce';
import { Dialog } from '../../../ui/surfaces/Dialog';
import { EyeIcon, MenuIcon } from '../../../ui/signs/icons';
import { IconButton } from '../../../ui/controls/IconButton';
import { askedOf, emptySeat, toldBy } from '../prompt/asked';
import { ConnectionBanner } from '../header/ConnectionBanner';
import { useAway } from '../../../tables/seats/away';
import { EndShown } from './EndShown';
import { Counting } from '../score/later';
import { Rematch } from '../score/Rematch';
import { ownPlaceOf } from '../score/sheet/ownPlaceOf';
import { useEnding } from '../score/useEnding';
import { Together } from '../together/Together';
import { Coached } from './Coached';
import { Hints } from '../hints/Hints';
import { RulesDialog } from '../hints/RulesDialog';
import { Log } from '../log/Log';
import type { MatchProps } from '../Match';
import { MatchLayout } from '../MatchLayout';
import styles from '../Match.module.css';
import { Menu } from '../menu/Menu';
import { useChips } from '../players/useChips';
import { News } from '../prompt/News';
import { Prompt } from '../prompt/Prompt';
import { wordsOf } from '../../../kit/Sentence';
import { shortcuts } from '../prompt/shortcuts';
import { useSetting } from '../../../app/setting';
import { wakeAtFirstTouch } from '../../../sound/play';
import { newsOf } from '../log/news';
import { firstSince } from '../log/since';
import { Ticker } from '../log/Ticker';
import { FirstTurn } from './FirstTurn';
import { GoOn } from '../../../animation/GoOn';
import { ReplaceWithBot } from '../players/ReplaceWithBot';
import { MatchHeader } from '../header/MatchHeader';
import { useActs } from '../prompt/useActs';
import { useChoosing } from '../prompt/useChoosing';
import { useEarlier } from '../log/useEarlier';
import { useLogLines } from '../log/useLogLines';
import { useMomentLinks } from '../log/useMomentLinks';
import { useGuard } from '../prompt/useGuard';
import { useHidden } from '../../../ui/hooks/useHidden';
import { useScene } from './useScene';
import { untold } from '../staging';
import { useStaged } from './useStaged';
import { useScreen } from '../../../ui/hooks/useScreen';
import { useSpoken } from '../log/useSpoken';
import { watchTouch } from '../touch/touch';
import { useTurnCall } from '../header/useTurnCall';
import { useTurnSignal } from '../header/useTurnSignal';
import { TableTalk } from '../talk/TableTalk';
import { useHeard } from '../../../tables/talk/useHeard';
import { chatAuthorOf } from '../../../tables/talk/chatAuthor';
import { useUnseen } from '../log/useUnseen';

type Props = MatchProps & {
  snapshot: Snapshot & { match: MatchSnapshot; table: Table };
  /** It begins under the reader's eyes. */
  isDealt: boolean;
};

/** What lies over the board. */
type Opened = 'talk' | 'menu' | { rulesAt: string | undefined } | null;

/** A dealt match on this screen: everything around the board, and who gets told what. */
export function MatchScreen({ snapshot, isDealt, ...props }: Props) {
  const { title, connection, match: key, seat, standUp, tools, watching } = props;
  const { match, table, connected, asides } = snapshot;
  const { chat, reactions } = useHeard(snapshot, table);
  const { t } = useTranslation('match');
  const { isNarrow, isPhone } = useScreen();
  const areShortcutsOn = useSetting(shortcuts) === 'on';
  const [opened, setOpened] = useState<Opened>(null);
  const [isTableShown, setTableShown] = useState(false);
  const chatField = useRef<HTMLInputElement>(null);

  const guard = useGuard();
  const { scene, reader, decision, sceneAt, setPointed, forgetDraft } = useScene({
    title,
    match,
    table,
    seat,
    onDraft: guard.drafts,
    play(moves, accepted) {
      if (!guard.takes(JSON.stringify(moves))) return;
      acts.goOn();
      if (acts.isDue()) acts.wait({ moves }, JSON.stringify(moves));
      else void acts.send(moves, accepted);
    },
  });
  const staged = useStaged({
    title,
    recent: snapshot.recent,
    scene,
    decision,
    sceneAt,
    isDealt,
  });
  const { show, shown, isCalm, isAsked: mayAsk } = staged;
  const first = show.now.isDeal && !isCalm ? title.first?.(shown) : undefined;
  const isHidden = useHidden();
  // what was done here is done once its reader has seen what became of it
  const acts = useActs(connection, mayAsk ? match.stateID : show.settled.stateID, guard);
  const { entries, onEarlier } = useEarlier(key, seat, show.settled.log);
  const lines = useLogLines({ title, settled: show.settled, entries, reader, table });
  const chips = useChips({ title, settled: show.settled, sceneAt });
  const unseen = useUnseen(chat, !isNarrow || opened === 'talk');

  const gameover = shown.ctx.gameover as Gameover | undefined;
  const { ending, counted, onCount, onCounted, onSheet } = useEnding(
    gameover !== undefined,
    staged.stretch,
  );
  const isTold = gameover === undefined || ending === 'sheet';
  const latest = lines.at(-1)?.telling;
  const { status, fault, players } = table;
  const away = useAway(players);
  const { isPaused, isAbandoned } = table;
  const asked = () =>
    askedOf(title, scene, { away, isPaused, isAbandoned, status, fault, players, latest });
  const { prompt, below } =
    mayAsk && isTold ? asked() : toldBy(staged.story ?? latest, title.besideStory?.(shown));
  const words = wordsOf(prompt.sentence, scene);
  const isAwaited = seat !== undefined && scene.awaited.includes(seat.playerID);
  // who does not look is called at once
  const isOurTurn = isAwaited && (mayAsk || isHidden);
  const isHost = seat !== undefined && table.host === seat.playerID;

  const calling = isHidden && isAwaited ? wordsOf(asked().prompt.sentence, scene) : words;
  const called = `${calling} · ${t(`app:games.${title.module.id}.name`)}`;
  useTurnSignal(isOurTurn, called);
  useTurnCall(isOurTurn, called);
  useEffect(wakeAtFirstTouch, []);
  useEffect(() => watchTouch(document.body), []);
  useEffect(() => {
    if (acts.isDropped) announce(t('early'));
  }, [acts.isDropped, t]);
  const result = gameover ? ownPlaceOf(gameover.standings, scene) : [];
  const spoken = [words, ...result.map((phrase) => wordsOf(phrase, scene))].join('\n');
  useSpoken(lines, mayAsk && isTold ? spoken : undefined);
  useSpoken(
    chat
      .filter(({ sender }) => sender !== seat?.playerID)
      .map((line) => ({
        id: line.id,
        words: `${chatAuthorOf(line, table.players).name ?? scene.name(line.sender)}: ${line.payload}`,
      })),
  );

  const openRules = () => setOpened({ rulesAt: title.rulesAt?.(shown) });
  const talk = () => (isNarrow ? setOpened('talk') : chatField.current?.focus());
  const onUndo = mayAsk && match.canUndo && table.status === 'running' ? acts.undo : undefined;
  const { choose, isAsked } = useChoosing({
    scene,
    position: match.stateID,
    choices: prompt.choices,
    acts,
    guard,
    forgetDraft,
    onUndo,
    connected,
    keys: { '?': openRules, c: talk },
  });

  const empty = emptySeat(scene, table.players);
  const replaceWithBot = isHost && empty !== undefined && (
    <ReplaceWithBot match={key} host={seat} playerID={empty} connected={connected} />
  );

  const linkOf = useMomentLinks(key, title, scene.playerID);
  const log = (
    <Log
      lines={lines}
      since={firstSince(scene.playerID, entries, lines)}
      opensAtSince={isNarrow}
      onEarlier={onEarlier}
      linkOf={gameover && isTold ? linkOf : undefined}
      onPoint={setPointed}
    />
  );
  const tableTalk = (
    <TableTalk {...{ log, chat, asides, table, reader, connection }} field={chatField} />
  );

  const news = isAwaited && mayAsk ? newsOf(scene.playerID, entries, lines) : [];
  const again = () => staged.onAgain(scene.playerID);

  // before it is told who won, the table stands as if that were open
  const atEnd = isTold ? shown : { ...untold(shown), counting: counted };
  const coached = (place: ReactNode) => (
    <Coached
      title={title}
      match={key}
      scene={scene}
      moment={match.stateID}
      mayTell={mayAsk && !gameover && news.length === 0}
      hasActed={match.log.at(-1)?.playerID === scene.playerID}
      isShort={isPhone}
    >
      {place}
    </Coached>
  );

  const close = () => setOpened(null);
  return (
    <MatchLayout
      title={title}
      scene={atEnd}
      seats={table.players}
      isPaused={table.isPaused ?? false}
      isAbandoned={table.isAbandoned ?? false}
      reactions={reactions}
      show={show}
      animationOf={staged.animationOf}
      stretch={staged.stretch}
      onEnd={staged.onEnd}
      onRest={staged.onRest}
      top={
        <>
          <MatchHeader
            title={title}
            scene={shown}
            unseen={isNarrow ? unseen : undefined}
            onRules={openRules}
            onTalk={talk}
          >
            <IconButton
              label={t('menu')}
              icon={<MenuIcon />}
              aria-haspopup="dialog"
              onClick={() => setOpened('menu')}
            />
          </MatchHeader>
          <ConnectionBanner connected={connected} />
        </>
      }
      chips={chips}
      ticker={
        isPhone &&
        coached(
          <Ticker newest={lines.at(-1)} news={news} scene={scene} onOpen={talk} onAgain={again} />,
        )
      }
      over={
        <>
          {first !== undefined && <FirstTurn of={first} scene={shown} stretch={staged.stretch} />}
          {show.held === 'until pressed' && <GoOn onPress={staged.onEnd} />}
          {seat && (
            <Together
              match={key}
              seat={seat}
              table={table}
              name={scene.name}
              entries={entries}
              connected={connected}
              onMissed={staged.onMissed}
              onLog={isNarrow ? () => setOpened('talk') : undefined}
            />
          )}
        </>
      }
      count={
        gameover &&
        ending === 'count' && (
          <Suspense fallback={null}>
            <Counting
              title={title}
              scene={atEnd}
              standings={gameover.standings}
              counted={counted}
              stretch={staged.stretch}
              onCount={onCount}
              onEnd={onCounted}
              onSheet={onSheet}
            />
          </Suspense>
        )
      }
      end={
        gameover &&
        !isTableShown &&
        (ending === 'places' || ending === 'sheet') && (
          <EndShown
            {...{ ending, title, gameover, seat, table }}
            scene={shown}
            match={key}
            stretch={staged.stretch}
            onSheet={onSheet}
            onTable={() => setTableShown(true)}
          />
        )
      }
      prompt={
        <Prompt
          prompt={prompt}
          scene={scene}
          below={below}
          news={!isPhone && coached(<News lines={news} scene={scene} onAgain={again} />)}
          unavailable={connected ? undefined : t('offline')}
          refused={acts.refused}
          isDropped={acts.isDropped}
          isSent={acts.sent !== null && mayAsk}
          onSkip={
            isAwaited && !mayAsk && show.now.by !== scene.playerID ? staged.onSkip : undefined
          }
          waiting={acts.waiting}
          watching={
            !seat ? (
              <Visitor>{watching}</Visitor>
            ) : table.isAbandoned ? (
              <Rematch match={key} seat={seat} isOpen={table.nextMatchID !== undefined} />
            ) : (
              replaceWithBot
            )
          }
          showLetters={areShortcutsOn}
          isAsked={isAsked}
          onChoose={choose}
          onUndo={onUndo}
          onSheet={gameover && isTold ? () => setTableShown(false) : undefined}
        />
      }
      side={tableTalk}
    >
      {isNarrow && opened === 'talk' && (
        <Dialog kind="sheet" title={t('talk')} onClose={close}>
          {tableTalk}
        </Dialog>
      )}
      {opened !== null && typeof opened === 'object' && (
        <RulesDialog title={title} at={opened.rulesAt} onClose={close} />
      )}
      <Hints title={title} onRules={(rulesAt) => setOpened({ rulesAt })} />
      {opened === 'menu' && (
        <Menu
          match={key}
          seat={seat}
          table={table}
          mayArrange={isHost && table.status !== 'over'}
          scene={scene}
          settings={title.Settings && <title.Settings />}
          tools={tools}
          standUp={standUp}
          onClose={close}
        />
      )}
    </MatchLayout>
  );
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

import { useEffect, useRef, useState } from 'react';
import { wakeAtFirstTouch } from '../../../sound/play';
import { useHeard } from '../../../tables/talk/useHeard';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Hints } from '../hints/Hints';
import { useUnseen } from '../log/useUnseen';
import { MatchLayout } from '../MatchLayout';
import { useChips } from '../players/useChips';
import { useChoosing } from '../prompt/useChoosing';
import { watchTouch } from '../touch/touch';
import { Briefing } from './Briefing';
import { CountShown, EndShown } from './EndShown';
import { LiveHeader } from './LiveHeader';
import { LivePrompt } from './LivePrompt';
import { LiveTalk } from './LiveTalk';
import { type Opened, OpenedDialog } from './Opened';
import { OverBoard } from './OverBoard';
import { useAsked } from './useAsked';
import { useCalled } from './useCalled';
import { useEnd } from './useEnd';
import { type LiveProps, useLive } from './useLive';
import { useLiveLines } from './useLiveLines';
import { useReadOut } from './useReadOut';

/** A dealt match on this screen: everything around the board, and who gets told what. */
export function MatchScreen(props: LiveProps) {
  const { snapshot, connection, tools, watching, standUp } = props;
  const { isNarrow, isPhone } = useScreen();
  const live = useLive(props);
  const { title, table, reader, shown } = live;
  const log = useLiveLines(live);
  const end = useEnd(live);
  const { gameover, ending, isTold } = end;
  const asked = useAsked(live, log, end);
  const { chat, reactions } = useHeard(snapshot, table);
  const chips = useChips({ title, settled: live.show.settled, shown, sceneAt: live.sceneAt });
  const [opened, setOpened] = useState<Opened>(null);
  const unseen = useUnseen(chat, !isNarrow || opened === 'talk');
  const chatField = useRef<HTMLInputElement>(null);
  const openRules = () => setOpened({ rulesAt: title.rulesAt?.(shown) });
  const openTalk = () => (isNarrow ? setOpened('talk') : chatField.current?.focus());

  useCalled(live, asked);
  useEffect(wakeAtFirstTouch, []);
  useEffect(() => watchTouch(document.body), []);
  useReadOut(live, { log, asked, end, chat });
  const choosing = useChoosing({
    ...live,
    position: live.match.stateID,
    choices: asked.prompt.choices,
    keys: { '?': openRules, c: openTalk },
  });

  // what would not be carried out is not offered on the table either
  const scene = live.connected ? end.scene : { ...end.scene, legal: [] };
  const briefing = <Briefing {...{ live, log, end }} onLog={openTalk} />;
  const talk = (
    <LiveTalk
      {...{ chat, table, reader, connection }}
      asides={snapshot.asides}
      field={chatField}
      lines={log.lines}
      since={log.since}
      opensAtSince={isNarrow}
      onEarlier={log.onEarlier}
      linkOf={gameover && isTold ? log.linkOf : undefined}
      onPoint={live.setPointed}
    />
  );
  return (
    <MatchLayout
      {...{ title, table, reactions, chips }}
      side={talk}
      scene={scene}
      stage={live}
      top={
        <LiveHeader
          live={live}
          unseen={isNarrow ? unseen : undefined}
          onRules={openRules}
          onTalk={openTalk}
          onMenu={() => setOpened('menu')}
        />
      }
      ticker={isPhone && briefing}
      over={<OverBoard {...{ live, log }} onLog={isNarrow ? () => setOpened('talk') : undefined} />}
      count={gameover && ending === 'count' && <CountShown {...{ live, end, gameover }} />}
      end={
        gameover &&
        !end.isTableShown &&
        (ending === 'places' || ending === 'sheet') && <EndShown {...{ live, end, gameover }} />
      }
      prompt={
        <LivePrompt
          {...{ live, asked, log, choosing, watching }}
          news={!isPhone && briefing}
          onSheet={gameover && isTold ? () => end.setTableShown(false) : undefined}
        />
      }
    >
      <OpenedDialog {...{ live, opened, talk, tools, standUp }} onClose={() => setOpened(null)} />
      <Hints title={title} isCalm={live.isCalm} onRules={(rulesAt) => setOpened({ rulesAt })} />
    </MatchLayout>
  );
}

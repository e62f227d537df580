import { useScreen } from '../../../ui/hooks/useScreen';
import { isOwn } from '../log/news';
import { Ticker } from '../log/Ticker';
import { News } from '../prompt/News';
import { Coached } from './Coached';
import type { LiveEnd } from './useEnd';
import type { Live } from './useLive';
import type { LiveLines } from './useLiveLines';

type Props = {
  live: Live;
  log: LiveLines;
  end: LiveEnd;
  /** Opens all of the log. */
  onLog(): void;
};

/** What is to be known before one decides: what happened meanwhile, or what whoever plays for the first time is told. */
export function Briefing({ live, log, end, onLog }: Props) {
  const { title, key, match, scene } = live;
  const { isPhone } = useScreen();
  const { lines, loss } = log;
  // where the newest of all stands, nothing older takes its place but what its reader lost or won themselves
  const news = isPhone ? log.news.filter(isOwn) : live.mayAsk ? log.news : [];
  const again = () => live.onAgain(scene.playerID);
  return (
    <Coached
      title={title}
      match={key}
      scene={scene}
      moment={match.stateID}
      mayTell={live.mayAsk && !end.gameover && news.length === 0 && !(isPhone && loss)}
      hasActed={match.log.at(-1)?.playerID === scene.playerID}
      isShort={isPhone}
    >
      {isPhone ? (
        <Ticker {...{ news, loss, scene }} newest={lines.at(-1)} onOpen={onLog} onAgain={again} />
      ) : (
        <News lines={news} scene={scene} onAgain={again} />
      )}
    </Coached>
  );
}

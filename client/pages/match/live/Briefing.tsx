import { useScreen } from '../../../ui/hooks/useScreen';
import { isOwn, newestOf } from '../log/news';
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
  const { beside, held } = log;
  // where there is room for one line, what others won or lost is no reason to look back
  const news = isPhone ? log.news.filter(isOwn) : live.mayAsk ? log.news : [];
  const again = () => live.onAgain(scene.playerID);
  return (
    <Coached
      title={title}
      match={key}
      scene={scene}
      moment={match.stateID}
      mayTell={live.mayAsk && !end.gameover && news.length === 0 && !(isPhone && held)}
      hasActed={match.log.at(-1)?.playerID === scene.playerID}
      isShort={isPhone}
    >
      {isPhone ? (
        <Ticker
          {...{ held, scene }}
          newest={newestOf(beside)}
          hasNews={news.length > 0}
          onOpen={onLog}
          onAgain={again}
        />
      ) : (
        <News lines={news} scene={scene} onAgain={again} />
      )}
    </Coached>
  );
}

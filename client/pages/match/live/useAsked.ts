import { useAway } from '../../../tables/seats/away';
import { wordsOf } from '../../../kit/Sentence';
import { askedOf, toldBy } from '../prompt/asked';
import type { LiveEnd } from './useEnd';
import type { Live } from './useLive';
import type { LiveLines } from './useLiveLines';

export type LiveAsked = ReturnType<typeof useAsked>;

/** What is asked now; while something is still to be seen, that is told in its place. */
export function useAsked(live: Live, { latest }: LiveLines, { isTold }: LiveEnd) {
  const { title, table, scene, shown, story } = live;
  const { status, fault, players, isPaused, isAbandoned } = table;
  const away = useAway(players);
  const asked = () =>
    askedOf(title, scene, { away, isPaused, isAbandoned, status, fault, players, latest });
  const mayAsk = live.mayAsk && isTold;
  const { prompt, below } = mayAsk ? asked() : toldBy(story ?? latest, title.besideStory?.(shown));
  return {
    prompt,
    below,
    mayAsk,
    words: wordsOf(prompt.sentence, scene),
    /** What will be asked once all has been seen. */
    wordsAhead: () => wordsOf(asked().prompt.sentence, scene),
  };
}

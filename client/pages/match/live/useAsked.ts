import { useAway } from '../../../tables/seats/away';
import { wordsOf } from '../../../kit/Sentence';
import { askedOf, toldBy } from '../prompt/asked';
import { useLingering } from './useLingering';
import type { LiveEnd } from './useEnd';
import type { Live } from './useLive';
import type { LiveLines } from './useLiveLines';

export type LiveAsked = ReturnType<typeof useAsked>;

/** What is asked now; while something is still to be seen, that is told in its place. */
export function useAsked(live: Live, { latest }: LiveLines, { isTold }: LiveEnd) {
  const { title, table, scene, shown, story, isAwaited } = live;
  const { status, fault, players, isPaused, isAbandoned } = table;
  const away = useAway(players);
  const asked = () =>
    askedOf(title, scene, { away, isPaused, isAbandoned, status, fault, players, latest });
  // nothing is kept from whoever is asked, nor that nobody plays on
  const mayLinger = !isAwaited && status === 'running' && !isPaused && !isAbandoned;
  const rest = useLingering(live, mayLinger) ? live.endOfStory() : undefined;
  const mayAsk = live.mayAsk && isTold && rest === undefined;
  const { prompt, below } = mayAsk
    ? asked()
    : toldBy(story ?? rest ?? latest, title.besideStory?.(shown));
  return {
    prompt,
    below,
    mayAsk,
    words: wordsOf(prompt.sentence, scene),
    /** What will be asked once all has been seen. */
    wordsAhead: () => wordsOf(asked().prompt.sentence, scene),
  };
}

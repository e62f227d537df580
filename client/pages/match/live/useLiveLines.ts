import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import { heldOf, newsOf } from '../log/news';
import { firstSince } from '../log/since';
import { useEarlier } from '../log/useEarlier';
import { useLogLines } from '../log/useLogLines';
import { useMomentLinks } from '../log/useMomentLinks';
import type { Live } from './useLive';

export type LiveLines = ReturnType<typeof useLiveLines>;

/** What has been seen to happen, in sentences, and what of that its reader is to read first. */
export function useLiveLines({
  title,
  key,
  seat,
  table,
  match,
  show,
  scene,
  reader,
  ...live
}: Live) {
  const { settled } = show;
  const { playerID } = scene;
  const { entries, onEarlier } = useEarlier(key, seat, settled.log);
  const lines = useLogLines({ title, settled, entries, reader, table });
  const answered = ({ log }: MatchSnapshot) =>
    log.findLast((entry) => entry.playerID === playerID)?.stateID;
  // what one has read before one answered does not give way to what was told before that
  const isAnswerToCome = answered(match) !== answered(settled);
  const isAsked = live.isAwaited && live.mayAsk;
  return {
    entries,
    lines,
    onEarlier,
    latest: lines.at(-1)?.telling,
    since: firstSince(playerID, entries, lines),
    news: isAsked || isAnswerToCome ? newsOf(playerID, entries, lines) : [],
    held: heldOf(playerID, entries, lines, title.module),
    linkOf: useMomentLinks(key, title, playerID),
  };
}

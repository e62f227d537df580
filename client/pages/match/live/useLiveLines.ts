import type { ShownFrame } from '../../../animation/queue';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { ShownLine } from '../log/logLines';
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
    /** What is told beside the stage: nothing that comes after what is seen once more. */
    beside: show.isAgain ? linesBefore(show.now, lines) : lines,
    onEarlier,
    latest: lines.at(-1)?.telling,
    since: firstSince(playerID, entries, lines),
    news: isAsked || isAnswerToCome ? newsOf(playerID, entries, lines) : [],
    held: show.isAgain ? undefined : heldOf(playerID, entries, lines, title.module),
    linkOf: useMomentLinks(key, title, playerID),
  };
}

/** What was told before what is on the stage happened. */
function linesBefore({ match, events }: ShownFrame, lines: readonly ShownLine[]) {
  const last = match.log.at(-1)?.stateID ?? 0;
  return lines.filter(({ stateID }) => stateID < last || (stateID === last && events.length === 0));
}

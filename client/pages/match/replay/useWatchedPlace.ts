import { useState } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import type { MatchKey } from '../../../net/api';
import { fragmentOf, placeLink, readPlace } from '../../../net/replayPlace';
import type { Timeline } from './timeline';
import { useKeptPlace } from './useKeptPlace';
import { useReplay } from './useReplay';

export type WatchedPlace = ReturnType<typeof useWatchedPlace>;

/** The moment that is watched and through whose eyes, as the address has them, and the ways to another. */
export function useWatchedPlace(
  timeline: Timeline,
  match: MatchKey | undefined,
  own: PlayerID | null,
) {
  const { last } = timeline;
  const viewers = timeline.at(0, null).ctx.playOrder;
  const [first] = useState(() => readPlace(match ? location.hash : '', { last, viewers }));
  const [viewer, setViewer] = useState(first.viewer === undefined ? own : first.viewer);
  const place = useReplay(timeline, first.moment);
  const { moment } = place;

  const as = viewer === own ? undefined : viewer;
  const fragment = moment === 0 && as === undefined ? '' : fragmentOf({ moment, viewer: as });
  useKeptPlace(match ? fragment : null, (given) => {
    const wanted = readPlace(given, { last, viewers });
    place.go(wanted.moment);
    setViewer(wanted.viewer === undefined ? own : wanted.viewer);
  });

  return {
    ...place,
    viewers,
    viewer,
    fragment,
    look(next: PlayerID | null) {
      // what moves now is in the eyes of the last viewer
      place.settle();
      setViewer(next);
    },
    /** The address of a moment; absent where the match has none. */
    linkAt: match && ((to: number) => placeLink(match, { moment: to, viewer })),
  };
}

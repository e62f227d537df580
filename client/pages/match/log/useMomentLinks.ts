import { useRef } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import type { PlayableTitle } from '../../../kit/contract';
import type { MatchKey } from '../../../net/api';
import { loadTimeline } from '../replay/loadTimeline';
import { placeLink } from '../../../net/replayPlace';
import type { Timeline } from '../replay/timeline';
import type { ShownLine } from './logLines';

/**
 * Finds the address of the moment that a line tells of, once the match is over. Lines count what their reader was
 * shown, moments what stood: the match has to be played again to tell the one from the other.
 */
export function useMomentLinks(match: MatchKey, title: PlayableTitle, viewer: PlayerID | null) {
  const loading = useRef<Promise<Timeline> | null>(null);
  return async ({ stateID }: ShownLine): Promise<string> => {
    loading.current ??= loadTimeline(match, title);
    try {
      const { momentOf } = await loading.current;
      return placeLink(match, { moment: momentOf(viewer, stateID) });
    } catch (error) {
      // another press tries again
      loading.current = null;
      throw error;
    }
  };
}

import type { PlayableTitle } from '../../../kit/contract';
import type { MatchKey } from '../../../net/api';
import { recordOf } from '../../../net/records';
import { inBreaths } from '../inBreaths';
import type { Timeline } from './timeline';

/** Fetches what a match that is over was dealt from and its moves, and plays it again. */
export async function loadTimeline(match: MatchKey, title: PlayableTitle): Promise<Timeline> {
  const [record, { timelineOf }] = await Promise.all([recordOf(match), import('./timeline')]);
  return inBreaths(timelineOf(record, title.engine));
}

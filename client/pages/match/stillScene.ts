import type { MatchSnapshot } from '../../../shared/protocol/snapshot';
import type { Reader, Scene } from '../../kit/contract';

/** A position as somebody reads it, in which nothing can be done. */
export const stillScene = ({ view, ctx, awaited, log }: MatchSnapshot, reader: Reader): Scene => ({
  ...reader,
  view,
  ctx,
  legal: [],
  awaited,
  events: eventsOf(log),
  happening: [],
  resting: [],
  pointed: [],
  draft: null,
  setDraft() {},
  play() {},
  playAll() {},
});

/** What everybody saw lately, oldest first. */
export const eventsOf = (log: MatchSnapshot['log']) => log.flatMap(({ events }) => events);

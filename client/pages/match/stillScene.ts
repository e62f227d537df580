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
  setDraft: nothing,
  play: nothing,
  playAll: nothing,
});

/** One function for every such scene, so that two of the same position are the same to whoever compares them. */
const nothing = () => {};

/** What everybody saw lately, oldest first. */
export const eventsOf = (log: MatchSnapshot['log']) => log.flatMap(({ events }) => events);

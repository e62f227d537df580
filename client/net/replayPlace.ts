import type { PlayerID } from '../../shared/engine/game';
import { linkTo } from '../app/base';
import type { MatchKey } from './api';
import { replayPath } from './paths';

/** A moment of a replay, and through whose eyes it is seen; without a viewer, through those of whoever comes. */
export type Place = { moment: number; viewer?: PlayerID | null };

const EVERYBODY = 'all';

/** A place as the end of an address: `#m=57`, or `#m=57&as=1` through the eyes of seat 1. */
export const fragmentOf = ({ moment, viewer }: Place): string =>
  `#m=${moment}${viewer === undefined ? '' : `&as=${viewer ?? EVERYBODY}`}`;

/** Where somebody who is sent this address comes to. */
export const placePath = (match: MatchKey, place: Place): string =>
  `${replayPath(match)}${fragmentOf(place)}`;

/** The full address of a place. What is seen through nobody's eyes is left to the eyes of who comes. */
export const placeLink = (match: MatchKey, { moment, viewer }: Place): string =>
  linkTo(placePath(match, { moment, viewer: viewer ?? undefined }));

/**
 * The place that the end of an address names; the nearest there is, where there is no such moment. The beginning
 * where it names none.
 */
export function readPlace(
  fragment: string,
  { last, viewers }: { last: number; viewers: readonly PlayerID[] },
): Place {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  // `Number` knows numbers that no address of ours has, but none that would do harm
  const wanted = Math.round(Number(given.get('m')));
  const moment = Number.isNaN(wanted) ? 0 : Math.min(last, Math.max(0, wanted));
  const as = given.get('as');
  if (as === EVERYBODY) return { moment, viewer: null };
  return { moment, viewer: viewers.find((viewer) => viewer === as) };
}

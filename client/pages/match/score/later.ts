import { later } from '../../../app/later';

// Whoever comes to play does not wait for how it ends; one chunk, or all others would be cut into smaller pieces.
const ending = () => import('./ending');

export const Counting = later(async () => (await ending()).Counting, null);

export const Ceremony = later(async () => (await ending()).Ceremony, null);

export const End = later(async () => (await ending()).End, null);

export const StoredEnd = later(async () => (await ending()).StoredEnd, null);

/** Has all that is told at the end of a match at hand, so that one comes right after the other. */
export const loadEnding = () => Promise.all([Counting.load(), Ceremony.load(), End.load()]);

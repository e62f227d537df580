import { later } from '../../app/later';
import type { MatchProps } from '../match/Match';

/** The match, at once where it is loaded already: whoever saw the room is not to look at an empty page before the cards are dealt. */
export const LoadedMatch = later<MatchProps>(async () => (await import('../match/Match')).Match);

import { PAGES, pageAt } from '../../shared/protocol/routes';
import type { MatchKey } from './api';

/* The pages of the app, below its base. */

export const tablePath = (match: MatchKey): string => pageAt(PAGES.table, match);
/** Where the match of a table is watched once more, when it is over. */
export const replayPath = (match: MatchKey): string => `${tablePath(match)}?${REPLAY}`;
export const REPLAY = 'replay';
/** The page that brings somebody back to their seat; the token comes after a `#`, which no server is sent. */
export const continuePath = (match: MatchKey): string => pageAt(PAGES.continue, match);
export const rulesPath = (game: string): string => pageAt(PAGES.rules, { game });

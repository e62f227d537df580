import type { MatchKey } from './api';

/* The pages of the app, below its base. */

export const tablePath = ({ game, matchID }: MatchKey): string => `/table/${game}/${matchID}`;
/** Where the match of a table is watched once more, when it is over. */
export const replayPath = (match: MatchKey): string => `${tablePath(match)}?${REPLAY}`;
export const REPLAY = 'replay';
export const mapEditorPath = '/map-editor';
export const rulesPath = (game: string): string => `/rules/${game}`;

import type { MatchKey } from './api';

/* The pages of the app, below its base. */

export const tablePath = ({ game, matchID }: MatchKey): string => `/table/${game}/${matchID}`;
export const mapEditorPath = '/map-editor';
export const rulesPath = (game: string): string => `/rules/${game}`;

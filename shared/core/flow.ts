import type { TurnConfig } from 'boardgame.io';

/**
 * For `turn.activePlayers`: everybody may act, and `legal` says what. The same as boardgame.io's
 * `ActivePlayers.ALL`, which brings its whole machinery into every page that only lists the titles.
 */
export const EVERYBODY = { all: null } as unknown as TurnConfig['activePlayers'];

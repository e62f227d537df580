import type { GameModule } from '../shared/engine/game';
import { games as registered } from '../shared/games';
import { marathon } from './marathon';

export * from '../shared/games';

/** The registered titles, and one that takes a thousand moves and more. */
export const games: readonly GameModule[] = [...registered, marathon];

export const gameOf = (id: string) => games.find((game) => game.id === id);

import type { GameModule } from '../core/module';
import { yaBlewIt } from './ya-blew-it';

/** The titles, in the order of the shelf: the only registration. */
export const games: readonly GameModule[] = [yaBlewIt];

/** The title with this id, if there is one. */
export const gameOf = (id: string): GameModule | undefined => games.find((game) => game.id === id);

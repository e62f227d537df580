import type { GameModule } from '../engine/game';
import * as titles from './titles';

/** The titles with their rules, the lightest first. */
export const games: readonly GameModule[] = Object.values<GameModule>(titles).sort(
  (a, b) => a.weight - b.weight,
);

/** The title with this id, if there is one. */
export const gameOf = (id: string): GameModule | undefined => games.find((game) => game.id === id);

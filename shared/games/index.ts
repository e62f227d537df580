import type { GameModule } from '../engine/game';
import { centuryEasternWonders } from './century-eastern-wonders';
import { colorfulTreasure } from './colorful-treasure';
import { towerOfBabel } from './tower-of-babel';
import { yaBlewIt } from './ya-blew-it';

/** The titles with their rules, in the order of the shelf. */
export const games: readonly GameModule[] = [
  yaBlewIt,
  colorfulTreasure,
  towerOfBabel,
  centuryEasternWonders,
];

/** The title with this id, if there is one. */
export const gameOf = (id: string): GameModule | undefined => games.find((game) => game.id === id);

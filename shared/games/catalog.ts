import type { GameInfo } from '../engine/info';
import { centuryEasternWondersBox } from './century-eastern-wonders/info';
import { colorfulTreasureBox } from './colorful-treasure/info';
import { towerOfBabelBox } from './tower-of-babel/info';
import { yaBlewItBox } from './ya-blew-it/info';

/** The boxes in the order of the shelf: what the first page shows, without loading any rules. */
export const catalog: readonly GameInfo[] = [
  yaBlewItBox,
  colorfulTreasureBox,
  towerOfBabelBox,
  centuryEasternWondersBox,
];

/** The box of the title with this id, if there is one. */
export const infoOf = (id: string): GameInfo | undefined => catalog.find((box) => box.id === id);

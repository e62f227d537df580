import type { Box } from '../engine/info';
import { centuryEasternWondersBox } from './century-eastern-wonders/info';
import { colorfulTreasureBox } from './colorful-treasure/info';
import { towerOfBabelBox } from './tower-of-babel/info';
import { yaBlewItBox } from './ya-blew-it/info';

/** The boxes in the order of the shelf: what the first page shows, without loading any rules. */
export const shelf: readonly Box[] = [
  yaBlewItBox,
  colorfulTreasureBox,
  towerOfBabelBox,
  centuryEasternWondersBox,
];

/** The box of the title with this id, if there is one. */
export const boxOf = (id: string): Box | undefined => shelf.find((box) => box.id === id);

import type { Box } from '../core/box';
import { centuryEasternWondersBox } from './century-eastern-wonders/box';
import { colorfulTreasureBox } from './colorful-treasure/box';
import { towerOfBabelBox } from './tower-of-babel/box';
import { yaBlewItBox } from './ya-blew-it/box';

/** The boxes in the order of the shelf: what the first page shows, without loading any rules. */
export const shelf: readonly Box[] = [
  yaBlewItBox,
  colorfulTreasureBox,
  towerOfBabelBox,
  centuryEasternWondersBox,
];

/** The box of the title with this id, if there is one. */
export const boxOf = (id: string): Box | undefined => shelf.find((box) => box.id === id);

import type { ComponentType } from 'react';
import { Dynamite } from './ya-blew-it/art/Dynamite';
import type { Place } from '../ui/art/place';
import { CenturyBox, CenturySign } from './century-eastern-wonders/box/Box';
import { ColorfulTreasureBox, ColorfulTreasureSign } from './colorful-treasure/box/Box';
import { TowerOfBabelBox, TowerOfBabelSign } from './tower-of-babel/box/Box';
import { YaBlewItBox } from './ya-blew-it/box/Box';

/** How a title looks from outside: the lid of its box, and a small sign for lists. */
export type BoxArt = { Lid: ComponentType; Sign: ComponentType<Place> };

/** The boxes on the shelf, by the title's id. */
export const BOXES: Record<string, BoxArt> = {
  'ya-blew-it': { Lid: YaBlewItBox, Sign: Dynamite },
  'colorful-treasure': { Lid: ColorfulTreasureBox, Sign: ColorfulTreasureSign },
  'century-eastern-wonders': { Lid: CenturyBox, Sign: CenturySign },
  'tower-of-babel': { Lid: TowerOfBabelBox, Sign: TowerOfBabelSign },
};

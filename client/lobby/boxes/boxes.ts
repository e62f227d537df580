import type { ComponentType } from 'react';
import { Dynamite } from '../../ui/art/Dynamite';
import type { Place } from '../../ui/art/place';
import { CenturyBox, CenturySign } from './CenturyBox';
import { ColorfulTreasureBox, ColorfulTreasureSign } from './ColorfulTreasureBox';
import { TowerOfBabelBox, TowerOfBabelSign } from './TowerOfBabelBox';
import { YaBlewItBox } from './YaBlewItBox';

/** How a title looks from outside: the lid of its box, and a small sign for lists. */
export type BoxArt = { Lid: ComponentType; Sign: ComponentType<Place> };

/** The boxes on the shelf, by the title's id. */
export const BOXES: Record<string, BoxArt> = {
  'ya-blew-it': { Lid: YaBlewItBox, Sign: Dynamite },
  'colorful-treasure': { Lid: ColorfulTreasureBox, Sign: ColorfulTreasureSign },
  'century-eastern-wonders': { Lid: CenturyBox, Sign: CenturySign },
  'tower-of-babel': { Lid: TowerOfBabelBox, Sign: TowerOfBabelSign },
};

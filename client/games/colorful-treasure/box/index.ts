import { colorfulTreasureInfo } from '../../../../shared/games/colorful-treasure/info';
import type { TitleEntry } from '../../../kit/entry';
import { ColorfulTreasureBox, ColorfulTreasureSign } from './Box';
import en from './en.json';
import fr from './fr.json';
import './theme.css';

export const colorfulTreasure: TitleEntry = {
  info: colorfulTreasureInfo,
  Lid: ColorfulTreasureBox,
  Sign: ColorfulTreasureSign,
  texts: { en, fr },
  // bots forget less than people: who is new may have their screen remember, and is told how to do without
  atFirst: { memoryAid: true },
  load: () => import('..'),
  loadTexts: { en: () => import('../text/en.json'), fr: () => import('../text/fr.json') },
};

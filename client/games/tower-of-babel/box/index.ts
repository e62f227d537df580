import { towerOfBabelInfo } from '../../../../shared/games/tower-of-babel/info';
import type { TitleEntry } from '../../../kit/entry';
import { TowerOfBabelBox, TowerOfBabelSign } from './Box';
import en from './en.json';
import fr from './fr.json';
import './theme.css';

export const towerOfBabel: TitleEntry = {
  info: towerOfBabelInfo,
  Lid: TowerOfBabelBox,
  Sign: TowerOfBabelSign,
  texts: { en, fr },
  load: () => import('..'),
  loadTexts: { en: () => import('../text/en.json'), fr: () => import('../text/fr.json') },
};

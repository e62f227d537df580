import { yaBlewItInfo } from '../../../../shared/games/ya-blew-it/info';
import type { TitleEntry } from '../../../kit/entry';
import { Dynamite } from '../art/Dynamite';
import { YaBlewItBox } from './Box';
import en from './en.json';
import fr from './fr.json';
import './theme.css';

export const yaBlewIt: TitleEntry = {
  info: yaBlewItInfo,
  Lid: YaBlewItBox,
  Sign: Dynamite,
  texts: { en, fr },
  load: () => import('..'),
  loadTexts: { en: () => import('../text/en.json'), fr: () => import('../text/fr.json') },
};

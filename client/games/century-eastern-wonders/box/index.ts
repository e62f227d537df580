import { centuryEasternWondersInfo } from '../../../../shared/games/century-eastern-wonders/info';
import { PAGES } from '../../../../shared/protocol/routes';
import { wrongMap } from '../mapFaults';
import type { TitleEntry } from '../../../kit/entry';
import { CenturyBox, CenturySign } from './Box';
import en from './en.json';
import fr from './fr.json';
import './theme.css';

export const centuryEasternWonders: TitleEntry = {
  info: centuryEasternWondersInfo,
  Lid: CenturyBox,
  Sign: CenturySign,
  texts: { en, fr },
  pictures: { map: () => import('./MapPicture').then(({ MapPicture }) => MapPicture) },
  codes: { map: { wrong: wrongMap, editor: PAGES.mapEditor } },
  load: () => import('..'),
  loadTexts: { en: () => import('../text/en.json'), fr: () => import('../text/fr.json') },
};

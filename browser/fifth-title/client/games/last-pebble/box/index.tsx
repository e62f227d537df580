import { lastPebbleInfo } from '../../../../shared/games/last-pebble/info';
import type { TitleEntry } from '../../../kit/entry';
import en from './en.json';
import fr from './fr.json';
import './theme.css';

export const lastPebble: TitleEntry = {
  info: lastPebbleInfo,
  Lid: () => (
    <svg viewBox="0 0 360 190" aria-hidden>
      <circle cx="180" cy="95" r="60" fill="#8a8f98" />
    </svg>
  ),
  Sign: (place) => (
    <svg viewBox="0 0 20 20" {...place} aria-hidden>
      <circle cx="10" cy="10" r="8" fill="#8a8f98" />
    </svg>
  ),
  texts: { en, fr },
  load: () => import('..'),
  loadTexts: { en: () => import('../text/en.json'), fr: () => import('../text/fr.json') },
};

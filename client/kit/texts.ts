import type { TextLoaders } from '../text/i18n';

/** The words of the frame, namespace `match`. */
export const matchTexts: TextLoaders = {
  en: () => import('../text/en/match.json'),
  fr: () => import('../text/fr/match.json'),
};

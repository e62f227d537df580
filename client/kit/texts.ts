import english from '../text/en/match.json';
import french from '../text/fr/match.json';
import type { Texts } from '../text/i18n';

/** The words of the frame, namespace `match`. */
export const matchTexts: Texts = { en: english, fr: french };

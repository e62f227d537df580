import type { Language } from '../text/i18n';

/** Each language in its own words, so that everybody finds their own. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

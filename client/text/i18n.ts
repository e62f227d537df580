import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { recall, remember } from '../app/remembered';
import englishApp from './en/app.json';
import frenchApp from './fr/app.json';

/** The languages everything is written in; the first stands in for all others. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same texts in every language. */
export type Texts = Record<Language, object>;

const APP: Texts = { en: englishApp, fr: frenchApp };

/** Makes the words ready. The namespace `app` is everything outside a match, with what the titles' boxes say; the others come by `addTexts`. */
export function startTexts(entries: Texts) {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  void i18next.use(initReactI18next).init({
    lng: preferredLanguage(),
    fallbackLng: LANGUAGES[0],
    resources: Object.fromEntries(
      LANGUAGES.map((language) => [language, { app: { ...APP[language], ...entries[language] } }]),
    ) as Resource,
    defaultNS: 'app',
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  });
}

/** Adds the texts a lazily loaded part brings along. */
export function addTexts(namespace: string, texts: Texts) {
  for (const language of LANGUAGES)
    i18next.addResourceBundle(language, namespace, texts[language], true, true);
}

/** Changes the language in place, and keeps it. */
export function changeLanguage(language: Language) {
  remember('language', language);
  void i18next.changeLanguage(language);
}

/** The one chosen here before, else the first of the browser's that we speak. */
function preferredLanguage(): Language {
  const wishes = [recall('language'), ...navigator.languages];
  for (const wish of wishes) {
    const language = LANGUAGES.find((ours) => ours === wish?.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return LANGUAGES[0];
}

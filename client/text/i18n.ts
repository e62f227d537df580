import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { recall, remember } from '../app/remembered';
import englishApp from './en/app.json';
import frenchApp from './fr/app.json';
import { isolated } from './isolated';
import { forgetTexts } from './reading';

/** The languages everything is written in; the first stands in for all others. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same texts in every language. */
export type Texts = Record<Language, object>;

/** What loads the same texts in one language, as a file of the app. */
export type TextLoaders = Record<Language, () => Promise<{ default: object }>>;

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
    // React escapes
    interpolation: { escape: isolated },
  });
  i18next.services.formatter!.add('of', ofWhom);
  i18next.services.formatter!.add('list', listed);
  i18next.store.on('added', forgetTexts);
}

/** French drops the vowel of "de" before another one: “la place {{name, of}}”. */
const ofWhom = (name: string): string =>
  /^[aeiou]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

/** Names in a row: “{{names, list}}”. */
const listed = (names: string[], language?: string): string =>
  new Intl.ListFormat(language).format(names.map(isolated));

/** Adds the texts a lazily loaded part brings along: few enough to come in every language. */
export function addTexts(namespace: string, texts: Texts) {
  for (const language of LANGUAGES)
    i18next.addResourceBundle(language, namespace, texts[language], true, true);
}

/** What loads the texts of the parts that are loaded by now, by their namespaces. */
const loaders = new Map<string, TextLoaders>();

/** Loads the texts of a part in the reader's language only; they come in another when it is chosen. Rejects where the server does not have them. */
export async function loadTexts(namespace: string, ofLanguages: TextLoaders) {
  loaders.set(namespace, ofLanguages);
  await loadIn(i18next.language as Language, namespace);
}

async function loadIn(language: Language, namespace: string) {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await loaders.get(namespace)![language]();
  i18next.addResourceBundle(language, namespace, texts);
}

let wanted: Language | undefined;

/**
 * Changes the language in place as soon as all that is shown can be said in it, and keeps it. Where its texts cannot be
 * loaded, the page stays as it is, and speaks it from the next visit on.
 */
export async function changeLanguage(language: Language) {
  wanted = language;
  remember('language', language);
  const isLoaded = await Promise.all(
    [...loaders.keys()].map((namespace) => loadIn(language, namespace)),
  ).then(
    () => true,
    () => false,
  );
  // another one may have been chosen meanwhile
  if (isLoaded && wanted === language) await i18next.changeLanguage(language);
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

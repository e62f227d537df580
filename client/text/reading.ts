import i18next from 'i18next';
import type { Translate } from './keys';

/** What looks the texts of a namespace up in the language that is spoken, and which that is. */
export type Reading = { t: Translate; i18n: { language: string } };

/** By their namespaces, in the language that is spoken. */
const readings = new Map<string, Reading>();

/** The texts of a namespace; the same object until another language is spoken. */
export function readingOf(namespace: string): Reading {
  const { language } = i18next;
  const known = readings.get(namespace);
  if (known?.i18n.language === language) return known;
  const reading = { t: remembering(language, namespace), i18n: { language } };
  readings.set(namespace, reading);
  return reading;
}

/** Tells when another language is spoken; returns how to be told no more. */
export function onLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** So many texts are kept; then all are forgotten, since nobody sees that many at a time. */
const KEPT = 4000;

/** Texts as they were put together, by what was asked for. */
const kept = new Map<string, string>();

/** Puts texts together anew, now that there are more. */
export const forgetTexts = () => kept.clear();

/**
 * Puts no text together twice: a board asks for most of its texts many times, and each time one is found, filled in and
 * searched for others within it.
 */
function remembering(language: string, namespace: string): Translate {
  const t = i18next.getFixedT(language, namespace) as Translate;
  return (key, values) => {
    const name = nameOf(`${language} ${namespace} ${key}`, values);
    if (name === null) return t(key, values);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const text = t(key, values);
    if (kept.size === KEPT) kept.clear();
    kept.set(name, text);
    return text;
  };
}

/** What is asked for, as one word; `null` where that is more than a text with words and numbers in it. */
function nameOf(key: string, values: Record<string, unknown> = {}): string | null {
  let name = key;
  for (const [of, value] of Object.entries(values)) {
    if (typeof value === 'string') name += `\n${of} "${value.length} ${value}`;
    else if (typeof value === 'number') name += `\n${of} ${value}`;
    else if (value !== undefined) return null;
  }
  return name;
}

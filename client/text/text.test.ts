import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../shared/games';
import { REFUSALS } from '../../shared/protocol/refusals';
import { LANGUAGES } from './i18n';

const CLIENT = join(__dirname, '..');

type Tree = { [key: string]: string | Tree };

const read = (path: string): Tree => JSON.parse(readFileSync(join(CLIENT, path), 'utf8'));

/** Every text of a file by its full key. */
const textsOf = (tree: Tree, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(textsOf(value, `${prefix}${key}.`)),
    ),
  );

/** The files that say the same in every language: those of the app, and those of each title. */
const FILES: ((language: string) => string)[] = [
  ...readdirSync(join(CLIENT, 'text/en')).map(
    (file) => (language: string) => `text/${language}/${file}`,
  ),
  ...readdirSync(join(CLIENT, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      ['text', 'box'].map((part) => (language: string) => `games/${name}/${part}/${language}.json`),
    ),
];

const FORM = /_(zero|one|two|few|many|other)$/;

/** The forms a language has for the numbers of a game. */
const formsOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))].sort();
};

/** Keys without their plural forms. */
const meanings = (texts: Record<string, string>) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(FORM, '')))].sort();

/** What a text wants filled in: values, and the places of things. A plural may do without its number. */
const slots = (text: string) =>
  [...text.matchAll(/{{(\w+)[^}]*}}|<(\w+)\/?>/g)]
    .map(([, value, thing]) => value ?? thing)
    .filter((slot) => slot !== 'count')
    .sort();

describe.each(FILES.map((file) => [file('*'), file] as const))('%s', (_, file) => {
  const textsIn = (language: string) => textsOf(read(file(language)));
  const [first, ...others] = LANGUAGES;

  test.each(others)('%s says all that is said in English, and no more', (language) => {
    expect(meanings(textsIn(language))).toEqual(meanings(textsIn(first)));
  });

  test.each(others)('%s fills in the same', (language) => {
    const [ours, theirs] = [textsIn(language), textsIn(first)];
    for (const key of Object.keys(ours).filter((one) => one in theirs))
      expect([key, ...slots(ours[key])]).toEqual([key, ...slots(theirs[key])]);
  });

  test.each(LANGUAGES)('%s has every plural form', (language) => {
    const keys = Object.keys(textsIn(language));
    const counted = new Set(
      keys.filter((key) => FORM.test(key)).map((key) => key.replace(FORM, '')),
    );
    const forms = [...counted].flatMap((key) => formsOf(language).map((form) => `${key}_${form}`));
    expect(forms.filter((form) => !keys.includes(form))).toEqual([]);
  });

  test.each(LANGUAGES)('%s ends no sentence twice', (language) => {
    const texts = textsIn(language);
    expect(Object.keys(texts).filter((key) => /(?<!\.)\.\.(?!\.)/.test(texts[key]))).toEqual([]);
  });

  test.each(LANGUAGES)('%s leaves no text empty', (language) => {
    const texts = textsIn(language);
    expect(Object.keys(texts).filter((key) => texts[key].trim() === '')).toEqual([]);
  });
});

/**
 * A sign that French sets off by another space than it must: one that does not break, before a colon and within
 * quotation marks, and a narrow one before the others. A key to press is a word.
 */
const TORN = /[ \u202f][:»]|«[ \u202f]|[ \u00a0][;!]|[ \u00a0]\?(?! règles)/;

test.each(FILES.map((file) => file('fr')))(
  '%s keeps every sign on the line of its word',
  (file) => {
    const texts = textsOf(read(file));
    expect(Object.entries(texts).filter(([, text]) => TORN.test(text))).toEqual([]);
  },
);

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsOf(read(`text/${language}/app.json`));

  test('has a sentence for every refusal', () => {
    expect(Object.keys(texts)).toEqual(
      expect.arrayContaining(REFUSALS.map((code) => `refusal.${code}`)),
    );
  });

  test.each(games)('introduces $id and its options', ({ id, options }) => {
    const texts = textsOf(read(`games/${id}/box/${language}.json`));
    const wanted = ['name', 'tagline', 'minutes'];
    for (const [key, spec] of Object.entries(options)) {
      wanted.push(`option.${key}.name`, `option.${key}.about`);
      if (spec.kind === 'toggle') continue;
      for (const value of spec.values) wanted.push(`option.${key}.values.${value}`);
      // some are explained once they are chosen
      for (const value of [...spec.values, 'own']) {
        const about = `option.${key}.about_${value}`;
        if (about in texts) wanted.push(about);
      }
    }
    expect(Object.keys(texts).sort()).toEqual(wanted.sort());
  });
});

test('no style ends a sentence: where its text does as well, two full stops would stand there', () => {
  const styles = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .filter((path) => /content: *'[^']*[.!?]'/.test(readFileSync(join(CLIENT, path), 'utf8')));
  expect(styles).toEqual([]);
});

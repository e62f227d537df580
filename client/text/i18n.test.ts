import i18next from 'i18next';
import { entryTexts } from '../games/catalog';
import { changeLanguage, loadTexts, startTexts } from './i18n';

// The words of a part come in the language of the reader, and in another one once it is chosen.

beforeAll(() => startTexts(entryTexts));
beforeEach(() => changeLanguage('en'));

/** A part with its own words, and the languages they were loaded in. */
async function part(namespace: string, french = async () => ({ default: { hello: 'Bonjour' } })) {
  const loaded: string[] = [];
  await loadTexts(namespace, {
    en: async () => {
      loaded.push('en');
      return { default: { hello: 'Hello' } };
    },
    fr: () => {
      loaded.push('fr');
      return french();
    },
  });
  return { loaded, says: () => i18next.t('hello', { ns: namespace }) };
}

test('nobody loads a language they do not read', async () => {
  const { loaded, says } = await part('one');
  expect([says(), ...loaded]).toEqual(['Hello', 'en']);
});

test('a language that is chosen is spoken once it is loaded, and loaded once', async () => {
  const { loaded, says } = await part('two');
  await changeLanguage('fr');
  expect(says()).toBe('Bonjour');
  await changeLanguage('en');
  await changeLanguage('fr');
  expect(loaded).toEqual(['en', 'fr']);
});

test('of two choices the last one holds, whichever is loaded first', async () => {
  let arrive = (_: { default: { hello: string } }) => {};
  const { says } = await part('three', () => new Promise((resolve) => (arrive = resolve)));
  const french = changeLanguage('fr');
  await changeLanguage('en');
  arrive({ default: { hello: 'Bonjour' } });
  await french;
  expect([i18next.language, says()]).toEqual(['en', 'Hello']);
});

test('where a language cannot be loaded the page stays as it is', async () => {
  const { says } = await part('four', async () => Promise.reject(new TypeError('not found')));
  await changeLanguage('fr');
  expect([i18next.language, says()]).toEqual(['en', 'Hello']);
});

test('in French a name that begins with a vowel is joined to what is theirs', () => {
  const lng = 'fr';
  const free = (name: string) => i18next.t('seat.remove', { lng, name });
  expect(free('Bo')).toBe('Libérer la place de Bo');
  expect(free('Ada')).toBe('Libérer la place d’Ada');
  expect(free('Élise')).toBe('Libérer la place d’Élise');
  const won = i18next.t('state.lost', { lng, names: ['Ada', 'Bo'] });
  expect(won).toMatch(/victoire d’Ada et Bo$/);
});

import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import '../testing/app';
import { addTexts, changeLanguage } from './i18n';
import { useTitleTexts, useTranslation } from './useTranslation';

// The compiler refuses what nobody would see: a key that no text has is shown as it is.

const frame = () => renderHook(() => useTranslation('app')).result.current;

test('a text of the namespace is asked for by its key, any other with its namespace', () => {
  const { t } = frame();
  expect(t('toHome')).toBe('All tables');
  expect(t('app:toHome')).toBe('All tables');
});

test('a misspelt key is refused', () => {
  const { t } = frame();
  // @ts-expect-error -- there is no such text
  expect(t('toHorne')).toBe('toHorne');
  // @ts-expect-error -- nor with its namespace
  expect(t('app:toHorne')).toBe('toHorne');
  // @ts-expect-error -- and this one is of another namespace
  expect(t('dealing')).toBe('dealing');
});

test('what a box says is asked for by the id of its title', () => {
  const { t } = frame();
  expect(t('games.ya-blew-it.name')).toBe('Ya Blew It!');
  // @ts-expect-error -- no box says such a thing
  expect(t('games.ya-blew-it.nane')).toBe('games.ya-blew-it.nane');
});

test('a title asks for its own texts and those of the frame, and for no others', () => {
  const { t } = renderHook(() => useTitleTexts<'board.title'>('ya-blew-it')).result.current;
  expect(t('app:toHome')).toBe('All tables');
  // @ts-expect-error -- the title has no such text
  expect(t('board.titel')).toBe('board.titel');
});

test('a text is put together once for the same values, and anew for any others', () => {
  i18next.addResourceBundle('en', 'kept', {
    took: '{{who}} took {{count}} card',
    took_other: '{{who}} took {{count}} cards',
    took_you: 'You took {{count}} card',
    took_you_other: 'You took {{count}} cards',
    list: ['one', 'two'],
  });
  const kept = renderHook(() => useTitleTexts<string>('kept')).result.current.t;
  const translate = jest.spyOn(i18next.services.interpolator!, 'interpolate');
  const all = () => [
    kept('took', { who: 'Bo', count: 1 }),
    kept('took', { who: 'Bo', count: 2 }),
    kept('took', { who: 'Bo', count: '2' }),
    kept('took', { who: 'Bo\ncount 2', count: 1 }),
    kept('took', { who: 'Bo', count: 2, context: 'you' }),
    kept('took', { who: 'Cleo', count: 2, context: undefined }),
    kept('list', { returnObjects: true }),
  ];
  const said = [
    'Bo took 1 card',
    'Bo took 2 cards',
    'Bo took 2 card',
    'Bo\ncount 2 took 1 card',
    'You took 2 cards',
    'Cleo took 2 cards',
    ['one', 'two'],
  ];
  expect(all()).toEqual(said);
  translate.mockClear();
  expect(all()).toEqual(said);
  // only the list, whose texts are in nobody's way
  expect(translate).toHaveBeenCalledTimes(2);
  translate.mockRestore();
});

test('texts that come later are found, and those of another language once it is spoken', async () => {
  const { result } = renderHook(() => useTitleTexts<string>('late'));
  const first = result.current.t;
  expect(first('hello')).toBe('hello');
  act(() => addTexts('late', { en: { hello: 'Hello' }, fr: { hello: 'Bonjour' } }));
  expect(result.current.t('hello')).toBe('Hello');
  await act(() => changeLanguage('fr'));
  // who has kept the function of before goes on in that language
  expect([result.current.t('hello'), first('hello')]).toEqual(['Bonjour', 'Hello']);
  expect(result.current.i18n.language).toBe('fr');
  await act(() => changeLanguage('en'));
  expect(result.current.t('hello')).toBe('Hello');
});

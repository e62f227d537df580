import { renderHook } from '@testing-library/react';
import '../testing/app';
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

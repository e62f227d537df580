import { renderHook } from '@testing-library/react';
import { useTurnInTab } from './useTurnInTab';

const UNLIT = 'http://localhost/favicon.svg';

beforeEach(() => {
  document.head.innerHTML = '<link rel="shortcut icon" href="/favicon.svg" />';
});

const icon = () => document.querySelector('link')!.href;
const show = (isOurTurn: boolean) =>
  renderHook(({ is }) => useTurnInTab(is, 'Ana is asked'), { initialProps: { is: isOurTurn } });

test('the tab says what is asked, and is marked as long as its reader is asked', () => {
  const { rerender } = show(false);
  expect([document.title, icon()]).toEqual(['Ana is asked', UNLIT]);
  rerender({ is: true });
  expect(document.title).toBe('● Ana is asked');
  expect(icon()).not.toBe(UNLIT);
  rerender({ is: false });
  expect([document.title, icon()]).toEqual(['Ana is asked', UNLIT]);
});

test('its icon is lit by a picture, and as it was once the match is left', () => {
  const { unmount } = show(true);
  const [kind, picture] = icon().split(',');
  expect(kind).toBe('data:image/svg+xml');
  const svg = new DOMParser().parseFromString(decodeURIComponent(picture), 'image/svg+xml');
  expect([...svg.documentElement.children].map(({ localName }) => localName)).toEqual([
    ...['polygon', 'polygon', 'polygon', 'path', 'circle', 'circle'],
  ]);
  unmount();
  expect(icon()).toBe(UNLIT);
});

test('a page without an icon has none to light', () => {
  document.head.innerHTML = '';
  show(true);
  expect(document.title).toBe('● Ana is asked');
});

import { act, renderHook } from '@testing-library/react';
import { useFragment } from './useFragment';

const PAGE = '/continue?from=mail';

/** Opens the address without telling the page so, as whoever follows a link does. */
const open = (address: string) => history.replaceState({ from: 'mail' }, '', address);
const address = () => location.pathname + location.search + location.hash;

test('what came behind the # is kept, and leaves the address and its history as they were otherwise', () => {
  open(`${PAGE}#secret`);
  const { result, rerender } = renderHook(useFragment);
  expect(address()).toBe(PAGE);
  expect(history.state).toEqual({ from: 'mail' });
  rerender();
  expect(result.current).toBe('secret');
});

test('what comes later takes its place, and nothing is listened for once the page is left', async () => {
  open(PAGE);
  const { result, unmount } = renderHook(useFragment);
  expect(result.current).toBe('');
  const goTo = (fragment: string) =>
    act(async () => {
      location.hash = fragment;
      await new Promise((heard) => window.addEventListener('hashchange', heard, { once: true }));
    });
  await goTo('newer');
  expect([result.current, address()]).toEqual(['newer', PAGE]);
  unmount();
  await goTo('secret');
  expect(location.hash).toBe('#secret');
});

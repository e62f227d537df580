import { renderHook } from '@testing-library/react';
import { useKeptPlace } from './useKeptPlace';

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ of: 'the page' }, '', '/table/abc?replay');
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

/** A page that keeps a place in its address. */
function page(first: string | null) {
  const gone: string[] = [];
  const { rerender, unmount } = renderHook(
    (fragment) => useKeptPlace(fragment, (to) => gone.push(to)),
    { initialProps: first },
  );
  return { comesTo: rerender, isLeft: unmount, gone };
}

/** How often browsers let an address change without a thought. */
const OFTEN = 50;

/** A page that has changed its address as often as it may, within a second. */
function busy() {
  const watched = page('#m=1');
  jest.advanceTimersByTime(1000);
  for (let moment = 2; moment <= OFTEN; moment++) watched.comesTo(`#m=${moment}`);
  expect(location.hash).toBe('#m=50');
  return watched;
}

const goTo = (fragment: string) => {
  history.replaceState(history.state, '', fragment);
  window.dispatchEvent(new Event('hashchange'));
};

test('a place is in the address, and all else there is as it was', () => {
  page('#m=3');
  expect(location.pathname + location.search + location.hash).toBe('/table/abc?replay#m=3');
  expect(history.state).toEqual({ of: 'the page' });
});

test('an address that has the place already is not written again', () => {
  history.replaceState(null, '', '#m=3');
  const written = jest.spyOn(history, 'replaceState');
  page('#m=3');
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});

test('whoever changes the address is heard, until the page is left', () => {
  const { gone, isLeft } = page('#m=3');
  goTo('#m=7');
  isLeft();
  goTo('#m=8');
  expect(gone).toEqual(['#m=7']);
});

test('a page without places leaves the address alone, and hears nothing of it', () => {
  const { gone } = page(null);
  goTo('#elsewhere');
  expect([gone, location.hash]).toEqual([[], '#elsewhere']);
});

describe('an address that has changed as often as browsers let it', () => {
  test('says where one is once one stays there', () => {
    const { comesTo } = busy();
    comesTo('#m=60');
    jest.advanceTimersByTime(399);
    comesTo('#m=61');
    jest.advanceTimersByTime(399);
    expect(location.hash).toBe('#m=50');
    jest.advanceTimersByTime(1);
    expect(location.hash).toBe('#m=61');
  });

  test('says it as soon as the page goes out of sight, and no more once it is left', () => {
    const { comesTo, isLeft } = busy();
    comesTo('#m=60');
    comesTo('#m=61');
    window.dispatchEvent(new Event('pagehide'));
    expect(location.hash).toBe('#m=61');
    isLeft();
    goTo('#elsewhere');
    window.dispatchEvent(new Event('pagehide'));
    jest.advanceTimersByTime(400);
    expect(location.hash).toBe('#elsewhere');
  });

  test('says it at once again half a minute after the first of them', () => {
    const { comesTo } = busy();
    jest.advanceTimersByTime(28_999);
    comesTo('#m=60');
    expect(location.hash).toBe('#m=50');
    jest.advanceTimersByTime(1);
    comesTo('#m=61');
    expect(location.hash).toBe('#m=61');
    // and the next one by the one after that
    comesTo('#m=62');
    expect(location.hash).toBe('#m=61');
  });
});

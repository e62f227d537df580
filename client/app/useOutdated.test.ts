import { act, renderHook } from '@testing-library/react';
import { useOutdated } from './useOutdated';

let asked: number;
/** The page as the server gives it to whoever comes now. */
let page: string;

beforeEach(() => {
  asked = 0;
  document.head.innerHTML = '<script type="module" src="/assets/main-1A2B.js"></script>';
  globalThis.fetch = async () => {
    asked++;
    return { ok: true, text: async () => page } as Response;
  };
});

/** What a page says that is connected, and not, in turn. */
async function heard(...connections: boolean[]): Promise<boolean> {
  const [first, ...rest] = connections;
  const { result, rerender } = renderHook(useOutdated, { initialProps: first });
  for (const connected of rest) await act(async () => rerender(connected));
  return result.current;
}

test('a page looks whether there is a newer one as often as its server comes back', async () => {
  page = 'src="/assets/main-1A2B.js"';
  expect(await heard(true, false, true)).toBe(false);
  expect(asked).toBe(1);
  page = 'src="/assets/main-3C4D.js"';
  expect(await heard(true, false, true, false, true)).toBe(true);
  expect(asked).toBe(3);
});

test('as long as its server is there it asks for nothing', async () => {
  page = 'src="/assets/main-3C4D.js"';
  expect(await heard(true, true)).toBe(false);
  expect(asked).toBe(0);
});

test('nor while it is gone', async () => {
  page = 'src="/assets/main-3C4D.js"';
  expect(await heard(true, false)).toBe(false);
  expect(asked).toBe(0);
});

test('the page of a network that wants to be paid first, or a half of ours, is no newer one', async () => {
  page = '<!doctype html><title>Welcome aboard</title>';
  expect(await heard(true, false, true)).toBe(false);
  const cutOff = new TypeError('network error');
  globalThis.fetch = async () =>
    ({ ok: true, text: () => Promise.reject(cutOff) }) as unknown as Response;
  expect(await heard(true, false, true)).toBe(false);
});

test('a server that is there again, but has nothing to give yet, has no newer one', async () => {
  page = 'src="/assets/main-3C4D.js"';
  globalThis.fetch = async () => ({ ok: false, text: async () => page }) as Response;
  expect(await heard(true, false, true)).toBe(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await heard(true, false, true)).toBe(false);
});

test('a page that was not built asks for nothing', async () => {
  page = 'src="/assets/main-3C4D.js"';
  document.head.innerHTML = '';
  expect(await heard(true, false, true)).toBe(false);
  expect(asked).toBe(0);
});

import type { Theme } from './theme';

const STORED = 'wondertable.theme';

let isBright: boolean;
let changed: () => void;

beforeEach(() => {
  localStorage.clear();
  isBright = false;
  changed = () => {};
  window.matchMedia = (query) => {
    expect(query).toBe('(prefers-color-scheme: light)');
    return {
      matches: isBright,
      addEventListener: (_: 'change', listener: () => void) => (changed = listener),
    } as never;
  };
});

/** The page as it is opened. */
async function opened() {
  let page!: typeof import('./theme');
  await jest.isolateModulesAsync(async () => {
    page = await import('./theme');
  });
  page.startTheme();
  return page;
}

const shown = () => document.documentElement.dataset.theme;

/** Another tab keeps something else under this name. */
function keptElsewhere(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('a page is as bright as its system, also when that changes', async () => {
  await opened();
  expect(shown()).toBe('dark');
  isBright = true;
  changed();
  expect(shown()).toBe('light');
});

test('a theme that was chosen is put on the page, and still there when it is opened again', async () => {
  const { changeTheme } = await opened();
  changeTheme('light');
  expect(shown()).toBe('light');
  await opened();
  expect(shown()).toBe('light');
  isBright = true;
  changeTheme('dark');
  expect(shown()).toBe('dark');
});

test('a theme that is none is the one of the system', async () => {
  localStorage.setItem(STORED, 'sepia');
  isBright = true;
  await opened();
  expect(shown()).toBe('light');
});

test('a theme that is chosen in another tab is put on the page, and nothing else that is kept there', async () => {
  await opened();
  keptElsewhere(STORED, 'light');
  expect(shown()).toBe('light');
  localStorage.setItem(STORED, 'dark');
  keptElsewhere('wondertable.name', 'Ana');
  expect(shown()).toBe('light');
});

test.each<[Theme, boolean, boolean]>([
  ['system', true, true],
  ['system', false, false],
  ['dark', true, false],
  ['light', false, true],
])('%s on a system whose being bright is %s comes to light: %s', async (theme, bright, light) => {
  const { isLight } = await opened();
  isBright = bright;
  expect(isLight(theme)).toBe(light);
});

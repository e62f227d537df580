import { keyOf, recall, remember } from './remembered';
import { createStore, useStore } from './store';

/** Evening or daylight, or whatever the system has at the moment. */
export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const bright = () => window.matchMedia('(prefers-color-scheme: light)');
const theme = createStore(stored());

/** Puts the theme on the page, now and whenever the choice, another tab's or the system's changes. */
export function startTheme() {
  bright().addEventListener('change', show);
  theme.subscribe(show);
  window.addEventListener('storage', ({ key }) => {
    if (key !== keyOf('theme')) return;
    theme.set(stored());
  });
  show();
}

export function changeTheme(next: Theme) {
  remember('theme', next);
  theme.set(next);
}

export const useTheme = (): Theme => useStore(theme);

/** What the theme comes to. */
export const isLight = (chosen: Theme): boolean =>
  chosen === 'system' ? bright().matches : chosen === 'light';

function show() {
  document.documentElement.dataset.theme = isLight(theme.get()) ? 'light' : 'dark';
}

function stored(): Theme {
  const kept = recall('theme');
  return THEMES.find((one) => one === kept) ?? 'system';
}

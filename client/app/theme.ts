import { useSyncExternalStore } from 'react';
import { keyOf, recall, remember } from './remembered';

/** Evening or daylight, or whatever the system has at the moment. */
export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const bright = () => window.matchMedia('(prefers-color-scheme: light)');
const listeners = new Set<() => void>();
let theme = stored();

/** Puts the theme on the page, now and whenever the choice, another tab's or the system's changes. */
export function startTheme() {
  bright().addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => {
    if (key !== keyOf('theme')) return;
    theme = stored();
    show();
  });
  show();
}

export function changeTheme(next: Theme) {
  theme = next;
  remember('theme', next);
  show();
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => theme,
  );

/** What the theme comes to. */
export const isLight = (chosen: Theme): boolean =>
  chosen === 'system' ? bright().matches : chosen === 'light';

function show() {
  document.documentElement.dataset.theme = isLight(theme) ? 'light' : 'dark';
  for (const listener of listeners) listener();
}

function stored(): Theme {
  const kept = recall('theme');
  return THEMES.find((one) => one === kept) ?? 'system';
}

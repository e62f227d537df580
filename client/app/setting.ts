import { useSyncExternalStore } from 'react';
import { recall, remember } from './remembered';

/** Something the player chose for this device. */
export type Setting<T extends string> = {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
};

export function createSetting<T extends string>(
  name: string,
  values: readonly T[],
  fallback: NoInfer<T>,
): Setting<T> {
  const listeners = new Set<() => void>();
  const kept = recall(name);
  let value = values.find((one) => one === kept) ?? fallback;
  return {
    get: () => value,
    set(next) {
      value = next;
      remember(name, next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useSetting = <T extends string>({ subscribe, get }: Setting<T>): T =>
  useSyncExternalStore(subscribe, get);

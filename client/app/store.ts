import { useSyncExternalStore } from 'react';

/** A value that several parts of the page look at. */
export type Store<T> = {
  get(): T;
  set(value: T): void;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>({ subscribe, get }: Store<T>): T =>
  useSyncExternalStore(subscribe, get);

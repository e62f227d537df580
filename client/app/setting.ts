import { recall, remember } from './remembered';
import { createStore, type Store, useStore } from './store';

/** Something the player chose for this device. */
export type Setting<T extends string> = Store<T>;

export function createSetting<T extends string>(
  name: string,
  values: readonly T[],
  fallback: NoInfer<T>,
): Setting<T> {
  const kept = recall(name);
  const store = createStore<T>(values.find((one) => one === kept) ?? fallback);
  return {
    ...store,
    set(next) {
      remember(name, next);
      store.set(next);
    },
  };
}

export const useSetting = <T extends string>(setting: Setting<T>): T => useStore(setting);

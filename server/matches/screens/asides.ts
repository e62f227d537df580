import type { Aside } from '../../../shared/protocol/talk';
import type { Subscriber } from './subscribers';

/** How many lines are kept for who comes later. */
const KEPT = 50;

/** What those who watch say among themselves: in memory alone, and under numbers instead of names. */
export type Asides = {
  lines(): readonly Aside[];
  add(watcher: Subscriber, text: string): Aside;
  /** Somebody has said something who watches elsewhere. */
  hear(line: Aside): void;
};

export function createAsides(): Asides {
  const numbers = new WeakMap<Subscriber, number>();
  let watchers = 0;
  let said = 0;
  let lines: readonly Aside[] = [];

  function keep(line: Aside) {
    lines = [...lines, line].slice(-KEPT);
    return line;
  }

  return {
    lines: () => lines,
    add(watcher, text) {
      const number = numbers.get(watcher) ?? ++watchers;
      numbers.set(watcher, number);
      return keep({ id: String(++said), watcher: number, text });
    },
    hear(line) {
      // whoever comes later has another number
      watchers = Math.max(watchers, line.watcher);
      said = Math.max(said, Number(line.id));
      keep(line);
    },
  };
}

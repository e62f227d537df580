/* What this browser keeps between visits. A browser that keeps nothing (private windows, full disks) still plays. */

const PREFIX = 'wondertable.';

export const keyOf = (name: string): string => PREFIX + name;

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function remember(name: string, value: string) {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // kept for this visit only
  }
}

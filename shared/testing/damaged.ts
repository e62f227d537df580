import type { Chance } from '../engine/chance';

/** What stands in the place of something else after an accident, or after somebody who means harm. */
const STRANGE: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    1e308,
    '',
    '0',
    '0 undo',
    'x'.repeat(5000),
  ],
  ...['0'.repeat(64), 'F'.repeat(64), '__proto__', [], {}, [[]], [null], { length: 5 }],
];

/** A file with something in it changed, lost, doubled or put elsewhere; or its text, cut or with one letter changed. */
export function damaged(file: object, chance: Chance): string {
  const text = JSON.stringify(file);
  const at = chance.die(text.length - 1);
  switch (chance.die(6)) {
    case 1:
      return text.slice(0, at);
    case 2:
      return `${text.slice(0, at)}${chance.pick([...'0a",[}\u0000'])}${text.slice(at + 1)}`;
    default: {
      const copy = JSON.parse(text) as object;
      for (let times = chance.die(3); times > 0; times--) damage(copy, chance);
      return JSON.stringify(copy);
    }
  }
}

/** Changes one thing in it, however deep. */
function damage(part: object, chance: Chance): void {
  const fields = part as Record<string, unknown>;
  const keys = Object.keys(fields);
  if (keys.length === 0) return;
  const key = chance.pick(keys);
  const value = fields[key];
  if (typeof value === 'object' && value !== null && chance.die(4) > 1)
    return damage(value, chance);
  switch (chance.die(6)) {
    case 1:
      fields[key] = chance.pick(STRANGE);
      break;
    case 2:
      if (Array.isArray(part)) part.splice(Number(key), 1);
      else delete fields[key];
      break;
    default:
      fields[key] = near(value, chance) ?? fields[chance.pick(keys)];
  }
}

/** What is almost the same. */
function near(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') return value + chance.pick([-1, 1, 1000]);
  if (typeof value !== 'string' || value === '') return undefined;
  const at = chance.die(value.length) - 1;
  return `${value.slice(0, at)}${chance.pick([...'0123abcd'])}${value.slice(at + 1)}`;
}

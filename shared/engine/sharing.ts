/** A copy of plain JSON that shares nothing with it. */
export function copied<T>(value: T): T;
export function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < copy.length; i++) copy[i] = copied(value[i]);
    return copy;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copied((value as Record<string, unknown>)[key]);
  return copy;
}

/**
 * What is plain JSON and equal to `now`, made of pieces of `before` wherever these are equal: who
 * compares the two can pass over what is identical. Takes `now` apart for that.
 */
export function sharing<T>(before: unknown, now: T): T;
export function sharing(before: unknown, now: unknown): unknown {
  if (typeof now !== 'object' || typeof before !== 'object' || now === null || before === null)
    return now;
  if (Array.isArray(now)) return Array.isArray(before) ? sharingItems(before, now) : now;
  if (Array.isArray(before)) return now;
  return sharingFields(before as Fields, now as Fields);
}

type Fields = Record<string, unknown>;

function sharingItems(before: readonly unknown[], now: unknown[]): readonly unknown[] {
  let isSame = before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    const was = before[i];
    const item = now[i];
    if (item === was) continue;
    const shared = sharing(was, item);
    if (shared === was && i < before.length) now[i] = was;
    else isSame = false;
  }
  return isSame ? before : now;
}

function sharingFields(before: Fields, now: Fields): Fields {
  const keys = Object.keys(now);
  const known = Object.keys(before);
  let isSame = keys.length === known.length;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    // an order of its own makes another text
    if (isSame && key !== known[i]) isSame = false;
    const was = before[key];
    const field = now[key];
    if (field === was) continue;
    const shared = sharing(was, field);
    if (shared === was) now[key] = was;
    else isSame = false;
  }
  return isSame ? before : now;
}

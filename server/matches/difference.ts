import type { Operation } from '../../shared/core/news';

/**
 * The JSON patch that turns `before` into `after`, both JSON values. What both share by reference
 * is not looked into, so the cost is that of what changed.
 */
export function difference(before: unknown, after: unknown, path = ''): Operation[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after, path);
  if (isRecord(before) && isRecord(after)) return recordDifference(before, after, path);
  return [{ op: 'replace', path, value: after }];
}

function recordDifference(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: string,
): Operation[] {
  const operations: Operation[] = [];
  for (const key of Object.keys(before))
    if (has(before, key) && !has(after, key))
      operations.push({ op: 'remove', path: `${path}/${escape(key)}` });
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === before[key] || value === undefined) continue;
    const place = `${path}/${escape(key)}`;
    if (!has(before, key)) operations.push({ op: 'add', path: place, value });
    else operations.push(...difference(before[key], value, place));
  }
  return operations;
}

function listDifference(before: unknown[], after: unknown[], path: string): Operation[] {
  const operations: Operation[] = [];
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++)
    operations.push(...difference(before[i], after[i], `${path}/${i}`));
  for (let i = before.length - 1; i >= both; i--)
    operations.push({ op: 'remove', path: `${path}/${i}` });
  for (const value of after.slice(both)) operations.push({ op: 'add', path: `${path}/-`, value });
  // a list that changed in most places is shorter as a whole
  return operations.length > after.length ? [{ op: 'replace', path, value: after }] : operations;
}

/** JSON knows no `undefined`: such a key is not there. */
const has = (record: Record<string, unknown>, key: string): boolean =>
  Object.hasOwn(record, key) && record[key] !== undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

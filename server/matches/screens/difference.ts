import type { Operation } from '../../../shared/protocol/update';

/**
 * The JSON patch that turns `before` into `after`, both JSON values that are found at `path`. What both share by reference
 * is not looked into, so the cost is that of what changed.
 */
export function difference(before: unknown, after: unknown, path = ''): Operation[] {
  const operations: Operation[] = [];
  compare(before, after, path, operations);
  return operations;
}

type Json = Record<string, unknown>;

/** Adds what turns `before` into `after`; one list for all, since this runs for every viewer of every action. */
function compare(before: unknown, after: unknown, path: string, operations: Operation[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, operations);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, operations);
  else operations.push({ op: 'replace', path, value: after });
}

function compareRecords(before: Json, after: Json, path: string, operations: Operation[]): void {
  for (const key of Object.keys(before))
    if (after[key] !== before[key] && before[key] !== undefined && !has(after, key))
      operations.push({ op: 'remove', path: below(path, key) });
  for (const key of Object.keys(after)) {
    const value = after[key];
    // what every object inherits is no JSON: it is never the same as what is there
    if (value === before[key] || value === undefined) continue;
    if (has(before, key)) compare(before[key], value, below(path, key), operations);
    else operations.push({ op: 'add', path: below(path, key), value });
  }
}

function compareLists(
  before: unknown[],
  after: unknown[],
  path: string,
  operations: Operation[],
): void {
  const first = operations.length;
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++)
    if (before[i] !== after[i]) compare(before[i], after[i], `${path}/${i}`, operations);
  for (let i = before.length - 1; i >= both; i--)
    operations.push({ op: 'remove', path: `${path}/${i}` });
  for (let i = both; i < after.length; i++)
    operations.push({ op: 'add', path: `${path}/-`, value: after[i] });
  // a list that changed in most places is shorter as a whole
  if (operations.length - first > after.length)
    operations.splice(first, Infinity, { op: 'replace', path, value: after });
}

/** JSON knows no `undefined`: such a key is not there; nor is what every object inherits. */
const has = (record: Json, key: string): boolean =>
  record[key] !== undefined && Object.hasOwn(record, key);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const below = (path: string, key: string): string => `${path}/${escape(key)}`;

const escape = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

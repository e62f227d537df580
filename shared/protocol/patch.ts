import type { Operation } from './update';

/** A value with a JSON patch (RFC 6902) applied; shares with it what did not change. Throws when the patch does not fit. */
export const patched = <T>(value: T, operations: readonly Operation[]): T =>
  operations.reduce<unknown>(
    (now, operation) => changed(now, keysOf(operation.path), operation),
    value,
  ) as T;

const keysOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function changed(
  value: unknown,
  [key, ...deeper]: readonly string[],
  operation: Operation,
): unknown {
  if (key === undefined) return operation.op === 'remove' ? undefined : operation.value;
  if (typeof value !== 'object' || value === null) throw misfit(operation);
  return Array.isArray(value)
    ? changedList(value, key, { deeper, operation })
    : changedRecord(value as Record<string, unknown>, key, { deeper, operation });
}

type Step = { deeper: readonly string[]; operation: Operation };

function changedList(
  list: readonly unknown[],
  key: string,
  { deeper, operation }: Step,
): unknown[] {
  const at = key === '-' ? list.length : Number(key);
  const isNew = deeper.length === 0 && operation.op === 'add';
  if (!Number.isInteger(at) || at < 0 || at > list.length - Number(!isNew)) throw misfit(operation);
  const copy = [...list];
  if (deeper.length > 0) copy[at] = changed(list[at], deeper, operation);
  else if (operation.op === 'remove') copy.splice(at, 1);
  else copy.splice(at, Number(!isNew), operation.value);
  return copy;
}

function changedRecord(
  record: Record<string, unknown>,
  key: string,
  { deeper, operation }: Step,
): Record<string, unknown> {
  const isNew = deeper.length === 0 && operation.op === 'add';
  if (!isNew && !Object.hasOwn(record, key)) throw misfit(operation);
  // a computed key is a key, whatever it is called
  if (deeper.length > 0) return { ...record, [key]: changed(record[key], deeper, operation) };
  if (operation.op !== 'remove') return { ...record, [key]: operation.value };
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
}

const misfit = ({ path }: Operation) => new Error(`the patch leads nowhere: ${path}`);

import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Action } from '../../shared/engine/engine';
import { writeAction } from '../../shared/engine/log';
import type { TimedAction } from '../storage/actions';
import type { TableRecord } from '../tables/table';
import { reportFrom } from './history/report';

/** What stopped a match. */
export type Fault = {
  reference: string;
  error: unknown;
  table: TableRecord;
  /** The log until then. */
  actions: readonly TimedAction[];
  /** What was being carried out; `null` where it happened between two actions. */
  failed: Action | null;
};

/** What a player reads out to the host: eight hexadecimal digits. */
export const newReference = (): string => randomBytes(4).toString('hex').toUpperCase();

/** Where the file of a match that was stopped lies: it holds all its secrets. */
export const replayFile = (dataDir: string, reference: string): string =>
  join(dataDir, 'stopped', `${reference}.wonder`);

/** Writes that file; its name, or why there is none: a full disk must not hide the fault itself. */
export async function writeReplay(
  dataDir: string,
  { reference, error, table, actions, failed }: Fault,
): Promise<string> {
  const file = replayFile(dataDir, reference);
  const { forOperator } = reportFrom(table, actions, {
    reference,
    error: (error as { stack?: string } | null)?.stack ?? String(error),
    failed: failed && writeAction(failed),
  });
  try {
    await mkdir(join(dataDir, 'stopped'), { recursive: true, mode: 0o700 });
    await writeFile(file, `${JSON.stringify(forOperator)}\n`, { mode: 0o600 });
    return file;
  } catch (failure) {
    return `none: ${String(failure)}`;
  }
}

import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Action } from '../../shared/engine/engine';
import { dealOf, type TableRecord } from '../tables/table';

/** What stopped a match. */
export type Fault = {
  reference: string;
  error: unknown;
  table: TableRecord;
  /** The log until then. */
  actions: readonly Action[];
  /** What was being carried out; `null` where it happened between two actions. */
  failed: Action | null;
};

/** A match that was stopped, to be played again where the fault is looked for. It holds all secrets of the match. */
export type Replay = {
  reference: string;
  match: string;
  game: string;
  version: number;
  deal: ReturnType<typeof dealOf>;
  actions: readonly Action[];
  failed: Action | null;
  error: string;
};

/** What a player reads out to the host: eight hexadecimal digits. */
export const newReference = (): string => randomBytes(4).toString('hex').toUpperCase();

/** Where the replay of a reference lies. */
export const replayFile = (dataDir: string, reference: string): string =>
  join(dataDir, 'stopped', `${reference}.json`);

/** Writes the replay; the file's name, or why there is none: a full disk must not hide the fault itself. */
export async function writeReplay(
  dataDir: string,
  { reference, error, table, actions, failed }: Fault,
): Promise<string> {
  const file = replayFile(dataDir, reference);
  const replay: Replay = {
    reference,
    match: table.id,
    game: table.game,
    version: table.version,
    deal: dealOf(table),
    actions,
    failed,
    error: (error as { stack?: string } | null)?.stack ?? String(error),
  };
  try {
    await mkdir(join(dataDir, 'stopped'), { recursive: true, mode: 0o700 });
    await writeFile(file, `${JSON.stringify(replay)}\n`, { mode: 0o600 });
    return file;
  } catch (failure) {
    return `none: ${String(failure)}`;
  }
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MATCH_FILE, type MatchReport } from '../../../shared/engine/matchFile';
import type { SealedReport } from '../../../shared/protocol/requests';
import { type ForOperator, secretsOf } from '../../fairness/record';
import { timedActionsOf, type TimedAction } from '../../storage/actions';
import { makeFolder } from '../../storage/database/folder';
import type { Db } from '../../storage/database/open';
import type { TableRecord } from '../../tables/table';

// A match that is not over, in a file that its players may have: only the server that wrote it can open it.

const CIPHER = 'aes-256-gcm';
const KEY = 32;
const NONCE = 12;
const TAG = 16;
/** How many bytes the length of what is sealed is a multiple of: it must not tell what was played unseen. */
const BLOCK = 64 * 1024;

/** All there is of a match until now. */
export const reportFrom = (
  table: TableRecord,
  timed: readonly TimedAction[],
  stopped?: MatchReport['stopped'],
): ForOperator<MatchReport> => {
  const secrets = secretsOf(
    table,
    timed.map(({ action }) => action),
  );
  return {
    forOperator: {
      wonder: MATCH_FILE,
      ...secrets.forOperator,
      times: timed.map(({ at }) => at),
      ...(stopped && { stopped }),
    },
  };
};

/** The report of a match, for whoever runs its server. */
export async function sealedReport(
  db: Db,
  { dataDir, now }: { dataDir: string; now: number },
  table: TableRecord,
): Promise<SealedReport> {
  const { forOperator } = reportFrom(table, await timedActionsOf(db, table.id));
  return {
    report: 1,
    game: table.game,
    version: table.version,
    at: now,
    sealed: seal(await keyIn(dataDir), JSON.stringify(forOperator)).toString('base64'),
  };
}

const sealedSchema = z.object({ report: z.literal(1), sealed: z.base64().min(1) });

/** Opens what a server with this data folder has sealed; throws a sentence where it cannot. */
export async function openedReport(dataDir: string, text: string): Promise<string> {
  const read = sealedSchema.safeParse(jsonOf(text));
  if (!read.success) throw new Error('it is no report of a match');
  const key = await keyAt(dataDir);
  if (key === null) throw new Error(`there is no ${keyFile(dataDir)}: it was made elsewhere`);
  try {
    return unseal(key, Buffer.from(read.data.sealed, 'base64'));
  } catch {
    throw new Error('it was not made by the server of this data folder, or it is damaged');
  }
}

function seal(key: Buffer, text: string): Buffer {
  const bytes = Buffer.from(text);
  // spaces behind JSON are none of it
  const padded = Buffer.alloc(Math.ceil(bytes.length / BLOCK) * BLOCK, ' ');
  bytes.copy(padded);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
}

function unseal(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(-TAG));
  const opened = decipher.update(sealed.subarray(NONCE, -TAG));
  return Buffer.concat([opened, decipher.final()]).toString().trimEnd();
}

const keyFile = (dataDir: string): string => join(dataDir, 'report.key');

/** The key of a data folder, made when it is first needed. */
async function keyIn(dataDir: string): Promise<Buffer> {
  const key = await keyAt(dataDir);
  if (key !== null) return key;
  // where a database holds all else, nothing may have needed the folder yet
  makeFolder(dataDir);
  // it gets its name when all of it is there: nobody reads half a key, and a crash leaves none behind
  const made = `${keyFile(dataDir)}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(made, randomBytes(KEY), { flag: 'wx', mode: 0o600, flush: true });
    await link(made, keyFile(dataDir)).catch((error: NodeJS.ErrnoException) => {
      // another request was quicker
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(made, { force: true });
  }
  return (await keyAt(dataDir))!;
}

async function keyAt(dataDir: string): Promise<Buffer | null> {
  const key = await readFile(keyFile(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (key !== null && key.length !== KEY) throw new Error(`${keyFile(dataDir)} is damaged`);
  return key;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

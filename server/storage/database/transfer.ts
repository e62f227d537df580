import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './open';
import { TABLES, type Database } from './schema';

// All that is stored, or some of it, from one database to another, of whatever kind they are.

type Table = keyof Database;

/** What the rows of a table are told apart by. */
const KEYS: Record<Table, readonly string[]> = {
  matches: ['id'],
  seats: ['match', 'seat'],
  actions: ['match', 'seq'],
  archives: ['match'],
  chat: ['match', 'seq'],
  past_sittings: ['match', 'sitting'],
  players: ['id'],
  devices: ['id'],
  snapshots: ['match'],
  log_pages: ['match', 'seq'],
  positions: ['match'],
  checked_builds: ['build'],
  health: ['id'],
  uptime: ['id'],
  links: ['about'],
  servers: ['id'],
  leases: ['match'],
  screens: ['match', 'server'],
};

/** What goes with the servers that use a database, or is only written to see whether it can be. */
const PASSING: readonly Table[] = ['health', 'servers', 'leases', 'screens'];

/** What may be copied. */
export const ALL = TABLES.filter((table) => !PASSING.includes(table));

/** How many rows are read and written at a time. */
const BATCH = 200;

/** What a table holds: how many rows, and what all of them together come to. */
export type Sum = { rows: number; digest: string };

/** Some tables are not the same in both databases. */
export class NotTheSame extends Error {}

/** Copies tables to a database where they are empty, and reads what is there then: it is what was here. */
export async function copyTables(
  from: Db,
  to: Db,
  tables: readonly Table[] = ALL,
  only: Only = () => EVERY,
): Promise<Map<Table, Sum>> {
  const sums = new Map<Table, Sum>();
  for (const table of tables) {
    const here = summing();
    // whoever turned out to be another player comes after that one
    for (const pass of table === 'players' ? [FIRST, REST] : [only(table)])
      for await (const rows of pages(from, table, pass)) {
        rows.forEach(here.add);
        await to
          .insertInto(table)
          .values(rows as never)
          .execute();
      }
    const there = summing();
    for await (const rows of pages(to, table, EVERY)) rows.forEach(there.add);
    const [wanted, found] = [here.sum(), there.sum()];
    if (found.rows !== wanted.rows || found.digest !== wanted.digest)
      throw new NotTheSame(`${table} came out otherwise: ${found.rows} rows of ${wanted.rows}`);
    sums.set(table, found);
  }
  return sums;
}

/** Which rows of a table are meant. */
export type Only = (table: Table) => typeof EVERY;

const EVERY = sql<boolean>`1 = 1`;
const FIRST = sql<boolean>`merged_into IS NULL`;
const REST = sql<boolean>`merged_into IS NOT NULL`;

/** Those of the matches that run, and of nothing else. */
export const ofRunning: Only = (table) =>
  table === 'matches'
    ? sql<boolean>`status = 'running'`
    : sql<boolean>`match IN (SELECT id FROM matches WHERE status = 'running')`;

/** Whether nothing is stored that anybody could miss. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of ['matches', 'players'] as const)
    if ((await db.selectFrom(table).select('id').limit(1).execute()).length > 0) return false;
  return true;
}

/** Adds up what rows come to, in whichever order they are read: no two of a table are the same. */
function summing() {
  const digest = Buffer.alloc(32);
  let rows = 0;
  return {
    add(row: Row) {
      rows++;
      const hash = createHash('sha256').update(textOf(row)).digest();
      for (const [i, byte] of hash.entries()) digest[i] ^= byte;
    },
    sum: (): Sum => ({ rows, digest: digest.toString('hex') }),
  };
}

type Row = Record<string, unknown>;

/** A row as text, whatever its columns are told in. */
const textOf = (row: Row): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((name) => [name, row[name] instanceof Uint8Array ? hexOf(row[name]) : row[name]]),
  );

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The rows of a table, in the order of their keys, some at a time. */
async function* pages(db: Db, table: Table, only: typeof EVERY): AsyncGenerator<Row[]> {
  const columns = sql.join(KEYS[table].map((name) => sql.ref(name)));
  for (let after = EVERY; ;) {
    const { rows } = await sql<Row>`
      SELECT * FROM ${sql.table(table)} WHERE ${only} AND ${after} ORDER BY ${columns} LIMIT ${sql.lit(BATCH)}
    `.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    const last = rows[rows.length - 1];
    after = sql`(${columns}) > (${sql.join(KEYS[table].map((name) => last[name]))})`;
  }
}

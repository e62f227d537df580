import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CompiledQuery, InsertResult } from 'kysely';
import { z } from 'zod';
import type { Action } from '../../shared/engine/engine';
import { archivedAfter, LogDamaged } from './archives';
import { isLost, isTaken } from './database/problems';
import type { Db } from './database/open';
import type { ActionRow } from './database/schema';

/** Writes actions; those of one moment, whatever their matches, share one commit. */
export type ActionWriter = {
  /** Resolves once the action is durable; rejects when it could not be stored, e.g. since its number is taken. */
  append(match: string, seq: number, action: PlayedAction): Promise<void>;
};

/** An action, and whether a bot played it for the seat's holder: the rules need not know. */
export type PlayedAction = Action & { standIn?: true };

/** How many rows one statement stores at most. */
const AT_ONCE = 100;

/** For how long it is tried again where the database is out of reach, and after how long each time, in milliseconds. */
const RETRY_FOR = 3000;
const AGAIN = 100;

type Pending = { row: ActionRow; resolve: () => void; reject: (reason: unknown) => void };

export function actionWriter(db: Db): ActionWriter {
  const pending: Pending[] = [];
  let writing = false;

  /** By the number of rows: Kysely takes longer to compile a statement than SQLite to run it. */
  const compiled: CompiledQuery<InsertResult>[] = [];

  const insert = (rows: ActionRow[]) => {
    const query = (compiled[rows.length] ??= db.insertInto('actions').values(rows).compile());
    // all rows are built by `toRow`, so their columns have one order
    return db.executeQuery({ ...query, parameters: rows.flatMap((row) => Object.values(row)) });
  };

  async function flush() {
    while (pending.length > 0) {
      const batch = pending.splice(0, AT_ONCE);
      try {
        await insert(batch.map(({ row }) => row));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        // one bad row must not take the others down with it
        const end = isLost(error) ? performance.now() + RETRY_FOR : 0;
        await Promise.all(
          batch.map(({ row, resolve, reject }) => insertAlone(row, end).then(resolve, reject)),
        );
      }
    }
    writing = false;
  }

  /** Stores a row, again and again where the database is out of reach: whether it is stored already nobody knows then. */
  async function insertAlone(row: ActionRow, end: number): Promise<void> {
    const isUnknown = end > 0;
    for (;;)
      try {
        return await (isUnknown ? insertOnce(row) : insertNew(row));
      } catch (error) {
        if (!isLost(error) || performance.now() >= end) throw error;
        await pause(AGAIN);
      }
  }

  const insertNew = async (row: ActionRow) => void (await insert([row]));

  async function insertOnce(row: ActionRow) {
    try {
      await insertNew(row);
    } catch (error) {
      if (!isTaken(error, 'action') || !(await isStored(row))) throw error;
    }
  }

  /** Whether the row with this number is this one, to the last column. */
  async function isStored(row: ActionRow): Promise<boolean> {
    const found = await db
      .selectFrom('actions')
      .selectAll()
      .where('match', '=', row.match)
      .where('seq', '=', row.seq)
      .executeTakeFirst();
    return found !== undefined && isDeepStrictEqual({ ...found }, { ...row });
  }

  return {
    append: (match, seq, action) =>
      new Promise((resolve, reject) => {
        pending.push({ row: toRow(match, seq, action), resolve, reject });
        if (writing) return;
        writing = true;
        setImmediate(() => void flush());
      }),
  };
}

/** Stores the first actions of a match, as part of a transaction. */
export async function addActions(
  tx: Db,
  match: string,
  actions: readonly PlayedAction[],
): Promise<void> {
  const rows = actions.map((action, i) => toRow(match, i + 1, action));
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await tx
      .insertInto('actions')
      .values(rows.slice(i, i + AT_ONCE))
      .execute();
}

/** How many actions are read at a time, so that nobody's move waits for a long log. */
const PAGE = 50;

/**
 * What is stored of a match after an action, in order, page by page, wherever it lies, and even if it is
 * packed meanwhile; throws when an action is missing.
 */
export async function* rowsAfter(db: Db, match: string, seq: number): AsyncGenerator<ActionRow[]> {
  let last = seq;
  for (;;) {
    const rows = await db
      .selectFrom('actions')
      .selectAll()
      .where('match', '=', match)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    if (rows.at(0)?.seq !== last + 1) {
      const before = last;
      for await (const packed of archivedAfter(db, { match, seq: last, page: PAGE })) {
        last += packed.length;
        yield packed;
      }
      if (last > before) continue;
      if (rows.length === 0) return;
    }
    for (const row of rows)
      if (row.seq !== ++last) throw new LogDamaged(`action ${last} of the log is missing`);
    yield rows;
    // there was no more: whoever wants what came meanwhile asks again
    if (rows.length < PAGE) return;
  }
}

/** What was done in a match after an action, as `rowsAfter` has it; throws when an action cannot be read as well. */
export async function* actionsAfter(
  db: Db,
  match: string,
  seq: number,
): AsyncGenerator<PlayedAction[]> {
  for await (const rows of rowsAfter(db, match, seq)) yield rows.map(toAction);
}

/** The whole log of a match, in order; throws as `actionsAfter` does. */
export async function actionsOf(db: Db, match: string): Promise<Action[]> {
  const actions: Action[] = [];
  for await (const page of actionsAfter(db, match, 0)) actions.push(...page);
  return actions;
}

/** An action, and when it was stored, in milliseconds since 1970. */
export type TimedAction = { action: Action; at: number };

/** The same with when each action was stored. */
export async function timedActionsOf(db: Db, match: string): Promise<TimedAction[]> {
  const timed: TimedAction[] = [];
  for await (const rows of rowsAfter(db, match, 0))
    timed.push(...rows.map((row) => ({ action: toAction(row), at: row.at })));
  return timed;
}

/** Built from checked fields, never from what was received: that holds credentials. */
const toRow = (match: string, seq: number, action: PlayedAction): ActionRow => ({
  match,
  seq,
  player: action.playerID,
  move: action.type === 'undo' ? null : action.move,
  args: JSON.stringify(action.type === 'undo' ? [] : action.args),
  at: Date.now(),
  stand_in: Number(action.standIn ?? false),
});

const args = z.array(z.union([z.string(), z.number(), z.boolean()]));

function toAction(row: ActionRow): PlayedAction {
  const standIn = row.stand_in === 1 && { standIn: true as const };
  if (row.move === null) return { type: 'undo', playerID: row.player, ...standIn };
  const read = args.safeParse(parsed(row.args));
  if (!read.success) throw new LogDamaged(`action ${row.seq} of the log cannot be read`);
  return { type: 'move', playerID: row.player, move: row.move, args: read.data, ...standIn };
}

/** JSON read, or `undefined` where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

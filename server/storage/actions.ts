import type { Db } from './open';
import type { ActionRow } from './schema';

/** Writes actions; those of one moment, whatever their matches, share one commit. */
export type ActionWriter = {
  /** Resolves once the action is durable; rejects when it could not be stored, e.g. since its number is taken. */
  append(row: ActionRow): Promise<void>;
};

type Pending = { row: ActionRow; resolve: () => void; reject: (reason: unknown) => void };

export function actionWriter(db: Db): ActionWriter {
  let pending: Pending[] = [];
  let writing = false;

  const insert = (rows: ActionRow[]) => db.insertInto('actions').values(rows).execute();

  async function flush() {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        await insert(batch.map(({ row }) => row));
        for (const { resolve } of batch) resolve();
      } catch {
        // one bad row must not take the others down with it
        for (const { row, resolve, reject } of batch) await insert([row]).then(resolve, reject);
      }
    }
    writing = false;
  }

  return {
    append: (row) =>
      new Promise((resolve, reject) => {
        pending.push({ row, resolve, reject });
        if (writing) return;
        writing = true;
        setImmediate(() => void flush());
      }),
  };
}

/** The log of a match, in order. */
export const actionsOf = (db: Db, match: string): Promise<ActionRow[]> =>
  db.selectFrom('actions').selectAll().where('match', '=', match).orderBy('seq').execute();

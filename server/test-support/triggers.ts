import { changeIn, isOnPostgres, rowsIn } from './storage';

// What has a database of tests do something by itself whenever a row is written.

/** Has a kind of change fail for rows of a table, until the function it returns is called; `only` is a condition on the row as it was. */
export async function stuck(
  dataDir: string,
  what: 'UPDATE' | 'DELETE',
  table: string,
  only = 'true',
): Promise<() => Promise<void>> {
  const when = `BEFORE ${what} ON ${table}`;
  const [making, ending] = !isOnPostgres
    ? [
        [`CREATE TRIGGER stuck ${when} WHEN ${only} BEGIN SELECT RAISE(ABORT, 'stuck'); END`],
        ['DROP TRIGGER stuck'],
      ]
    : [
        [
          `CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE 'stuck'; END $$ LANGUAGE plpgsql`,
          `CREATE TRIGGER stuck ${when} FOR EACH ROW WHEN (${only}) EXECUTE FUNCTION fail()`,
        ],
        ['DROP FUNCTION fail CASCADE'],
      ];
  for (const sql of making) await changeIn(dataDir, sql);
  return async () => {
    for (const sql of ending) await changeIn(dataDir, sql);
  };
}

/** Takes note of every seat that is written from now on: how, and which one; the function it returns tells, and forgets. */
export async function writtenSeats(
  dataDir: string,
): Promise<() => Promise<{ how: string; seat: number }[]>> {
  await changeIn(dataDir, 'CREATE TABLE written (how TEXT, seat BIGINT)');
  if (isOnPostgres)
    await changeIn(
      dataDir,
      `CREATE FUNCTION note() RETURNS trigger AS $$ BEGIN
         INSERT INTO written VALUES (TG_OP, coalesce(NEW.seat, OLD.seat)); RETURN NULL;
       END $$ LANGUAGE plpgsql`,
    );
  for (const [how, row] of [
    ['INSERT', 'new'],
    ['UPDATE', 'new'],
    ['DELETE', 'old'],
  ])
    await changeIn(
      dataDir,
      !isOnPostgres
        ? `CREATE TRIGGER ${how}s AFTER ${how} ON seats BEGIN INSERT INTO written VALUES ('${how}', ${row}.seat); END`
        : `CREATE TRIGGER ${how}s AFTER ${how} ON seats FOR EACH ROW EXECUTE FUNCTION note()`,
    );
  return () => rowsIn(dataDir, 'DELETE FROM written RETURNING how, seat');
}

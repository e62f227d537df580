// Before tests that store on PostgreSQL: starts one that a package brings along, or takes the machine's own,
// where TEST_DATABASE_URL names it.
import { ownPostgres } from './own.mjs';

export default async function start() {
  process.env.POSTGRES_FOR_TESTS = process.env.TEST_DATABASE_URL ?? (await startOwn());
}

async function startOwn() {
  const { postgres, url } = await ownPostgres({ persistent: false });
  globalThis.postgresOfTests = postgres;
  return url;
}

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type ClientConfig, type PoolClient } from 'pg';
import type { Release } from './keptConnection';
import { isLost, isSilence } from './problems';

// The connections of a server to its database, by which all is asked but what holds it and what listens.

/** How many there are at most. */
const CONNECTIONS = 10;
/** How long a statement may take, in milliseconds: nobody waits longer for a move. */
const STATEMENT = 10_000;

/** The pool that Kysely asks for connections; `closed` is called once it has ended. */
export function openPool(config: ClientConfig, closed: Release): PostgresPool {
  let pool = newPool(config);
  /** Has whoever uses a connection know that nothing more comes by it. */
  const inUse = new Set<() => void>();

  /**
   * What is not answered by one connection is not answered by those that were made before either: the way to the
   * database was lost. Each by itself would keep somebody waiting just as long.
   */
  function beginAnew() {
    for (const giveUp of inUse) giveUp();
    // nobody comes next where the database is being let go of
    if (pool.ending) return;
    void pool.end();
    pool = newPool(config);
  }

  /** A connection that says of what failed no more than may stand in a log: PostgreSQL likes to quote whole rows. */
  function discreet(client: PoolClient, from: Pool): PostgresPoolClient {
    let isBroken = false;
    const giveBack = (isLeft: boolean) => inUse.delete(giveUp) && client.release(isLeft);
    const giveUp = () => giveBack(true);
    inUse.add(giveUp);
    return {
      query: (text: unknown, values?: readonly unknown[]) =>
        client.query(text as string, values?.map(storable)).catch((error: unknown) => {
          // whoever has it next would wait for the answer that never came
          isBroken ||= isLost(error);
          if (isSilence(error) && from === pool) beginAnew();
          for (const part of TELLING) delete (error as Record<string, unknown>)[part];
          throw error;
        }) as never,
      release: () => void giveBack(isBroken),
    };
  }

  return {
    async connect() {
      const from = pool;
      return discreet(await from.connect(), from);
    },
    async end() {
      await pool.end();
      await closed();
    },
  };
}

function newPool(config: ClientConfig): Pool {
  const pool = new Pool({
    ...config,
    max: CONNECTIONS,
    statement_timeout: STATEMENT,
    // and where no answer comes at all
    query_timeout: STATEMENT + 2000,
    // whoever vanishes in the middle of a transaction keeps nobody waiting
    idle_in_transaction_session_timeout: STATEMENT,
  });
  // a connection that is lost while nobody uses it is made anew by whoever needs one
  pool.on('error', () => undefined);
  // and one that is lost meanwhile fails what was asked of it, which is enough
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** PostgreSQL takes no text with a NUL in it. Nothing of ours has any, so whoever asks for one is to be told that there is none. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;

/** The parts of an error that may quote what is stored. */
const TELLING = ['detail', 'where', 'internalQuery'];

import type { Monotonic } from '../monotonic';
import type { Db } from '../storage/database/open';
import { LIVES } from '../storage/servers';
import { passUptime } from '../storage/uptime';
import type { Uptime } from '../uptime';

/**
 * The uptime of all servers of a database together. Between two notes each counts by itself, but not for longer
 * than a server lives that cannot reach the database: what matches wait for does not come then either.
 */
export async function createSharedUptime(db: Db, monotonic: Monotonic): Promise<Uptime> {
  let base = await passUptime(db);
  let noted = monotonic();
  let latest = base;

  return {
    now: () => (latest = Math.max(latest, base + Math.floor(Math.min(monotonic() - noted, LIVES)))),
    // who is away was seen by another server until now
    began: null,
    async note() {
      const asked = monotonic();
      base = await passUptime(db);
      noted = asked;
    },
    close: async () => undefined,
  };
}

import { sql } from 'kysely';

/** What time it is in a database on PostgreSQL, in milliseconds since 1970: what servers share goes by it, so that no clock of a machine matters. */
export const NOW = sql<number>`floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

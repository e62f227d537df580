import type { Config } from '../../config';

/** Where everything is kept: in a database on PostgreSQL where one is named, in a folder otherwise. */
export type Place = Pick<Config, 'dataDir' | 'durability' | 'databaseUrl'>;

/** A place as anybody may be told of it. */
export const nameOf = ({ dataDir, databaseUrl }: Omit<Place, 'durability'>): string =>
  databaseUrl === undefined ? dataDir : nameOfDatabase(databaseUrl);

/** The same of a database: without who uses it, and by which password. */
export function nameOfDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

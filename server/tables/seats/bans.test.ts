import { gameOf } from '../../../shared/games';
import { type Banned, newTable, type TableRecord } from '../table';
import { assertNotBanned, mutedBefore, withBanned } from './bans';

// Whom a table knows again, once it has known many.

const empty = newTable(gameOf('ya-blew-it')!, { numPlayers: 2, unlisted: true, start: 'host' });

const known = (name: string) => ({ name, keys: [`key of ${name}`] });
const out = (name: string): Banned => ({ name, keyHash: `key of ${name}` });
const muted = (name: string): Banned => ({ ...out(name), isMuted: true });

const after = (all: Banned[], table: TableRecord = empty) => all.reduce(withBanned, table);
const many = (who: (name: string) => Banned) => Array.from({ length: 50 }, (_, i) => who(`x${i}`));

test('of too many whom the host has put out the first may come back, and of those whom nobody hears none is heard for it', () => {
  const table = after([out('Ana'), muted('Bo'), ...many(out)]);
  expect(() => assertNotBanned(table, known('Ana'))).not.toThrow();
  expect(() => assertNotBanned(table, known('x0'))).toThrow('banned');
  expect(mutedBefore(table, known('Bo'))).toEqual(muted('Bo'));
});

test('of too many whom nobody hears the first is heard again, and of those who were put out none may come back for it', () => {
  const table = after([muted('Bo'), out('Ana'), ...many(muted)]);
  expect(mutedBefore(table, known('Bo'))).toBeUndefined();
  expect(mutedBefore(table, known('x0'))).toEqual(muted('x0'));
  expect(() => assertNotBanned(table, known('Ana'))).toThrow('banned');
});

import { join } from 'node:path';
import { sql } from 'kysely';
import { startPostgres, type OwnPostgres } from '../../test-support/postgres/served';
import { forget, newFolder } from '../../test-support/storage';
import { openStorage } from './open';

// What the address of a database says of encryption, on one whose certificate nobody has signed but itself.

const SELF_MADE = join(__dirname, '..', '..', 'test-support', 'postgres', 'self-made.crt');

let postgres: OwnPostgres;
let dataDir: string;
beforeAll(async () => {
  postgres = await startPostgres('encrypted');
  dataDir = newFolder();
});
afterAll(async () => {
  await postgres.stop();
  await forget(dataDir);
});

async function isEncrypted(wish: string): Promise<boolean> {
  const databaseUrl = `${postgres.url}${wish}`;
  const db = await openStorage({ dataDir, databaseUrl, durability: 'normal' });
  try {
    const { rows } = await sql<{ ssl: boolean }>`
      SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()
    `.execute(db);
    return rows[0].ssl;
  } finally {
    await db.destroy();
  }
}

test('a connection is encrypted only where that is wished', async () => {
  expect(await isEncrypted('')).toBe(false);
  expect(await isEncrypted('?sslmode=no-verify')).toBe(true);
});

test.each(['require', 'verify-full'])(
  'a certificate that nobody known has signed is refused: sslmode=%s',
  async (mode) => {
    // from Node.js 26 on what may be done about it follows
    await expect(isEncrypted(`?sslmode=${mode}`)).rejects.toThrow(
      /^cannot use postgres:\/\/127.0.0.1:\d+\/postgres: self-signed certificate(; if [^;]*)?$/,
    );
  },
);

test.each(['require', 'verify-full'])(
  'one whose signer is named is taken: sslmode=%s',
  async (mode) => {
    expect(await isEncrypted(`?sslmode=${mode}&sslrootcert=${SELF_MADE}`)).toBe(true);
  },
);

test('one for another name is refused', async () => {
  const elsewhere = postgres.url.replace('127.0.0.1', 'localhost');
  const databaseUrl = `${elsewhere}?sslmode=verify-full&sslrootcert=${SELF_MADE}`;
  await expect(openStorage({ dataDir, databaseUrl, durability: 'normal' })).rejects.toThrow(
    'Hostname/IP does not match',
  );
});

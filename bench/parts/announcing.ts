import { Client } from 'pg';
import { startDatabase } from '../database';
import { progress, type Figure } from '../report';

/** How many servers announce as fast as they can, for how many milliseconds, and how many listen. */
const SENDERS = 4;
const LASTING = 2000;
const LISTENERS = [3, 30, 90];

/** How many announcements a database takes, which stores them one after the other and tells every server of each. */
export async function announcing(): Promise<Figure[]> {
  const database = await startDatabase();
  const figures: Figure[] = [];
  for (const listeners of LISTENERS) {
    progress(`announcements to ${listeners} servers`);
    const url = await database.empty();
    const open = async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    };
    const listening = await Promise.all(Array.from({ length: listeners }, open));
    for (const client of listening) await client.query('LISTEN bench');
    const sending = await Promise.all(Array.from({ length: SENDERS }, open));
    const before = await database.load();
    const end = performance.now() + LASTING;
    let said = 0;
    await Promise.all(
      sending.map(async (client) => {
        while (performance.now() < end) {
          await client.query(`SELECT pg_notify('bench', $1)`, [String(said)]);
          said++;
        }
      }),
    );
    const after = await database.load();
    figures.push(
      {
        what: `announcements/s, heard by ${listeners} servers`,
        unit: '/s',
        ours: said / (LASTING / 1000),
      },
      {
        what: '  processor time of the database for each',
        unit: 'µs',
        ours: ((after.cpu - before.cpu) / said) * 1e6,
      },
    );
    for (const client of [...listening, ...sending]) await client.end();
  }
  await database.stop();
  return figures;
}

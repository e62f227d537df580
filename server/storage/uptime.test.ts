import { forget, inStored, newFolder, rowsIn } from '../test-support/storage';
import { loadUptime, saveUptime } from './uptime';

test('how long was served is kept once, in the row that every server before this one wrote', async () => {
  const dataDir = newFolder();
  await inStored(dataDir, async (db) => {
    expect(await loadUptime(db)).toBe(0);
    await saveUptime(db, 1000);
    await saveUptime(db, 2000);
    expect(await loadUptime(db)).toBe(2000);
  });
  expect(await rowsIn(dataDir, 'SELECT id, milliseconds FROM uptime')).toMatchObject([
    { id: 1, milliseconds: 2000 },
  ]);
  await forget(dataDir);
});

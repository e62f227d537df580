import { forget, inStored, newFolder } from '../../test-support/storage';
import { TABLES } from './schema';

test('every table that migrations make is named, so that none is left behind where all is copied', async () => {
  const dataDir = newFolder();
  const made = await inStored(dataDir, (db) => db.introspection.getTables());
  expect(made.map(({ name }) => name).sort()).toEqual([...TABLES].sort());
  await forget(dataDir);
});

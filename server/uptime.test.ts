import { forget, inStored, newFolder } from './test-support/storage';
import { openUptime } from './uptime';

const dataDir = newFolder();
afterAll(() => forget(dataDir));

test('what was served goes on from what is stored, whatever the machine has counted by then', () =>
  inStored(dataDir, async (db) => {
    let counted = 5_000;
    const first = await openUptime(db, () => counted, 0);
    expect(first.now()).toBe(0);
    counted = 5_300.7;
    expect(first.now()).toBe(300);
    await first.close();
    counted = 90_000;
    const second = await openUptime(db, () => counted, 0);
    expect(second.now()).toBe(300);
    expect(second.began).toEqual({ uptime: 300, now: 0 });
  }));

import { forget, inStored, newFolder } from '../test-support/storage';
import { linksInMemory } from './keptLinks';
import { createPlayers } from './players';

const [phone, tablet] = ['Phone', 'Tablet'].map((label, i) => ({
  key: `a${i}`.repeat(32),
  label,
}));

test('every device of a player who has all forgotten is removed, and other servers hear of each', async () => {
  const dataDir = newFolder();
  await inStored(dataDir, async (db) => {
    const said: string[] = [];
    const sayRemoved = (device: string) => void said.push(device);
    const players = createPlayers({ db, now: () => 0, links: linksInMemory(() => 0), sayRemoved });
    await players.enter(phone);
    await players.join(await players.link(phone.key), tablet);
    const { devices } = await players.devices(phone.key);
    expect(devices.map(({ label }) => label).sort()).toEqual(['Phone', 'Tablet']);

    expect(await players.forget(tablet.key)).toBe(true);
    expect(said.sort()).toEqual(devices.map(({ id }) => id).sort());
    await expect(players.seats(phone.key)).rejects.toThrow('credentials');
  });
  await forget(dataDir);
});

import { linksInMemory } from './keptLinks';

const by = { device: null, isRemoved: () => false };

test('twenty thousand links are kept, and then the oldest goes', async () => {
  const links = linksInMemory(() => 0);
  const offer = (i: number) =>
    links.offer(`player ${i}`, { codeHash: `code ${i}`, lasts: 1000, by });
  const isThere = async (i: number) => (await links.find(`code ${i}`)) !== null;
  for (let i = 0; i < 20_000; i++) await offer(i);
  expect(await isThere(0)).toBe(true); // and was used of late
  await offer(20_000);
  expect([await isThere(0), await isThere(1), await isThere(2)]).toEqual([true, false, true]);
});

test('a link is there for its time, for whoever took it first, and not after its device is removed', async () => {
  let time = 0;
  let isRemoved = false;
  const links = linksInMemory(() => time);
  const offered = { lasts: 1000, by: { device: 'phone', isRemoved: () => isRemoved } };
  await links.offer('seat', { codeHash: 'old', ...offered });
  await links.offer('seat', { codeHash: 'code', ...offered });
  expect(await links.find('old')).toBeNull();
  expect(await links.take('code', 'Ana')).toBe(true);
  expect(await links.take('code', 'Ana')).toBe(true);
  expect(await links.take('code', 'Bo')).toBe(false);
  time = 999;
  expect(await links.find('code')).toMatchObject({ about: 'seat', takenBy: 'Ana' });
  isRemoved = true;
  expect(await links.take('code', 'Ana')).toBe(false);
  isRemoved = false;
  time = 1000;
  expect(await links.find('code')).toBeNull();
  time = 0;
  await links.end(['seat']);
  expect(await links.find('code')).toBeNull();
});

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { match } from '../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../testing/match';
import { asideWords } from './testing';

// The end screens of the three variants, line by line.

const fetched = globalThis.fetch;
// the chart of points is another screen's business
beforeAll(() => void (globalThis.fetch = () => new Promise(() => undefined)));
afterAll(() => void (globalThis.fetch = fetched));
afterEach(cleanup);

const end = () => screen.getByRole('region', { name: 'How it ended' });
const result = () => within(end()).getAllByRole('heading')[0].textContent;

/** The score sheet row by row: what, and the points of each player, the best first. */
const sheet = () =>
  within(within(end()).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent!.trim()).join(' '));

test('basic: gems by colour, diamonds, and the awards', async () => {
  const holds = {
    0: 'pisa-red parthenon-red giza-diamond diamondToken giza-key',
    1: 'tajMahal-yellow stonehenge-chest colosseum-key',
  };
  const table = await sitAt(colorfulTreasure, match({ grid: 'g b', holds }), '0');
  await table.play('0 reveal a1 b1', '0 take green', '1 reveal b1', '1 leave');
  expect(result()).toBe('Bo wins with 8 points');
  expect(sheet()).toEqual([
    'Red gems 0 3',
    'Yellow gems 1 0',
    'Green gems 0 1',
    'Blue gems 0 0',
    'Purple gems 0 0',
    'Diamond cards 0 1',
    'Diamond tokens 0 2',
    'Colorful Gems 0 0',
    'Explorer 0 0',
    'Chest award 7 0',
    'Total 8 7',
  ]);
});

test.each([
  ['one has most keys and chests', 'giza-key pisa-key', 'won by Ana'],
  ['two have equally many', 'giza-key', 'shared by Ana and Bo'],
  ['nobody has any', '', 'most keys and chests at the end'],
])('the Chest award says who won it: %s', async (_case, holds, words) => {
  const theirs = holds === '' ? '' : 'christ-chest';
  const m = match({ grid: 'g b', holds: { 0: holds, 1: theirs } });
  const table = await sitAt(colorfulTreasure, m, null);
  expect(screen.queryByText(/won by|shared by/)).toBeNull();
  await table.play('0 reveal a1 b1', '0 leave', '1 reveal a1 b1', '1 leave');
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('The end')).toBeTruthy();
});

test('advanced: what action tokens are worth, and diamond tokens of three points', async () => {
  const holds = {
    0: 'pisa-red parthenon-yellow greatWall-green giza-blue sixthColor points diamondToken',
    1: 'tajMahal-diamond',
  };
  const m = match({ variant: 'advanced', grid: '- b', holds });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal b1', '0 take blue');
  expect(result()).toBe('You win with 23 points!');
  expect(sheet()).toEqual([
    'Red gems 1 0',
    'Yellow gems 1 0',
    'Green gems 1 0',
    'Blue gems 3 0',
    'Purple gems 0 0',
    'Sixth colour 1 0',
    'Diamond cards 0 1',
    'Diamond tokens 3 0',
    'Four points 4 0',
    'Colorful Gems 9 0',
    'Explorer 0 0',
    'Chest award 0 0',
    'Total 23 1',
  ]);
});

test('advanced: action tokens that nobody has are no rows of the sheet', async () => {
  const holds = { 0: 'pisa-red truce', 1: 'tajMahal-diamond' };
  const m = match({ variant: 'advanced', grid: '- b', holds });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal b1', '0 take blue');
  expect(sheet().filter((row) => /Sixth|Four/.test(row))).toEqual([]);
  expect(sheet()).toContain('Explorer 0 0');
});

test('the table says no more what the next thing would bring', async () => {
  const m = match({ grid: 'g b', holds: { 0: 'pisa-red keyToken', 1: '' } });
  const table = await sitAt(colorfulTreasure, m, '0');
  expect(document.body.textContent).toMatch(/next one|waiting for a chest/);
  await table.play('0 reveal a1 b1', '0 take green', '1 reveal b1', '1 leave');
  fireEvent.click(screen.getByRole('button', { name: 'Look at the table' }));
  expect(screen.queryByRole('region', { name: 'How it ended' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/next|waiting for a chest|needs a chest/);
  expect(document.body.textContent).toContain('1 key token');
});

test.each([
  ['basic', 'printed', 'rgpdc rbpdk r', '11 cards left · last round at 10'],
  ['basic', 'printed', 'rgpdc rbpdk', 'Last round · 10 cards left'],
  ['basic', 'short', 'rgpdc rbpdk rybdc rypdk r', '21 cards left · last round at 20'],
  ['advanced', 'short', 'rgpdc rbpdk rybdc rypdk', 'Last round · 20 cards left'],
  ['junior', 'printed', 'rgpd rbpd', 'Round 1 · 8 cards left'],
  ['junior', 'short', 'rgpd rbpd ryb', '11 cards left · last round at 10'],
  ['junior', 'short', 'rgpd rbpd ry', 'Last round · 10 cards left'],
] as const)(
  '%s, %s: how far it is to the last round with %s',
  async (variant, length, grid, words) => {
    await sitAt(colorfulTreasure, match({ variant, length, grid }), '0');
    expect(document.body.textContent).toContain(words);
    const isLast = words.startsWith('Last round');
    expect(asideWords().includes('This is your last turn')).toBe(isLast);
  },
);

test('junior: no awards, and the match ends with the last card', async () => {
  const holds = { 0: 'pisa-red diamondToken', 1: 'giza-green' };
  const m = match({ variant: 'junior', grid: 'r', holds });
  const table = await sitAt(colorfulTreasure, m, null);
  await table.play('0 reveal a1', '0 take red');
  expect(result()).toBe('Ana wins with 5 points');
  expect(sheet()).toEqual([
    'Red gems 3 0',
    'Yellow gems 0 0',
    'Green gems 0 1',
    'Blue gems 0 0',
    'Purple gems 0 0',
    'Diamond cards 0 0',
    'Diamond tokens 2 0',
    'Total 5 1',
  ]);
});

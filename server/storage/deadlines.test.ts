import { games } from '../../shared/games';
import { storeMatches } from '../test-support/expectedMatch';
import { dealsOf } from '../test-support/randomMatches';
import { changeIn, forget, inStored, newFolder } from '../test-support/storage';
import { nextDeadlines } from './deadlines';

const [title] = games;
let dataDir: string;
let match: string;

/** Changes a running match with a clock, of which one seat is due in so many milliseconds. */
const set = (column: string, value: unknown) =>
  changeIn(dataDir, `UPDATE matches SET ${column} = ? WHERE id = ?`, value, match);

const deadlines = async () =>
  (await inStored(dataDir, nextDeadlines)).map(({ deadline }) => deadline);

beforeEach(async () => {
  dataDir = newFolder();
  const [{ table }] = await storeMatches(dataDir, [{ module: title, deal: dealsOf(title, 1)[0] }]);
  match = table.id;
  await set('clock', 30);
  await changeIn(dataDir, 'UPDATE seats SET deadline = 7 WHERE match = ? AND seat = 1', match);
});
afterEach(() => forget(dataDir));

test('a match is due when a clock of it runs out', async () => {
  expect(await inStored(dataDir, nextDeadlines)).toEqual([{ game: title.id, match, deadline: 7 }]);
});

test.each([
  ['that is over', 'status', 'over'],
  ['that is paused', 'paused_at', 1],
  ['that has no clock', 'clock', 0],
])('a match %s is never due', async (_which, column, value) => {
  await set(column, value);
  expect(await deadlines()).toEqual([]);
});

test('of many clocks the thousand are looked at that run out first', async () => {
  await changeIn(
    dataDir,
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1001)
     INSERT INTO seats (match, seat, ready, deadline) SELECT ?, 100 + n, 0, 2000 - n FROM numbers`,
    match,
  );
  const firstOfAll = Array.from({ length: 999 }, (_, i) => 999 + i);
  expect(await deadlines()).toEqual([7, ...firstOfAll]);
});

import { cleanup } from '@testing-library/react';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import { match } from '../../../shared/games/ya-blew-it/testing';
import { play } from '../../sound/play';
import { sitAt } from '../../testing/match';
import { stageForTests } from '../../testing/stage';

jest.mock('../../sound/play', () => ({
  ...jest.requireActual<object>('../../sound/play'),
  play: jest.fn(),
}));

const stage = stageForTests();

afterEach(cleanup);

/** What somebody who only looks on hears of these actions. */
async function heardOf(scene: Parameters<typeof match>[0], ...actions: string[]) {
  const table = await sitAt(yaBlewIt, match(scene), null);
  jest.mocked(play).mockClear();
  for (const action of actions) {
    await table.play(action);
    await stage.end();
  }
  return jest.mocked(play).mock.calls.map(([sound]) => sound);
}

const GEM = 'purple-47 fire-1';

test('a Fire that breaks out, a card that burns and a Claim that blows up sound each in a way of its own', async () => {
  const areas = { 0: 'blue-2', 1: 'pink-5' };
  expect(await heardOf({ deck: `fire-2 ${GEM}`, areas, rolls: [2] }, '0 draw', '0 roll')).toEqual([
    'fire',
    'die',
    'sizzle',
  ]);
  cleanup();
  expect(
    await heardOf(
      { deck: 'pink-5 blue-2 fire-1', rolls: [1, 1, 5] },
      ...['0 draw', '1 roll', '2 roll', '0 gamble', '0 roll'],
    ),
  ).toEqual(['card', 'die', 'die', 'card', 'die', 'boom']);
});

test('the fuse hisses once every second roll would match, where the table is told the odds', async () => {
  const deck = 'pink-34 orange-57 green-8 fire-1';
  const actions = ['0 draw', '1 pass', '2 pass', '0 add'];
  const passing = ['pass', 'pass'];
  expect(await heardOf({ deck }, ...actions)).toEqual(['card', ...passing, 'card', 'hiss']);
  cleanup();
  const options = { showOdds: false };
  expect(await heardOf({ deck, options }, ...actions)).toEqual(['card', ...passing, 'card']);
});

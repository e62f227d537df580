import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { match } from '../../../shared/games/century-eastern-wonders/testing';
import { buttons, hex, nameOf, point, sentence, sit } from './testing';

afterEach(cleanup);

/* The printed map with tiles in printed order: the boat of the reader lies on Chili Cliffs, 9. */

describe('the chart', () => {
  test('arrow keys go from tile to tile, beginning at the own boat', async () => {
    await sit(match({ holds: { 0: 'YY' } }));
    const boat = hex(/^Chili Cliffs/);
    expect(boat.tabIndex).toBe(0);
    act(() => boat.focus());
    await act(async () => void fireEvent.keyDown(boat, { key: 'ArrowRight' }));
    expect(document.activeElement).not.toBe(boat);
    expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
    expect(boat.tabIndex).toBe(-1);
  });

  test('every hex tells what it is, what lies on it, and what going there costs', async () => {
    await sit(match({ holds: { 0: 'YY' }, outposts: { 14: '10' }, water: { 14: 'YR' } }));
    expect(nameOf(/^Tea Terrace/)).toBe(
      'Tea Terrace. Trades 4\u00a0ginger for 2\u00a0tea. To trade here you lack 2\u00a0ginger. Outposts: Bo and You. In the water: 1\u00a0ginger and 1\u00a0chili. ' +
        'Can be reached without a cube',
    );
    expect(nameOf(/^Lantern Quay/)).toMatch(
      /^Lantern Quay\. 11 points for 2\u00a0ginger and 3\u00a0tea\. You lack 3\u00a0tea/,
    );
  });

  test('whoever looks at an island is told whether they could trade there, or what an outpost costs and brings', async () => {
    const outposts = { 8: '1', 9: '0', 12: '0', 18: '0' };
    await sit(match({ holds: { 0: 'YYRRRR' }, outposts, markets: { 9: 'chili1' } }));
    const told = async (island: RegExp) => {
      await point(island);
      return document.querySelector('.card')!.textContent;
    };
    expect(nameOf(/^Clove Wood/)).toContain('You can trade here up to 2\u00a0times');
    // the voyage there takes one of the two ginger
    expect(await told(/^Clove Wood/)).toContain('You can trade here once');
    expect(await told(/^Chili Rock/)).toMatch(/To trade here you lack/);
    // the last row without an outpost: with it a column is empty
    expect(await told(/^Ginger Atoll/)).toMatch(/An outpost here: free, bonus tile/);
    expect(await told(/^Chili Reef/)).toMatch(/An outpost here: \d\u00a0cubes?, \+1/);
    expect(nameOf(/^Ginger Atoll/)).toContain('An outpost here: free, bonus tile');
  });

  test('before the first turn nothing is said to be lacking: nobody delivers yet', async () => {
    const lacks = () => document.querySelectorAll('[data-hint="lack"]').length;
    const m = match({ holds: { 0: 'YYG' } });
    await sit(m, '0');
    expect(lacks()).toBeGreaterThan(0);
    cleanup();
    m.G.table.starting = ['1'];
    await sit(m, '0');
    expect(lacks()).toBe(0);
  });

  test('what a step costs is told alike everywhere; what is lacking in a word, or by a sign where a phone has no room for it', async () => {
    const m = match({ holds: { 0: 'YYG' } });
    for (const [isPhone, told] of [
      [false, 'needs'],
      // whose it is, by their sign
      [true, ''],
    ] as const) {
      await sit(m, '0', isPhone);
      const prices = [...document.querySelectorAll('.price')].map((one) => one.textContent);
      expect([...new Set(prices)].sort()).toEqual(['0', '−1', '−2', '−3'].sort());
      const lacks = [...document.querySelectorAll('[data-hint="lack"]')];
      expect(lacks.map((one) => one.textContent)).toContain(told);
      expect(lacks.filter((one) => one.textContent !== told)).toEqual([]);
      cleanup();
    }
  });

  test('a closed port says so', async () => {
    await sit(match({ ports: { 2: 'closedPort' } }));
    expect(nameOf(/^Lantern Quay/)).toMatch(/^Lantern Quay\. This port is closed/);
  });

  test('a visitor sees everything and can do nothing', async () => {
    await sit(match({ holds: { 0: 'YY' } }), null);
    await point(/^Tea Terrace/);
    expect([sentence(), buttons()]).toEqual(['Ana is sailing', []]);
  });
});

test('what others have won stays theirs until the end; the fourth tile is warned of', async () => {
  await sit(match({ claimed: { 0: 'YYGGG', 1: 'RRRGG RRGB YGGB' } }));
  const players = screen.getByRole('region', { name: 'Players' });
  within(players).getByText('3 VP tiles of 4. The next one starts the last round');
  expect(within(players).queryByText('12')).toBeNull();
  within(players).getByText('points, secret');
});

test('in a short match the third tile is warned of, and brings the last round', async () => {
  const m = match({
    players: 3,
    options: { length: 'short' },
    claimed: { 0: 'YYGGG RRRGG', 1: 'RRGB YGGB', 2: 'YRGB' },
    boats: { 0: 21 },
    holds: { 0: 'RRBB' },
  });
  const table = await sit(m);
  const players = screen.getByRole('region', { name: 'Players' });
  expect(
    within(players).getAllByText('2 VP tiles of 3. The next one starts the last round'),
  ).toHaveLength(2);
  within(players).getByText('1 VP tile of 3');
  within(players).getByText('1 tile to go');
  expect(document.body.textContent).not.toContain('the last one');
  await table.play('0 claim');
  within(players).getByText('3 VP tiles of 3');
  expect(document.body.textContent).toContain('Round 1 · the last one');
  // in red where the round stands, and at the head of it in the log
  expect([...document.querySelectorAll('.last')].map((red) => red.textContent)).toEqual([
    'the last one',
    'The last round', // in the log, and on a phone's ticker
    'The last round',
  ]);
});

test('on a phone the plates of others say how full their holds are', async () => {
  await sit(match({ holds: { 1: 'YYR' } }), '0', true);
  const plate = document.querySelector('[data-seat="1"]')!;
  expect(plate.querySelector('.role')!.textContent).toBe('hold 3/10');
});

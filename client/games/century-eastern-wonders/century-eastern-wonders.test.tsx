import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import { deal, match } from '../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../testing/match';
import { changeLanguage } from '../../text/i18n';

afterEach(cleanup);

const sit = (m: Parameters<typeof sitAt>[1], seat: string | null = '0', isPhone = false) =>
  sitAt(centuryEasternWonders, m, seat, { isPhone });

const prompt = () => screen.getByRole('region', { name: 'What to do' });
const sentence = () => within(prompt()).getByRole('heading').textContent;
const buttons = () =>
  within(prompt())
    .queryAllByRole('button')
    .flatMap((button) => button.querySelector('.text')?.firstChild?.textContent ?? []);
const press = (name: RegExp) =>
  act(async () => fireEvent.click(within(prompt()).getByRole('button', { name })));
const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const chart = () => screen.getByRole('group', { name: /^Sea chart/ });
/** The hex that is called so; asking for roles takes long among so many. */
const hex = (name: RegExp) =>
  within(chart())
    .getAllByRole('button', { hidden: true })
    .find((button) => name.test(button.getAttribute('aria-label')!))!;
const nameOf = (name: RegExp) => hex(name).getAttribute('aria-label');
const point = (name: RegExp) => act(async () => fireEvent.click(hex(name)));

/* The printed map with tiles in printed order: the boat of the reader lies on Chili Cliffs, 9. */

describe('starting', () => {
  test('cubes are chosen, then a market to start on', async () => {
    const m = deal(2);
    const [first] = m.G.table.starting;
    const table = await sit(m, first);
    expect([sentence(), buttons()]).toEqual([
      'Your turn: choose your starting cubes',
      ['4 ginger', '2 ginger and 1 chili', '2 chili', '1 ginger and 1 tea'],
    ]);
    await press(/^2 ginger and 1 chili/);
    expect(sentence()).toBe('Your turn: choose where to start');
    const [island] = Object.keys(m.G.table.markets).map(Number);
    await act(async () =>
      fireEvent.click(document.querySelector(`[data-thing="tile:${island}"]`)!),
    );
    await press(/^Start here/);
    expect(table.played).toEqual(['stock YYR', `place ${island}`]);
  });

  test('others are waited for', async () => {
    const m = deal(2);
    const [first] = m.G.table.starting;
    await sit(m, first === '0' ? '1' : '0');
    expect(buttons()).toEqual([]);
    expect(sentence()).toMatch(/chooses starting cubes$/);
  });
});

describe('sailing', () => {
  test('a route is planned by pointing, tells what it costs, and is sailed at one press', async () => {
    const table = await sit(match({ holds: { 0: 'YRB' } }));
    expect(sentence()).toBe('Your turn: sail, or act where you are');
    await point(/^Clove Harbour/);
    expect(sentence()).toBe('Your turn: sail to Clove Harbour, 3 cubes');
    expect(table.played).toEqual([]);
    await press(/^Sail here/);
    expect(table.played).toEqual(['sail 14', 'sail 19 ginger', 'sail 22 chili', 'pay 1 cloves']);
  });

  test('pointed at once more, the goal is sailed to; Clear route forgets it', async () => {
    const table = await sit(match({ holds: { 0: 'Y' } }));
    await point(/^Tea Terrace/);
    await press(/^Clear route/);
    expect(sentence()).toBe('Your turn: sail, or act where you are');
    await point(/^Tea Terrace/);
    await point(/^Tea Terrace/);
    expect(table.played).toEqual(['sail 14']);
  });

  test('a tile beside the goal makes the route longer, a tile beside the boat begins anew', async () => {
    const table = await sit(match({ holds: { 0: 'YY' } }));
    await point(/^Tea Terrace/);
    await point(/^Clove Landing/);
    await press(/^Sail here/);
    expect(table.played).toEqual(['sail 14', 'sail 19 ginger']);
  });

  test('other cubes than the cheapest may be dropped', async () => {
    const table = await sit(match({ holds: { 0: 'YRB' } }));
    await point(/^Clove Landing/);
    await act(async () =>
      fireEvent.click(within(prompt()).getByRole('button', { name: /^1 clove/ })),
    );
    await press(/^Sail here/);
    expect(table.played[1]).toBe('sail 19 cloves');
  });

  test('what cubes leave for is said once for those beside each other', async () => {
    await sit(match({ holds: { 0: 'YYYR' }, boats: { 1: 14 } }));
    await point(/^Clove Harbour/);
    const words = () =>
      [...prompt().querySelectorAll('.why')].map(({ textContent }) => textContent);
    expect(sentence()).toBe('Your turn: sail to Clove Harbour, 2 cubes');
    expect(words()).toEqual(['drop']);
  });

  test('a port counts what is left after the voyage: who drops what it wants lacks it', async () => {
    // the lowest cubes are proposed, which are what it wants
    await sit(match({ holds: { 0: 'GGBBB' }, boats: { 0: 8 }, ports: { 2: 'GGBBB' } }));
    expect(nameOf(/^Lantern Quay/)).toMatch(/You have all of it/);
    await point(/^Lantern Quay/);
    expect(sentence()).toMatch(/^Your turn: sail to Lantern Quay, 2 cubes/);
    expect(nameOf(/^Lantern Quay/)).toMatch(/You lack 2 tea/);
  });

  test('who is met at an island is paid on the way', async () => {
    const table = await sit(match({ holds: { 0: 'YR' }, boats: { 1: 14 } }));
    await point(/^Tea Terrace/);
    expect(sentence()).toBe('Your turn: sail to Tea Terrace, 1 cube');
    await press(/^Sail here/);
    expect(table.played).toEqual(['sail 14', 'pay 1 ginger']);
  });

  test('prices lie on the sea until the boat has moved; then a tile tells for itself what going on costs', async () => {
    const table = await sit(match({ holds: { 0: 'YY' } }));
    const prices = () => chart().querySelectorAll('.price').length;
    expect(prices()).toBeGreaterThan(5);
    await table.play('0 sail 14');
    expect(prices()).toBe(0);
    expect(sentence()).toBe('Your turn: act here, or sail on');
    await point(/Can be reached for 1 cube/);
    expect(sentence()).toMatch(/^Your turn: sail to .*, 1 cube$/);
  });

  test('out of reach nothing is planned', async () => {
    await sit(match());
    await point(/^Clove Isle/);
    expect(sentence()).toBe('Your turn: sail, or act where you are');
  });

  test('steps are taken back one by one', async () => {
    const table = await sit(match({ holds: { 0: 'YY' } }));
    await point(/^Clove Landing/);
    await press(/^Sail here/);
    await type('u');
    await type('u');
    expect(table.played.slice(2)).toEqual(['undo', 'undo']);
    expect(sentence()).toBe('Your turn: sail, or act where you are');
  });
});

describe('acting', () => {
  test('an outpost is built for cubes of choice, and the trade made as often as wanted', async () => {
    const m = match({
      holds: { 0: 'YYYYYYYR' },
      markets: { 9: 'cloves1' },
      outposts: { 9: '1' },
    });
    const table = await sit(m);
    await press(/^Build/);
    expect(sentence()).toBe('Your turn: build for 2 cubes');
    await act(async () =>
      fireEvent.click(within(prompt()).getByRole('button', { name: /^1 chili/ })),
    );
    await press(/^Build/);
    await press(/^Trade/);
    expect(buttons()).toContain('Trade 2 times');
    await press(/^Once less/);
    await press(/^Trade once/);
    await type('e');
    expect(table.played).toEqual(['build 1 1 0 0', 'trade 1', 'end']);
  });

  test('cubes in the water are picked up, and ginger is harvested', async () => {
    const table = await sit(match({ water: { 14: 'GB' } }));
    await point(/^Tea Terrace/);
    await press(/^Sail here/);
    expect(buttons()).toEqual(['Pick up', 'Build', 'Harvest', 'End turn', 'Take back']);
    await press(/^Pick up/);
    await press(/^Harvest/);
    await press(/^End turn/);
    expect(table.played).toEqual(['sail 14', 'collect', 'harvest', 'end']);
  });

  test('a bonus tile is chosen for an emptied column', async () => {
    const m = match({ outposts: { 12: '0', 22: '0', 0: '0' } });
    const table = await sit(m);
    await press(/^Build/);
    expect(sentence()).toBe('A column is empty: choose a bonus tile');
    expect(buttons()).toEqual([
      'Free step',
      '6 points',
      'Upgrade',
      'Chili',
      'Bigger hold',
      'Take back',
    ]);
    await press(/^6 points/);
    expect(table.played).toEqual(['build 0 0 0 0', 'choose points']);
  });

  test('a VP tile is delivered', async () => {
    const table = await sit(match({ holds: { 0: 'YYGGGB' }, boats: { 0: 2 } }));
    expect(nameOf(/^Lantern Quay/)).toMatch(/You have all of it/);
    await press(/^Deliver/);
    expect(table.played).toEqual(['claim']);
  });

  test('a turn in which nothing was done is ended only at the second press', async () => {
    const table = await sit(match());
    await press(/^End turn/);
    expect(table.played).toEqual([]);
    within(prompt()).getByRole('button', { name: /^End turn ?Nothing done: press again/ });
    await press(/^End turn/);
    expect(table.played).toEqual(['end']);
  });

  test('neither ends a turn at the first press in which the boat only sailed', async () => {
    const table = await sit(match({ water: { 14: 'GB' } }));
    await point(/^Tea Terrace/);
    await press(/^Sail here/);
    await press(/^Pick up/);
    await type('e');
    expect(table.played).toEqual(['sail 14', 'collect']);
    within(prompt()).getByRole('button', { name: /^End turn ?No action yet: press again/ });
    await press(/^Harvest/);
    await type('e');
    expect(table.played).toEqual(['sail 14', 'collect', 'harvest', 'end']);
  });

  test('an upgrade that was won is not thrown away at one press', async () => {
    const table = await sit(match({ holds: { 0: 'Y' }, bonuses: { 0: 'upgrade' } }));
    await press(/^Build/);
    await press(/^End turn/);
    within(prompt()).getByRole('button', { name: /^End turn ?Upgrade unused: press again/ });
    await press(/^Upgrade/);
    await press(/^End turn/);
    expect(table.played).toEqual(['build 0 0 0 0', 'upgrade ginger', 'end']);
  });

  test('what is too much for the hold is discarded by choice', async () => {
    const table = await sit(match({ holds: { 0: 'YYYYYYRRRRB' } }));
    await press(/^End turn/);
    await press(/^End turn/);
    expect(sentence()).toBe('Too full: discard 1 cube');
    await act(async () =>
      fireEvent.click(within(prompt()).getByRole('button', { name: /^4 chili/ })),
    );
    await press(/^Discard/);
    expect(table.played).toEqual(['end', 'discard chili']);
  });

  test('one or several are waited for while they discard', async () => {
    const m = match({
      players: 3,
      boats: { 0: 9, 1: 14 },
      holds: { 0: 'YYYYYYYYYR', 1: 'GGGGGGGGGG' },
    });
    const table = await sit(m, null);
    await act(() => changeLanguage('fr'));
    await table.play('0 sail 14', '0 pay 1 chili', '0 harvest', '0 end');
    const words = () => screen.getByRole('region', { name: 'Que faire' }).textContent;
    expect(words()).toContain('Cales pleines\u00a0: Ana et Bo doivent défausser');
    await table.play('1 discard chili');
    expect(words()).toContain('Cale pleine\u00a0: Ana doit défausser');
    await act(() => changeLanguage('en'));
  });
});

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
      'Tea Terrace. Trades 4 ginger for 2 tea. Outposts: Bo and You. In the water: 1 ginger and 1 chili. ' +
        'Can be reached without a cube',
    );
    expect(nameOf(/^Lantern Quay/)).toMatch(
      /^Lantern Quay\. 11 points for 2 ginger and 3 tea\. You lack 3 tea/,
    );
  });

  test('what is lacking and what is free is told in a word, or by a sign where a phone has no room for it', async () => {
    const m = match({ holds: { 0: 'YYG' } });
    for (const [isPhone, told, free] of [
      [false, 'needs', 'free'],
      [true, '+', '0'],
    ] as const) {
      await sit(m, '0', isPhone);
      const prices = [...document.querySelectorAll('.price')].map((one) => one.textContent);
      expect([...new Set(prices)].sort()).toEqual([free, '−1', '−2', '−3'].sort());
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
  within(players).getByText('one tile to go');
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

test('on a phone the plates of others show what their number counts: VP tiles, not points', async () => {
  await sit(match({ claimed: { 0: 'YYGGG', 1: 'RRRGG RRGB' } }), '0', true);
  const plate = (seat: string) => document.querySelector(`[data-seat="${seat}"] .points`)!;
  expect(plate('1').querySelector('svg')).not.toBeNull();
  expect(plate('1').textContent).toContain('VP tiles');
  expect(plate('0').textContent).not.toContain('VP tile');
});

describe('what is at stake is said before the press', () => {
  const second = (name: RegExp) =>
    within(prompt()).getByRole('button', { name }).querySelector('.text')!.lastChild!.textContent;

  test('an outpost that empties a column brings a bonus tile, at both presses', async () => {
    const m = match({ holds: { 0: 'YYRR' }, outposts: { 12: '0', 22: '0', 0: '0', 9: '1' } });
    await sit(m);
    expect(second(/^Build/)).toBe('2 cubes, and a bonus tile');
    await press(/^Build/);
    expect(second(/^Build/)).toBe('2 ginger, and a bonus tile');
    cleanup();
    await sit(match({ outposts: { 12: '0', 22: '0' } }));
    expect(second(/^Build/)).toBe('free');
  });

  test('a delivery that brings the last round says so', async () => {
    const claimed = 'RRRGG RRGB YGGB';
    await sit(match({ holds: { 0: 'YYGGG' }, boats: { 0: 2 }, claimed: { 0: claimed } }));
    expect(second(/^Deliver/)).toBe('11 points, last round');
    cleanup();
    await sit(match({ holds: { 0: 'YYGGG' }, boats: { 0: 2 } }));
    expect(second(/^Deliver/)).toBe('11 points, ends the turn');
  });
});

test('on a phone the plates of others say how full their holds are', async () => {
  await sit(match({ holds: { 1: 'YYR' } }), '0', true);
  const plate = document.querySelector('[data-seat="1"]')!;
  expect(plate.querySelector('.role')!.textContent).toBe('hold 3/10');
});

test('at the end points take the place of VP tiles, and nobody has won so many by that', async () => {
  const m = match({
    players: 2,
    options: { length: 'short' },
    claimed: { 0: 'YYGGG RRRGG', 1: 'YGGB' },
    boats: { 0: 21 },
    holds: { 0: 'RRBB' },
  });
  const table = await sit(m, '1');
  await table.play('0 claim');
  const chip = () => document.querySelector('[data-thing="player:0"] .chip')?.textContent;
  expect(chip()).toBe('+1'); // VP tile
  await table.play('1 end');
  await act(async () => {});
  expect(document.querySelector('[data-thing="player:0"]')!.textContent).toMatch(/points/);
  expect(chip()).toBe('+1');
});

import type { Gameover } from '../../engine/score';
import { discsLeft, discsToTake } from './table';
import { awaited, match, NOTHING, points, seen, story } from './testing';

type Match = ReturnType<typeof match>;

/** Each player's score sheet as `offers wonders unfinished discs discBonus fivePoints = total`. */
const sheets = (m: Match): Record<string, string> =>
  Object.fromEntries(
    (m.ctx.gameover as Gameover).standings.map(({ playerID, lines, total }) => [
      playerID,
      `${lines.map((line) => line.points).join(' ')} = ${total}`,
    ]),
  );

/** Only one ship is left. */
const lastShip = (more: Parameters<typeof match>[0] = {}) =>
  match({
    hands: { 0: { ship: 5 }, 1: { ship: 2 } },
    ...more,
    wonders: { lighthouse: { discs: 'ship-3' }, babel: { discs: '' }, ...more.wonders },
  });

describe('R8 the end', () => {
  test('comes when the last disc of a kind is taken (R8.1)', () => {
    const m = lastShip();
    expect(discsLeft(m.G.table)).toEqual({ camel: 6, crane: 6, mason: 6, ship: 1 });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(story(m).slice(5)).toEqual([
      'fulfilled 0 lighthouse with -, disc to 0',
      'wonderScored lighthouse 0:10',
      'earned 0',
      'exhausted ship',
    ]);
    expect(m.ctx.gameover).toBeDefined();
    expect(awaited(m)).toEqual([]);
    m.refuse('0 end');
  });

  test('does not come while one is left', () => {
    const m = lastShip({ wonders: { zeus: { discs: 'ship-6' } } });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(m.ctx.gameover).toBeUndefined();
    expect(discsLeft(m.G.table).ship).toBe(1);
  });

  test('does not come by a build that is given up: it takes nothing (R8.1)', () => {
    const m = lastShip({ hands: { 0: { ship: 1 } } });
    m.play('0 build ship-3', ...NOTHING, '0 giveUp');
    expect(m.ctx.gameover).toBeUndefined();
  });

  test('a two-coloured disc counts for both of its kinds (R8.1)', () => {
    const m = lastShip({ wonders: { zeus: { discs: 'mason-2-ship-3 crane-3' } } });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(m.ctx.gameover).toBeUndefined();
    expect(discsLeft(m.G.table)).toMatchObject({ mason: 7, ship: 1 });
  });

  test('a two-coloured disc can be the last of both of its kinds (R8.1)', () => {
    const m = match({
      hands: { 0: { ship: 3, mason: 2 } },
      wonders: {
        mausoleum: { discs: 'camel-3' },
        colossus: { discs: 'mason-2-ship-3 crane-3' },
        lighthouse: { discs: 'camel-4a' },
        babel: { discs: 'camel-4b' },
      },
    });
    m.play('0 build mason-2-ship-3', '1 offer 0 0', '2 offer 0 0', '3 offer 0 0', '0 fulfil 0 0');
    expect(story(m).slice(-2)).toEqual([
      'fulfilled 0 colossus with -, disc to 0',
      'exhausted mason ship',
    ]);
  });

  test('that build is completed: refused offers, wonder, marker, action card; then nobody draws (R8.2)', () => {
    const m = lastShip({ actionCards: { 1: 'tripleBonus-1' }, supply: { camel: 9 } });
    m.play('0 build ship-3', '1 offer 2', '2 offer 0', '3 offer 0', '0 fulfil 0');
    expect(m.ctx.gameover).toBeUndefined();
    expect(awaited(m)).toEqual(['1']);
    m.play('1 answer tripleBonus');
    expect(points(m)).toMatchObject({ 0: '0+10', 1: '6+0' });
    expect(m.G.actionCards['0']).toEqual(['cardTrade-1']);
    expect(m.G.supply.camel).toBe(9);
    expect(story(m).slice(5)).toEqual([
      'fulfilled 0 lighthouse with -, disc to 0',
      'answered 1',
      'played 1 tripleBonus-1',
      'paid 1 6',
      'wonderScored lighthouse 0:10',
      'earned 0',
      'exhausted ship',
    ]);
  });

  test('there is no second turn any more (R8.2, R7.7)', () => {
    const m = lastShip({ actionCards: { 0: 'doubleTurn-1' } });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    m.refuse('0 doubleTurn');
    expect(m.ctx.gameover).toBeDefined();
  });

  test('it may come in the second turn of a Double Turn (R8.1)', () => {
    const m = lastShip({ actionCards: { 0: 'doubleTurn-1' } });
    m.play('0 pass', '0 doubleTurn', '0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(story(m).at(-1)).toBe('exhausted ship');
  });

  test('the last disc may go to the owner of a trading card (R8.1, R5.8)', () => {
    const m = lastShip({ hands: { 0: { ship: 2 }, 1: { ship: 1 } } });
    m.play(
      '0 build ship-3',
      '1 offer 1 trade',
      '2 offer 0',
      '3 offer 0',
      '0 accept 1',
      '0 fulfil 0',
    );
    expect(m.G.discs['1']).toEqual(['ship-3']);
    expect(m.ctx.gameover).toBeDefined();
  });
});

describe('R8.8 a short match', () => {
  /** One ship more than a short match ends with. */
  const lastButOneShip = (more: Parameters<typeof match>[0] = {}) =>
    match({
      options: { length: 'short' },
      hands: { 0: { ship: 8 } },
      ...more,
      wonders: { lighthouse: { discs: 'ship-3 ship-4a' }, babel: { discs: '' }, ...more.wonders },
    });

  test('ends as soon as only one disc of some kind is left', () => {
    const m = lastButOneShip();
    expect(discsToTake(m.G.table)).toEqual({ camel: 5, crane: 5, mason: 5, ship: 1 });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(story(m).slice(-2)).toEqual([
      'fulfilled 0 lighthouse with -, disc to 0',
      'exhausted ship',
    ]);
    expect(discsLeft(m.G.table).ship).toBe(1);
    expect(m.ctx.gameover).toBeDefined();
  });

  test('goes on while two are left, and a printed one while one is', () => {
    const short = lastButOneShip({ wonders: { zeus: { discs: 'ship-6' } } });
    short.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(short.ctx.gameover).toBeUndefined();
    const printed = lastButOneShip({ options: { length: 'printed' } });
    printed.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(printed.ctx.gameover).toBeUndefined();
  });

  test('completes that build, then scores the wonders that are unfinished (R8.2, R8.3)', () => {
    const m = lastButOneShip({ wonders: { giza: { parts: { 1: 5 } } }, supply: { camel: 9 } });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(m.G.supply.camel).toBe(9);
    expect(sheets(m)).toMatchObject({ 0: '0 0 6 0 0 0 = 6', 1: '0 0 6 0 0 0 = 6' });
  });

  test('counts a two-coloured disc for both of its kinds', () => {
    const m = match({
      options: { length: 'short' },
      hands: { 0: { ship: 3, mason: 2 } },
      wonders: {
        mausoleum: { discs: 'mason-4a' },
        colossus: { discs: 'mason-2-ship-3 crane-3' },
        lighthouse: { discs: 'camel-4a' },
        babel: { discs: 'ship-4b' },
      },
    });
    m.play('0 build mason-2-ship-3', '1 offer 0 0', '2 offer 0 0', '3 offer 0 0', '0 fulfil 0 0');
    expect(story(m).at(-1)).toBe('exhausted mason ship');
  });
});

describe('R8 final scoring', () => {
  test('refused offers, wonders, unfinished wonders, discs and action cards (R8.3, R8.4, R7.10)', () => {
    const m = lastShip({
      actionCards: { 1: 'fivePoints-1 fivePoints-2', 2: 'discBonus-1 discBonus-2', 3: 'joker-1' },
      discs: { 2: 'camel-3 camel-4a', 3: 'mason-3 mason-4a crane-3' },
      wonders: {
        giza: { parts: { 0: 6, 1: 4, 2: 1 } },
        zeus: { parts: { 1: 5, 2: 5, 3: 2 } },
      },
    });
    m.play(
      '0 build ship-3',
      '1 offer 2',
      '2 offer 0',
      '3 offer 0',
      '0 fulfil 0',
      '1 answer nothing',
    );
    expect(sheets(m)).toEqual({
      0: '0 10 6 0 0 0 = 16',
      1: '2 0 8 0 0 10 = 20',
      2: '0 0 7 5 4 0 = 16',
      3: '0 0 3 5 0 0 = 8',
    });
  });

  test('the printed example: 4 camels, 2 ships and a crane score 25 (R8.4, R8.5)', () => {
    const m = lastShip({
      discs: { 2: 'camel-3 camel-4a camel-4b camel-2-mason-3 ship-4a ship-5a crane-3' },
    });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(sheets(m)['2']).toBe('0 0 0 25 0 0 = 25');
  });

  test('for a Building Disc Bonus a two-coloured disc is one disc (R8.5)', () => {
    const m = lastShip({
      discs: { 2: 'camel-2-mason-3 ship-4a' },
      actionCards: { 2: 'discBonus-1' },
    });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(sheets(m)['2']).toBe('0 0 0 0 2 0 = 2');
  });

  test('action cards that were used count no more, and other ones never do (R7.10)', () => {
    const m = lastShip({
      actionCards: { 1: 'joker-1 cardTrade-2', 2: 'tripleBonus-2 doubleTurn-2' },
    });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(sheets(m)).toMatchObject({ 1: '0 0 0 0 0 0 = 0', 2: '0 0 0 0 0 0 = 0' });
  });

  test('unfinished wonders bring no action cards (R8.3)', () => {
    const m = lastShip({ wonders: { giza: { parts: { 0: 6 } } } });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(Object.values(m.G.actionCards).flat()).toEqual(['cardTrade-1']);
  });

  test('the most points win, and equal totals share their place (R8.6, R8.7)', () => {
    const m = lastShip({
      discs: { 1: 'camel-3 camel-5a', 2: 'camel-4b camel-5b' },
      wonders: { zeus: { parts: { 3: 2 } } },
    });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    expect(
      m.ctx.gameover!.standings.map(({ playerID, place, total }: Gameover['standings'][number]) => [
        place,
        playerID,
        total,
      ]),
    ).toEqual([
      [1, '0', 10],
      [2, '3', 6],
      [3, '1', 5],
      [3, '2', 5],
    ]);
  });

  test('everything is shown (R9.6)', () => {
    const m = lastShip({ discs: { 2: 'camel-3' }, actionCards: { 3: 'joker-1' } });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0');
    const { hands, discs, actionCards } = seen(m, null);
    expect(discs).toEqual({ 0: ['ship-3'], 1: [], 2: ['camel-3'], 3: [] });
    expect(actionCards['3']).toEqual(['joker-1']);
    expect(hands['1']).toMatchObject({ ship: 2 });
  });
});

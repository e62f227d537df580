import { cards, type Cards } from './cards';
import { acceptedCards, missingCards, obstacle, shares } from './offers';
import { legal, match, parts, points, revealed, seen, story, writeCards } from './testing';

// As on the printed sheet: red is 0, yellow 1, green 2, blue 3; red builds the five ships of the Tower of Babel.
const red = (hands: Record<string, Partial<Cards>>, more: Parameters<typeof match>[0] = {}) =>
  match({ hands, ...more });

describe('the worked examples of the rule sheet', () => {
  const hands = { 0: { ship: 4 }, 1: { ship: 1 }, 2: { ship: 2 }, 3: { ship: 1 } };
  const offering = () => {
    const m = red(hands);
    m.play('0 build ship-5a', '1 offer 1', '2 offer 2 trade', '3 offer 1');
    return m;
  };

  test('yellow’s 1 is accepted, red adds 4: yellow 1 part, red 4, red takes the disc (R5.4, R5.6, R5.7)', () => {
    const m = offering();
    m.play('0 accept 1', '0 fulfil 0');
    expect(parts(m, 'babel')).toEqual({ 0: 4, 1: 1, 2: 0, 3: 0 });
    expect(m.G.discs).toEqual({ 0: ['ship-5a'], 1: [], 2: [], 3: [] });
    expect(story(m)).toEqual([
      'chose 0 babel',
      'offered 1',
      'offered 2',
      'offered 3',
      'revealed 1:1 2:2+trade 3:1',
      'accepted 0 1',
      'fulfilled 0 babel with 1, disc to 0',
      'paid 2 2',
      'paid 3 1',
      'drew 0:1 1:1 2:1 3:1',
    ]);
  });

  test('yellow’s 1 and green’s 2 with the trading card, red adds 2: yellow 1 part, red 4, green takes the disc (R5.8)', () => {
    const m = offering();
    m.play('0 accept 1', '0 accept 2', '0 fulfil 0');
    expect(parts(m, 'babel')).toEqual({ 0: 4, 1: 1, 2: 0, 3: 0 });
    expect(m.G.discs).toEqual({ 0: [], 1: [], 2: ['ship-5a'], 3: [] });
    expect(m.G.hands).toMatchObject({
      0: { ship: 2, camel: 1 },
      1: { ship: 0, camel: 1 },
      2: { ship: 0, camel: 1 },
      3: { ship: 1, camel: 1 },
    });
    expect(story(m).slice(5)).toEqual([
      'accepted 0 1',
      'accepted 0 2',
      'fulfilled 0 babel with 1 2, disc to 2',
      'paid 3 1',
      'drew 0:1 1:1 2:1 3:1',
    ]);
  });

  test('blue’s refused card goes back to the hand and scores 1 point (R5.10)', () => {
    const m = offering();
    m.play('0 accept 1', '0 fulfil 0');
    expect(points(m)).toEqual({ 0: '0+0', 1: '0+0', 2: '2+0', 3: '1+0' });
    expect(m.G.hands['3'].ship).toBe(1);
  });
});

describe('R5 selecting', () => {
  const offered = (...offers: string[]) => {
    const m = red({ 0: { ship: 5 }, 1: { ship: 5 }, 2: { ship: 5 }, 3: { ship: 5 } });
    m.play('0 build ship-5a', ...offers.map((offer, i) => `${i + 1} offer ${offer}`));
    return m;
  };

  test('none, some or all of the offers are accepted (R5.1)', () => {
    for (const [accepted, taken] of [
      [[], { 0: 5, 1: 0, 2: 0, 3: 0 }],
      [['2'], { 0: 3, 1: 0, 2: 2, 3: 0 }],
      [['1', '2', '3'], { 0: 0, 1: 1, 2: 2, 3: 2 }],
    ] as const) {
      const m = offered('1', '2', '2');
      m.play(...accepted.map((id) => `0 accept ${id}`), '0 fulfil 0');
      expect(parts(m, 'babel')).toEqual(taken);
    }
  });

  test('an offer is accepted as a whole, so one that is too much does not fit (R5.1, R5.2)', () => {
    const m = offered('3', '3', '2');
    m.play('0 accept 1');
    m.refuse('0 accept 2');
    expect(obstacle(revealed(m), '2')).toEqual({ why: 'tooMany', kind: 'ship', over: 1 });
    expect(obstacle(revealed(m), '3')).toBeNull();
    m.play('0 accept 3');
  });

  test('each kind of a two-coloured disc has its own limit (R5.2)', () => {
    const m = red(
      { 1: { camel: 2 }, 2: { camel: 1, mason: 1 }, 3: { mason: 3 } },
      { wonders: { zeus: { discs: 'camel-2-mason-3 crane-3' } } },
    );
    m.play('0 build camel-2-mason-3', '1 offer 2 0', '2 offer 1 1', '3 offer 0 3', '0 accept 1');
    const build = revealed(m);
    expect(obstacle(build, '2')).toEqual({ why: 'tooMany', kind: 'camel', over: 1 });
    expect(writeCards(acceptedCards(build))).toBe('2 camel');
    expect(writeCards(missingCards(build))).toBe('3 mason');
    m.play('0 accept 3', '0 fulfil 0 0');
    expect(parts(m, 'zeus')).toEqual({ 0: 0, 1: 2, 2: 0, 3: 3 });
  });

  test('of the offers with a trading card one at most is accepted (R5.3)', () => {
    const m = offered('1 trade', '1 trade', '1');
    m.play('0 accept 2');
    m.refuse('0 accept 1');
    expect(obstacle(revealed(m), '1')).toEqual({ why: 'secondTrade', offerer: '2' });
    m.play('0 accept 3', '0 refuse 2', '0 accept 1', '0 fulfil 0');
    expect(m.G.discs['1']).toEqual(['ship-5a']);
    expect(parts(m, 'babel')).toEqual({ 0: 4, 1: 0, 2: 0, 3: 1 });
  });

  test('an empty offer is neither accepted nor paid', () => {
    const m = offered('0', '1', '0');
    expect(obstacle(revealed(m), '1')).toEqual({ why: 'empty' });
    expect(legal(m, '0', 'accept')).toEqual(['2']);
  });

  test('can be changed and taken back until it is built (R5.1)', () => {
    const m = offered('1', '2', '2');
    m.play('0 accept 1', '0 accept 2', '0 undo', '0 refuse 1', '0 accept 3');
    expect(revealed(m).accepted).toEqual(['3']);
    m.refuse('0 refuse 1');
    m.refuse('1 undo');
    m.play('0 undo', '0 undo', '0 undo');
    expect(revealed(m).accepted).toEqual([]);
    m.refuse('0 undo');
  });

  test('shows who would get what', () => {
    const m = offered('1', '2 trade', '1');
    m.play('0 accept 1', '0 accept 2');
    expect(shares(revealed(m), '0')).toEqual({ taker: '2', parts: { 0: 4, 1: 1 } });
  });
});

describe('R5 adding', () => {
  test('the sum is exactly the number, and the played cards are discarded (R5.4, R5.9)', () => {
    const m = red({ 0: { ship: 5, mason: 2 }, 1: { ship: 4 } });
    m.play('0 build ship-5a', '1 offer 3', '2 offer 0', '3 offer 0', '0 accept 1', '0 fulfil 0');
    expect(m.G.hands).toMatchObject({ 0: { ship: 3, mason: 2 }, 1: { ship: 1 } });
    expect(m.G.table.discards).toEqual({ camel: 0, crane: 0, mason: 0, ship: 5 });
    expect(m.G.table.wonders.babel.discs).toEqual(['ship-5b', 'ship-6']);
  });

  test('nobody adds anything when the offers are the whole number (R5.4)', () => {
    const m = red({ 1: { ship: 3 } });
    m.play('0 build ship-3', '1 offer 3', '2 offer 0', '3 offer 0', '0 accept 1');
    m.refuse('0 giveUp');
    m.play('0 fulfil 0');
    expect(parts(m, 'lighthouse')).toEqual({ 0: 0, 1: 3, 2: 0, 3: 0 });
    expect(m.G.discs['0']).toEqual(['ship-3']);
  });

  test('whose own cards suffice must add them (R5.5)', () => {
    const m = red({ 0: { ship: 3 } });
    m.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 0');
    m.refuse('0 giveUp');
    m.play('0 fulfil 0');
  });

  test('whose own cards do not suffice cannot build (R5.5)', () => {
    const m = red({ 0: { ship: 2, camel: 5 }, 1: { ship: 1 } });
    m.play('0 build ship-3', '1 offer 1', '2 offer 0', '3 offer 0');
    m.refuse('0 fulfil 0');
    m.play('0 giveUp');
  });

  test('each kind must suffice for a two-coloured disc (R5.5)', () => {
    const m = red(
      { 0: { camel: 1, mason: 9 } },
      { wonders: { zeus: { discs: 'camel-2-mason-3 crane-3' } } },
    );
    m.play('0 build camel-2-mason-3', '1 offer 0 0', '2 offer 0 0', '3 offer 0 0');
    m.refuse('0 fulfil 0 0');
    m.play('0 giveUp');
  });

  test('trading cards go back: they can be offered again at once (R1.6, R5.11)', () => {
    const m = red({ 0: { ship: 5 }, 1: { ship: 1 }, 2: { ship: 1 } });
    m.play('0 build ship-3', '1 offer 1 trade', '2 offer 1 trade', '3 offer 0', '0 accept 1');
    m.play('0 fulfil 0');
    expect(points(m)).toMatchObject({ 1: '0+0', 2: '1+0' });
    m.play('1 build ship-4a', '2 offer 1 trade', '0 offer 1 trade');
  });

  test('parts stay where they were laid, and those of a later build come on top (R5.6)', () => {
    const m = red({ 0: { ship: 5 }, 1: { ship: 3 } }, { wonders: { babel: { parts: { 2: 1 } } } });
    m.play('0 build ship-5a', '1 offer 1', '2 offer 0', '3 offer 0', '0 accept 1', '0 fulfil 0');
    expect(m.G.table.wonders.babel.parts.join('')).toBe('200001');
    const n = red({ 1: { ship: 6 } }, { wonders: { babel: { parts: { 0: 2, 2: 1 } } } });
    n.play('0 pass', '1 build ship-5a', '0 offer 0', '2 offer 0', '3 offer 0', '1 fulfil 0');
    expect(n.G.table.wonders.babel.parts.join('')).toBe('00211111');
  });

  test('parts are never used up (R1.7)', () => {
    const m = red({ 0: { ship: 5 } }, { wonders: { babel: { parts: { 0: 40 } } } });
    m.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0');
    expect(parts(m, 'babel')['0']).toBe(45);
  });
});

describe('R5.12 not fulfilled', () => {
  const failed = () => {
    const m = red({ 0: { ship: 1 }, 1: { ship: 2 }, 2: { ship: 1 }, 3: { ship: 3 } });
    m.play(
      '0 build ship-5a',
      '1 offer 2',
      '2 offer 1 trade',
      '3 offer 0',
      '0 accept 1',
      '0 giveUp',
    );
    return m;
  };

  test('nothing is built, and the disc stays', () => {
    const m = failed();
    expect(parts(m, 'babel')).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0 });
    expect(m.G.table.wonders.babel.discs).toEqual(['ship-5a', 'ship-5b', 'ship-6']);
    expect(Object.values(m.G.discs).flat()).toEqual([]);
    expect(m.G.table.discards).toEqual(cards());
  });

  test('every opponent scores a point for each card they offered, accepted or not, and keeps them', () => {
    const m = failed();
    expect(points(m)).toEqual({ 0: '0+0', 1: '2+0', 2: '1+0', 3: '0+0' });
    expect(m.G.hands).toMatchObject({
      0: { ship: 1, camel: 1 },
      1: { ship: 2, camel: 1 },
      2: { ship: 1, camel: 1 },
      3: { ship: 3, camel: 1 },
    });
  });

  test('everybody draws, and the turn is over', () => {
    const m = failed();
    expect(story(m).slice(-4)).toEqual([
      'failed 0 babel',
      'paid 1 2',
      'paid 2 1',
      'drew 0:1 1:1 2:1 3:1',
    ]);
    expect(m.ctx.currentPlayer).toBe('1');
    expect(seen(m, '1').table.build).toBeNull();
  });
});

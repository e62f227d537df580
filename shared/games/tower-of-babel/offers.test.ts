import { cards, type Cards } from './cards';
import type { DiscId } from './discs';
import { acceptable, possibleOffers, writeOffer } from './offers';
import { awaited, legal, match, parts, revealed, story } from './testing';

describe('R4 offers', () => {
  // prettier-ignore
  const POSSIBLE: [DiscId, Partial<Cards>, string[]][] = [
    // disc             hand                     offers
    ['ship-5a',         {},                      ['0']],
    ['ship-5a',         { camel: 4 },            ['0']],
    ['ship-5a',         { ship: 2, camel: 3 },   ['0', '1', '1 trade', '2', '2 trade']],
    ['ship-3',          { ship: 9 },             ['0', '1', '1 trade', '2', '2 trade', '3', '3 trade']],
    ['camel-2-mason-3', { camel: 3, mason: 1 },  ['0 0', '0 1', '0 1 trade', '1 0', '1 0 trade',
                                                  '1 1', '1 1 trade', '2 0', '2 0 trade', '2 1', '2 1 trade']],
    ['camel-2-mason-3', { mason: 1, ship: 3 },   ['0 0', '0 1', '0 1 trade']],
  ];

  test.each(POSSIBLE)('for %s %j allows %j (R4.2, R4.3, R4.4)', (disc, hand, offers) => {
    expect(possibleOffers(disc, cards(hand)).map((one) => writeOffer(disc, one).join(' '))).toEqual(
      offers,
    );
  });

  test('are made by all opponents, in any order, never by the active player (R4.2)', () => {
    const m = match({ hands: { 0: { ship: 5 }, 1: { ship: 1 }, 3: { ship: 2 } } });
    m.play('0 build ship-5a');
    expect(awaited(m)).toEqual(['1', '2', '3']);
    m.refuse('0 offer 1');
    m.play('3 offer 2', '1 offer 1 trade');
    expect(awaited(m)).toEqual(['2']);
    m.refuse('0 accept 3');
    m.play('2 offer 0');
    expect(revealed(m).offers).toMatchObject({
      1: { cards: { ship: 1 }, trade: true },
      2: { cards: { ship: 0 }, trade: false },
      3: { cards: { ship: 2 }, trade: false },
    });
    expect(awaited(m)).toEqual(['0']);
  });

  test('count the same in whatever order they arrive (R4.2)', () => {
    const offers = ['1 offer 1 trade', '2 offer 0', '3 offer 2'];
    const tables = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].map((order) => {
      const m = match({ hands: { 0: { ship: 5 }, 1: { ship: 1 }, 3: { ship: 2 } } });
      m.play('0 build ship-5a', ...order.map((i) => offers[i]), '0 accept 3', '0 fulfil 0');
      expect(story(m)).toContain('revealed 1:1+trade 2:0 3:2');
      return m.G.table;
    });
    for (const table of tables) expect(table).toEqual(tables[0]);
  });

  test('hold needed cards only, no more than the disc shows and the hand has (R4.2)', () => {
    const m = match({ hands: { 1: { ship: 9, camel: 9 }, 2: { ship: 1 } } });
    m.play('0 build ship-5a');
    for (const wrong of ['1 offer 6', '1 offer -1', '1 offer 1 1', '1 offer', '2 offer 2'])
      m.refuse(wrong);
    m.play('1 offer 5');
  });

  test('hold the trading card only with a building card (R4.3)', () => {
    const m = match({ hands: { 1: { ship: 1 } } });
    m.play('0 build ship-5a');
    m.refuse('1 offer 0 trade');
    m.refuse('1 offer trade');
    m.play('1 offer 1 trade');
  });

  test('have to be made by who has nothing to offer, too (R4.4)', () => {
    const m = match({ hands: { 0: { ship: 5 } } });
    m.play('0 build ship-5a');
    expect(legal(m, '2', 'offer')).toEqual(['0']);
    m.play('1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0');
    expect(story(m).slice(4)).toEqual([
      'revealed 1:0 2:0 3:0',
      'fulfilled 0 babel with -, disc to 0',
      'drew 0:1 1:1 2:1 3:1',
    ]);
  });

  test('can be changed until the last one is in, and then no more (R4.5, R4.6)', () => {
    const m = match({ hands: { 1: { ship: 3 }, 2: { ship: 1 } } });
    m.play(
      '0 build ship-5a',
      '1 offer 3 trade',
      '2 offer 1',
      '1 offer 1',
      '1 offer 2',
      '3 offer 0',
    );
    expect(revealed(m).offers['1']).toEqual({ cards: cards({ ship: 2 }), trade: false });
    m.refuse('1 offer 1');
    expect(m.G.offers).toEqual({});
  });

  test('of both kinds, for a two-coloured disc (R4.2)', () => {
    const m = match({
      hands: { 0: { camel: 1, mason: 1 }, 1: { camel: 1, mason: 2 } },
      options: { twoColouredDiscs: true },
      wonders: { zeus: { discs: 'camel-2-mason-3 crane-3' } },
    });
    m.play('0 build camel-2-mason-3', '1 offer 1 2 trade', '2 offer 0 0', '3 offer 0 0');
    m.play('0 accept 1', '0 fulfil 0 0');
    expect(parts(m, 'zeus')).toEqual({ 0: 5, 1: 0, 2: 0, 3: 0 });
    expect(m.G.discs['1']).toEqual(['camel-2-mason-3']);
  });
});

describe('R5.1 whose offers can be accepted', () => {
  const hands = { 0: { ship: 3 }, 1: { ship: 3 }, 2: { ship: 2 }, 3: { ship: 1 } };
  const offering = () => {
    const m = match({ hands });
    m.play('0 pass', '1 build ship-5a', '3 offer 1', '2 offer 2', '0 offer 3');
    return m;
  };

  test('those that still fit and are not accepted yet, clockwise from the active player', () => {
    const m = offering();
    expect(acceptable(revealed(m), m.ctx)).toEqual(['2', '3', '0']);
    m.play('1 accept 3');
    expect(acceptable(revealed(m), m.ctx)).toEqual(['2', '0']);
    m.play('1 accept 2');
    expect(acceptable(revealed(m), m.ctx)).toEqual([]);
  });

  test('none but these can be', () => {
    const m = offering();
    m.play('1 accept 3');
    expect(legal(m, '1', 'accept')).toEqual(['2', '0']);
    m.play('1 accept 0');
    m.refuse('1 accept 2');
    m.refuse('1 accept 0');
  });
});

import { ACTION_CARD_TIMINGS } from './actionCardTiming';
import { awaited, legal, match, playable, story } from './testing';

describe('R7.1 an action card', () => {
  test('is shown when it is used, and discarded', () => {
    const m = match({ actionCards: { 0: 'cardDraw-2 fivePoints-1' } });
    m.play('0 cardDraw cardDraw-2');
    expect(m.G.actionCards['0']).toEqual(['fivePoints-1']);
    expect(m.G.table.usedActionCards).toEqual(['cardDraw-2']);
    expect(story(m)).toEqual(['played 0 cardDraw-2', 'drew 0:3']);
  });

  test('is used once, however often the click arrives', () => {
    const m = match({ actionCards: { 0: 'cardDraw-1 cardDraw-2' } });
    m.refuse('0 cardDraw cardDraw-2');
    m.play('0 cardDraw cardDraw-1');
    m.refuse('0 cardDraw cardDraw-1');
    m.play('0 cardDraw cardDraw-2');
  });

  test('cannot be used by who does not hold it', () => {
    const m = match({ actionCards: { 1: 'cardDraw-1' } });
    m.refuse('0 cardDraw cardDraw-1');
    m.refuse('2 cardDraw cardDraw-1');
  });

  test('has its moment', () => {
    expect(ACTION_CARD_TIMINGS).toEqual({
      cardTrade: 'anyTime',
      cardDraw: 'anyTime',
      joker: 'adding',
      doubleTurn: 'turnEnd',
      tripleBonus: 'refused',
      discBonus: 'finalScoring',
      fivePoints: 'finalScoring',
    });
  });
});

describe('R7.2 any time', () => {
  const holding = () =>
    match({
      hands: { 0: { ship: 3, camel: 1 }, 1: { ship: 2 }, 2: { ship: 1 } },
      actionCards: { 0: 'cardDraw-1 joker-1', 1: 'cardDraw-2 joker-2', 2: 'cardTrade-1' },
      wonders: { lighthouse: { discs: 'ship-3 ship-4a' } },
    });
  const ANY = ['cardTrade', 'cardDraw'];

  test('is for everybody after a general draw, until the active player has chosen', () => {
    const m = holding();
    expect([0, 1, 2].map((id) => playable(m, String(id)))).toEqual([ANY, ANY, ANY]);
    expect(playable(m, '3')).toEqual(['cardDraw']); // nothing in hand to trade
  });

  test('is for an opponent until their offer is made, and changing it does not reopen it', () => {
    const m = holding();
    m.play('0 build ship-3');
    expect([0, 1, 2].map((id) => playable(m, String(id)))).toEqual([[], ANY, ANY]);
    m.play('1 offer 1');
    expect([0, 1, 2].map((id) => playable(m, String(id)))).toEqual([[], [], ANY]);
    m.refuse('1 cardDraw cardDraw-2');
    m.play('1 offer 2');
    m.refuse('1 cardDraw cardDraw-2');
    m.play('2 cardTrade cardTrade-1 0 0 0 1', '2 offer 0');
  });

  test('is for the active player while they select and add', () => {
    const m = holding();
    m.play('0 build ship-3', '1 offer 0', '2 offer 1', '3 offer 0');
    expect([0, 1, 2].map((id) => playable(m, String(id)))).toEqual([[...ANY, 'joker'], [], []]);
    m.play('0 accept 2', '0 cardDraw cardDraw-1', '0 fulfil 0');
    expect(story(m).slice(5, 9)).toEqual([
      'accepted 0 2',
      'played 0 cardDraw-1',
      'drew 0:3',
      'fulfilled 0 lighthouse with 2, disc to 0',
    ]);
  });

  test('is for the active player at the end of their turn', () => {
    const m = holding();
    m.play('0 pass');
    expect([0, 1, 2].map((id) => playable(m, String(id)))).toEqual([
      [...ANY, 'doubleTurn'],
      [],
      [],
    ]);
  });

  test('is for nobody while Triple Bonuses are asked about', () => {
    const m = holding();
    m.play('0 build ship-3', '1 offer 2', '2 offer 1', '3 offer 0', '0 fulfil 0');
    expect([0, 1, 2].map((id) => playable(m, String(id)))).toEqual([
      [],
      ['tripleBonus'],
      ['tripleBonus'],
    ]);
  });

  test('does not stop the others: they choose and offer as if nothing had happened', () => {
    const m = holding();
    m.play(
      '2 cardTrade cardTrade-1 0 0 0 1',
      '0 build ship-3',
      '3 offer 0',
      '1 cardDraw cardDraw-2',
    );
    expect(awaited(m)).toEqual(['1', '2']);
    m.play('2 offer 0', '1 offer 0');
    expect(awaited(m)).toEqual(['0']);
  });

  test('is not between the two turns of a Double Turn: nobody has drawn', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1 cardDraw-1', 1: 'cardDraw-2' } });
    m.play('0 pass', '0 doubleTurn');
    m.refuse('1 cardDraw cardDraw-2');
    m.play('0 cardDraw cardDraw-1', '0 build ship-3', '1 cardDraw cardDraw-2');
  });
});

describe('R7.3 Card Trade', () => {
  const trading = (hand = {}, more = {}) =>
    match({ hands: { 0: hand }, actionCards: { 0: 'cardTrade-1' }, ...more });

  test('discards up to five building cards and draws as many', () => {
    const m = trading({ ship: 4, mason: 3 });
    m.play('0 cardTrade cardTrade-1 0 0 3 2');
    expect(m.G.hands['0']).toEqual({ camel: 5, crane: 0, mason: 0, ship: 2 });
    expect(m.G.table.discards).toEqual({ camel: 0, crane: 0, mason: 3, ship: 2 });
    expect(story(m)).toEqual(['played 0 cardTrade-1', 'discarded 0 3 mason, 2 ship', 'drew 0:5']);
  });

  test('takes at least one card, five at most, and only those in hand', () => {
    const m = trading({ ship: 6, mason: 1 });
    for (const wrong of [
      '0 0 0 0',
      '0 0 0 6',
      '0 0 1 5',
      '0 0 2 1',
      '1 0 0 1',
      '0 0 0',
      '-1 0 0 3',
    ])
      m.refuse(`0 cardTrade cardTrade-1 ${wrong}`);
    expect(legal(m, '0', 'cardTrade')).toHaveLength(10);
  });

  test('is of no use without a building card', () => {
    const m = trading();
    expect(legal(m, '0', 'cardTrade')).toEqual([]);
    expect(playable(m, '0')).toEqual(['cardDraw']);
  });

  test('discards first, so the cards may come back', () => {
    const m = trading({ ship: 3 }, { supply: { camel: 1 } });
    m.play('0 cardTrade cardTrade-1 0 0 0 3');
    expect(story(m)).toEqual([
      'played 0 cardTrade-1',
      'discarded 0 3 ship',
      'reshuffled',
      'drew 0:3',
    ]);
    expect(m.G.hands['0']).toMatchObject({ camel: 1, ship: 2 });
    expect(m.G.supply).toMatchObject({ ship: 1 });
  });
});

describe('R7.4 Card Draw', () => {
  test('draws three, or what there is', () => {
    const m = match({ actionCards: { 0: 'cardDraw-1' }, supply: { mason: 2 } });
    m.play('0 cardDraw cardDraw-1');
    expect(m.G.hands['0']).toMatchObject({ mason: 2 });
    expect(story(m)).toEqual(['played 0 cardDraw-1', 'drew 0:2']);
  });
});

describe('R7.10 Building Disc Bonus and 5 Victory Points', () => {
  test('cannot be played', () => {
    const m = match({});
    expect(playable(m, '0')).toEqual(['cardDraw']);
    expect([ACTION_CARD_TIMINGS.discBonus, ACTION_CARD_TIMINGS.fivePoints]).toEqual([
      'finalScoring',
      'finalScoring',
    ]);
  });
});

import type { PlayerID } from '../../engine/game';
import { legalMoves } from '../../engine/legal';
import { towerOfBabel } from '.';
import { ACTION_CARDS, ACTION_KINDS, type ActionKind } from './actionCards';
import { isPlayable, ACTION_CARD_TIMINGS } from './actionCardTiming';
import type { Move } from './moves';
import { awaited, legal, match, parts, points, story } from './testing';

type Match = ReturnType<typeof match>;

/** The kinds of cards that a player could play now if they held one of each. */
function playable({ G, ctx }: Match, playerID: PlayerID): ActionKind[] {
  const actionCards = { ...G.actionCards, [playerID]: ONE_OF_EACH };
  const view = towerOfBabel.view({ ...G, actionCards }, ctx, playerID);
  const legal = legalMoves(towerOfBabel, view, ctx, playerID) as Move[];
  return ACTION_KINDS.filter((kind) => isPlayable(kind, legal));
}

const ONE_OF_EACH = ACTION_CARDS.filter((id) => id.endsWith('-1'));

const NOTHING = ['1 offer 0', '2 offer 0', '3 offer 0'];

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

describe('R7.5, R7.6 Joker', () => {
  const NONE = ['0 0', '0 0', '0 0'];
  const adding = (disc: string, own: object, jokers: string, offers = ['0', '0', '0']) => {
    const m = match({
      hands: { 0: own, 1: { ship: 4, camel: 1 } },
      actionCards: { 0: jokers },
      wonders: { zeus: { discs: 'camel-2-mason-3 mason-3' } },
    });
    m.play(`0 build ${disc}`, ...offers.map((offer, i) => `${i + 1} offer ${offer}`));
    return m;
  };

  test('counts as exactly two of the needed cards, and two parts', () => {
    const m = adding('ship-5a', { ship: 3 }, 'joker-1');
    expect(legal(m, '0', 'fulfil')).toEqual(['2']);
    m.play('0 fulfil 2');
    expect(parts(m, 'babel')).toEqual({ 0: 5, 1: 0, 2: 0, 3: 0 });
    expect(m.G.hands['0'].ship).toBe(0);
    expect(m.G.table.discards.ship).toBe(3);
    expect(m.G.table.usedActionCards).toEqual(['joker-1']);
    expect(story(m).slice(5)).toEqual([
      'played 0 joker-1',
      'fulfilled 0 babel with -, disc to 0',
      'drew 0:1 1:1 2:1 3:1',
    ]);
  });

  test('is no half one: when one card is missing it does not help', () => {
    const m = adding('ship-5a', { ship: 0 }, 'joker-1', ['4', '0', '0']);
    m.play('0 accept 1');
    expect(legal(m, '0', 'fulfil')).toEqual([]);
    m.play('0 giveUp');
  });

  test('can be played only as long as two cards are missing', () => {
    const m = adding('ship-5a', { ship: 4 }, '', ['4', '0', '0']);
    expect(playable(m, '0')).toContain('joker');
    m.play('0 accept 1');
    expect(playable(m, '0')).not.toContain('joker');
  });

  test('is not played by a build that it fills nothing of', () => {
    const m = adding('ship-5a', { ship: 1 }, 'joker-1', ['4', '0', '0']);
    m.play('0 accept 1');
    expect(legal(m, '0', 'fulfil')).toEqual(['0']);
    expect(playable(m, '0')).not.toContain('joker');
    m.refuse('0 fulfil 2');
    m.play('0 fulfil 0');
    expect(m.G.actionCards['0']).toEqual(['joker-1']);
  });

  test('is a free choice: instead of own cards, or not at all', () => {
    const m = adding('ship-5a', { ship: 5 }, 'joker-1 joker-2');
    expect(legal(m, '0', 'fulfil')).toEqual(['0', '2', '4']);
    m.refuse('0 giveUp');
    m.play('0 fulfil 4');
    expect(m.G.hands['0'].ship).toBe(4);
    expect(m.G.actionCards['0']).toEqual([]);
  });

  test('need not be used to save a build (R5.5)', () => {
    const m = adding('ship-5a', { ship: 3 }, 'joker-1');
    m.play('0 giveUp', '0 end');
    expect(m.G.actionCards['0']).toEqual(['joker-1']);
  });

  test('two may be combined', () => {
    const m = adding('ship-5a', { ship: 1 }, 'joker-1 joker-2');
    expect(legal(m, '0', 'fulfil')).toEqual(['4']);
  });

  test('is split freely within what each kind of a two-coloured disc still needs', () => {
    const m = adding('camel-2-mason-3', { camel: 1, mason: 2 }, 'joker-1', NONE);
    expect(legal(m, '0', 'fulfil')).toEqual(['1 1']);
    const rich = adding('camel-2-mason-3', { camel: 2, mason: 3 }, 'joker-1 joker-2', NONE);
    expect(legal(rich, '0', 'fulfil')).toEqual(['0 0', '0 2', '1 1', '2 0', '1 3', '2 2']);
  });

  test('fills only what is missing after the accepted offers', () => {
    const m = adding('camel-2-mason-3', { mason: 3 }, 'joker-1', ['1 0', '0 0', '0 0']);
    m.play('0 accept 1');
    expect(legal(m, '0', 'fulfil')).toEqual(['1 1']);
  });

  test('does not go into an offer', () => {
    const m = match({ actionCards: { 1: 'joker-1' }, hands: { 1: { ship: 1 } } });
    m.play('0 build ship-5a');
    expect(legal(m, '1', 'offer')).toEqual(['0', '1', '1 trade']);
  });

  test('gives its parts to the active player, as those of a trading card', () => {
    const m = adding('ship-5a', { ship: 1 }, 'joker-1', ['2 trade', '0', '0']);
    m.play('0 accept 1', '0 fulfil 2');
    expect(parts(m, 'babel')).toEqual({ 0: 5, 1: 0, 2: 0, 3: 0 });
    expect(m.G.discs['1']).toEqual(['ship-5a']);
  });
});

describe('R7.7 Double Turn', () => {
  test('is a second turn, after which everybody draws once and the next player is active', () => {
    const m = match({ hands: { 0: { ship: 3 } }, actionCards: { 0: 'doubleTurn-1' } });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0', '0 doubleTurn');
    expect(m.G.hands['1'].camel).toBe(0);
    m.play('0 pass');
    expect(story(m).slice(5)).toEqual([
      'fulfilled 0 lighthouse with -, disc to 0',
      'played 0 doubleTurn-1',
      'passed 0',
      'drew 0:1',
      'drew 0:1 1:1 2:1 3:1',
    ]);
    expect(m.ctx.currentPlayer).toBe('1');
    expect(m.G.table.second).toBe(false);
  });

  test('each pass draws its own card', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1' } });
    m.play('0 pass', '0 doubleTurn', '0 pass');
    expect(m.G.hands).toMatchObject({ 0: { camel: 3 }, 1: { camel: 1 } });
  });

  test('can follow a build that was given up', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1' } });
    m.play('0 build ship-3', ...NOTHING, '0 giveUp', '0 doubleTurn', '0 build ship-4a');
  });

  test('is one extra turn in a turn: no second one, and no question', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1 doubleTurn-2' } });
    m.play('0 pass', '0 doubleTurn', '0 pass');
    expect(m.ctx.currentPlayer).toBe('1');
    expect(m.G.actionCards['0']).toEqual(['doubleTurn-2']);
    m.play('1 pass', '2 pass', '3 pass', '0 pass', '0 doubleTurn');
  });

  test('is declared at the end of a turn only, and need not be', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1' } });
    m.refuse('0 doubleTurn');
    m.play('0 pass');
    m.refuse('1 doubleTurn');
    m.play('0 end');
    expect(m.ctx.currentPlayer).toBe('1');
    expect(story(m)).toEqual(['passed 0', 'drew 0:1', 'drew 0:1 1:1 2:1 3:1']);
  });

  test('who holds any action card is asked, so that the question tells nothing', () => {
    const m = match({ actionCards: { 0: 'fivePoints-1' } });
    m.play('0 pass');
    expect(awaited(m)).toEqual(['0']);
    m.refuse('0 doubleTurn');
    m.play('0 end', '1 pass');
    expect(m.ctx.currentPlayer).toBe('2');
  });

  test('may be the card that was earned in this very turn', () => {
    const m = match({
      hands: { 0: { ship: 3 } },
      actionCards: {
        1: 'cardTrade-1 cardTrade-2 cardDraw-1 cardDraw-2 cardDraw-3 joker-1 joker-2',
      },
      wonders: { lighthouse: { discs: 'ship-3' } },
    });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0', '0 doubleTurn', '0 pass');
    expect(m.G.table.usedActionCards).toEqual(['doubleTurn-1']);
  });
});

describe('R7.8, R7.9 Triple Bonus', () => {
  const TRIPLE = { 1: 'tripleBonus-1', 2: 'fivePoints-1', 3: '' };
  const offering = (actionCards: Record<PlayerID, string> = TRIPLE, ...offers: string[]) => {
    const given = offers.length > 0 ? offers : ['2', '1 trade', '3'];
    const m = match({
      hands: { 0: { ship: 5 }, 1: { ship: 3 }, 2: { ship: 3 }, 3: { ship: 3 } },
      actionCards,
    });
    m.play('0 build ship-5a', ...given.map((offer, i) => `${i + 1} offer ${offer}`));
    return m;
  };

  test('pays 3 points for each card of a refused offer', () => {
    const m = offering();
    m.play('0 fulfil 0', '1 answer tripleBonus', '2 answer nothing');
    expect(points(m)).toEqual({ 0: '0+0', 1: '6+0', 2: '1+0', 3: '3+0' });
    expect(m.G.hands['1'].ship).toBe(3);
    expect(story(m).slice(5)).toEqual([
      'fulfilled 0 babel with -, disc to 0',
      'answered 1',
      'answered 2',
      'played 1 tripleBonus-1',
      'paid 1 6',
      'paid 2 1',
      'paid 3 3',
      'drew 0:1 1:1 2:1 3:1',
    ]);
  });

  test('asks every opponent with a refused offer and any action card, at the same time', () => {
    const m = offering();
    m.play('0 fulfil 0');
    expect(awaited(m)).toEqual(['1', '2']);
    expect(legal(m, '1', 'answer')).toEqual(['nothing', 'tripleBonus']);
    expect(legal(m, '2', 'answer')).toEqual(['nothing']);
    for (const other of ['3 answer nothing', '0 answer nothing', '2 answer tripleBonus'])
      m.refuse(other);
    m.play('2 answer nothing');
    expect(awaited(m)).toEqual(['1']);
  });

  test('whoever has none is asked all the same, and has none to say', () => {
    const m = offering({ 1: 'cardDraw-1' });
    m.play('0 fulfil 0');
    expect(legal(m, '1', 'answer')).toEqual(['nothing']);
    expect(isPlayable('tripleBonus', [{ move: 'answer', args: ['nothing'] }])).toBe(false);
  });

  test('asks nobody whose offer was accepted or empty', () => {
    const m = offering({ 1: 'tripleBonus-1', 2: 'tripleBonus-2' }, '2', '0', '3');
    m.play('0 accept 1', '0 fulfil 0');
    expect(story(m).at(-1)).toBe('drew 0:1 1:1 2:1 3:1');
    expect(points(m)).toEqual({ 0: '0+0', 1: '0+0', 2: '0+0', 3: '3+0' });
  });

  test('is one for each offer', () => {
    const m = offering({ 1: 'tripleBonus-1 tripleBonus-2' });
    m.play('0 fulfil 0', '1 answer tripleBonus');
    expect(points(m)['1']).toBe('6+0');
    expect(m.G.actionCards['1']).toEqual(['tripleBonus-2']);
  });

  test('pays in a build that is given up, too, but not for an accepted offer', () => {
    const m = match({
      hands: { 1: { ship: 2 }, 2: { ship: 2 } },
      actionCards: { 1: 'tripleBonus-1', 2: 'tripleBonus-2' },
    });
    m.play('0 build ship-5a', '1 offer 2', '2 offer 2', '3 offer 0', '0 accept 2', '0 giveUp');
    expect(awaited(m)).toEqual(['1']);
    m.refuse('2 answer tripleBonus');
    m.play('1 answer tripleBonus');
    expect(points(m)).toEqual({ 0: '0+0', 1: '6+0', 2: '2+0', 3: '0+0' });
  });

  test('an answer can be changed until the last one is in', () => {
    const m = offering();
    m.play('0 fulfil 0', '1 answer tripleBonus', '1 answer nothing', '2 answer nothing');
    expect(points(m)['1']).toBe('2+0');
    expect(m.G.actionCards['1']).toEqual(['tripleBonus-1']);
    m.refuse('1 answer tripleBonus');
  });

  test('is paid before the wonder is scored (R6.1)', () => {
    const m = match({
      hands: { 0: { ship: 3 }, 1: { ship: 1 } },
      actionCards: { 1: 'tripleBonus-1' },
      wonders: { lighthouse: { discs: 'ship-3', parts: { 1: 2 } } },
    });
    m.play('0 build ship-3', '1 offer 1', '2 offer 0', '3 offer 0', '0 fulfil 0');
    expect(points(m)['0']).toBe('0+0');
    m.play('1 answer tripleBonus');
    expect(story(m).slice(-4)).toEqual([
      'played 1 tripleBonus-1',
      'paid 1 3',
      'wonderScored lighthouse 0:8 1:4',
      'earned 0',
    ]);
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

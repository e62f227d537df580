import { act, cleanup, fireEvent } from '@testing-library/react';
import { towerOfBabel } from '../../../shared/games/tower-of-babel';
import { match } from '../../../shared/games/tower-of-babel/testing';
import { sitAt } from '../../match/testing';
import {
  buttons,
  cards,
  meter,
  offerOf,
  press,
  pressAction,
  pressCard,
  pressDisc,
  pressOffer,
  prompt,
  sentence,
} from './testing';

afterEach(cleanup);

const HANDS = {
  0: { ship: 4, camel: 2 },
  1: { ship: 3, camel: 1 },
  2: { ship: 2 },
  3: { ship: 1 },
};

const sit = (playerID: string | null, scene: Parameters<typeof match>[0] = {}) => {
  const m = match({ hands: HANDS, ...scene });
  return sitAt(towerOfBabel, m, playerID).then((table) => ({ m, ...table }));
};

describe('whoever is active', () => {
  test('chooses a disc where it lies, sees what it would take, and builds', async () => {
    const table = await sit('0');
    expect([sentence(), buttons()]).toEqual([
      'Your turn: choose a disc to build, or pass',
      ['Pass'],
    ]);
    await pressDisc(/^Tower/, '6 ships');
    expect([sentence(), buttons()]).toEqual([
      'Build the Tower of Babel, or pass',
      ['Build for 6 ships', 'Pass'],
    ]);
    expect([meter(), prompt().textContent]).toEqual([
      '2 cards are missing',
      expect.stringContaining('you have 4 of 6 · the disc +0'),
    ]);
    await press(/^Build/);
    expect(table.played).toEqual(['build ship-6']);
    expect(sentence()).toBe('You need 6 ships. Waiting for Bo, Chidi, and Deniz');
  });

  test('lets go of a disc by pressing it again, and passes', async () => {
    const table = await sit('0');
    await pressDisc(/^Tower/, '6 ships');
    await pressDisc(/^Tower/, '6 ships');
    expect(buttons()).toEqual(['Pass']);
    await press(/^Pass/);
    expect(table.played).toEqual(['pass']);
  });

  test('accepts offers, takes one back, and builds; the meter adds up', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a', '1 offer 3 trade', '2 offer 1', '3 offer 0');
    expect([meter(), buttons()]).toEqual(['1 card is missing', ['Give up']]);
    await pressOffer(/^Chidi: 1 ship/);
    expect([meter(), buttons()]).toEqual([
      '1 accepted, you add 4',
      ['Build: add 4 ships', 'Take back'],
    ]);
    await pressOffer(/^Chidi/);
    await pressOffer(/^Bo: 3 ships \+ trade/);
    expect([meter(), buttons()[0]]).toEqual(['3 accepted, you add 2', 'Build: add 2 ships']);
    expect(prompt().textContent).toContain('5 parts for you, the disc for Bo');
    await press(/^Build/);
    expect(table.played).toEqual(['accept 2', 'refuse 2', 'accept 1', 'fulfil 0']);
    expect(table.m.G.discs[1]).toContain('ship-5a');
  });

  test('is told why an offer does not fit, before and after pressing it', async () => {
    const table = await sit('0', { hands: { ...HANDS, 2: { ship: 5 } } });
    await table.play('0 build ship-5a', '1 offer 2 trade', '2 offer 4 trade', '3 offer 0');
    await pressOffer(/^Bo/);
    expect(offerOf(/^Chidi/).textContent).toContain('1 too many');
    expect(offerOf(/^Chidi/).getAttribute('aria-disabled')).toBe('true');
    await pressOffer(/^Chidi/);
    expect(prompt().textContent).toContain('With this offer there would be 1 ship too many.');
    await pressOffer(/^Deniz/);
    expect(prompt().textContent).toContain('This offer is empty.');
    expect(table.played).toEqual(['accept 1']);
  });

  test('may accept one trading card only', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a', '1 offer 2 trade', '2 offer 1 trade', '3 offer 0');
    await pressOffer(/^Bo/);
    expect(offerOf(/^Chidi/).textContent).toContain('2nd trade');
    await pressOffer(/^Chidi/);
    expect(prompt().textContent).toContain('Bo’s is accepted already');
  });

  test('fills up with a Joker, which its card explains', async () => {
    const table = await sit('0', { actionCards: { 0: 'joker-1' } });
    await table.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0');
    expect(buttons()).toEqual(['Build: add 3 ships', 'Give up']);
    await pressAction(/^Joker, now/);
    expect([sentence(), buttons()]).toEqual([
      'Joker: play it now?',
      ['Build: add 3 ships', 'Back'],
    ]);
    await press(/^Build/);
    expect(table.played).toEqual(['fulfil 2']);
  });

  test('finds many ways to spend Jokers behind one button', async () => {
    const table = await sit('0', {
      options: { twoColouredDiscs: true },
      hands: { 0: { camel: 2, mason: 3 } },
      actionCards: { 0: 'joker-1' },
      wonders: { giza: { discs: 'camel-2-mason-3' } },
    });
    await table.play('0 build camel-2-mason-3', '1 offer 0 0', '2 offer 0 0', '3 offer 0 0');
    expect(buttons()).toEqual(['Build: add 2 camels and 3 masons', 'Build with Jokers']);
    await press(/Jokers/);
    expect(buttons()).toHaveLength(4);
    await press(/^Build: add 1 camel and 2 masons/);
    expect(table.played).toEqual(['fulfil 1 1']);
  });

  test('ends the turn, or declares a Double Turn', async () => {
    const table = await sit('0', { actionCards: { 0: 'doubleTurn-1' } });
    await press(/^Pass/);
    expect([sentence(), buttons()]).toEqual([
      'Your turn is over: end it, or play a Double Turn',
      ['End the turn', 'Double Turn'],
    ]);
    await press(/^Double/);
    expect(sentence()).toBe('Your second turn: choose a disc, or pass');
    expect(table.played).toEqual(['pass', 'doubleTurn']);
  });
});

describe('an opponent', () => {
  test('raises cards, offers them, and changes his mind until the last offer is in', async () => {
    const table = await sit('1');
    await table.play('0 build ship-5a', '2 offer 1');
    expect([sentence(), buttons()]).toEqual([
      'Ana needs 5 ships: make your offer',
      ['Offer nothing'],
    ]);
    expect(cards()).toEqual(['camel', 'ship', 'ship', 'ship', 'trading']);
    await pressCard('ship');
    await pressCard('ship');
    await pressCard('trading');
    expect(cards()).toEqual(['camel', 'ship', '+ship', '+ship', '+trading']);
    expect([meter(), buttons()]).toEqual([
      'you offer 2 + trade',
      ['Offer 2 ships + trade', 'Offer nothing'],
    ]);
    await press(/^Offer 2/);
    expect(sentence()).toBe('Your offer is laid. Waiting for Deniz');
    expect(cards()).toEqual(['camel', 'ship']);
    await pressOffer(/^Your covered offer: 2 ships \+ trade/);
    await pressCard('+ship');
    expect(buttons()).toEqual(['Offer 1 ship + trade', 'Keep it']);
    await press(/^Offer/);
    expect(table.played).toEqual(['offer 2 trade', 'offer 1 trade']);
  });

  test('keeps the offer as it was', async () => {
    const table = await sit('1');
    await table.play('0 build ship-5a');
    await press(/nothing/);
    await press(/^Change/);
    await pressCard('ship');
    await press(/^Keep/);
    expect(cards()).toHaveLength(5);
    expect(table.played).toEqual(['offer 0']);
  });

  test.each([
    ['camel', 'This disc does not need that kind.'],
    ['trading', 'The trading card needs a building card with it.'],
  ])('is told why not: %s', async (card, reason) => {
    const table = await sit('1');
    await table.play('0 build ship-5a');
    await pressCard(card);
    expect(prompt().textContent).toContain(reason);
    expect(table.played).toEqual([]);
  });

  test('offers no more than the disc shows, and no trading card alone', async () => {
    const table = await sit('1', { hands: { 1: { ship: 4 } } });
    await table.play('0 build ship-3');
    for (let i = 0; i < 4; i++) await pressCard('ship');
    expect(prompt().textContent).toContain('The disc needs 3 of these.');
    await pressCard('trading');
    for (let i = 0; i < 3; i++) await pressCard('+ship');
    expect(cards()).toEqual(['ship', 'ship', 'ship', 'ship', 'trading']);
  });

  test('is told that another one chooses the disc', async () => {
    const table = await sit('1');
    await pressDisc(/^Tower/, '6 ships');
    expect(prompt().textContent).toContain('Whoever is active chooses a disc.');
    expect(table.played).toEqual([]);
  });

  test('chooses no cards while nobody asks for any', async () => {
    await sit('1');
    await pressCard('ship');
    expect(prompt().textContent).toContain('Cards are chosen when you make an offer.');
    expect(cards()).not.toContain('+ship');
  });

  test('draws with a Card Draw although it is not his turn', async () => {
    const table = await sit('1', { actionCards: { 1: 'cardDraw-1' } });
    await pressAction(/^Card Draw, now/);
    await press(/^Draw/);
    expect(table.played).toEqual(['cardDraw cardDraw-1']);
    expect(cards()).toHaveLength(8);
  });

  test('exchanges cards with a Card Trade, five at most', async () => {
    const hands = { 1: { camel: 1, ship: 5 } };
    const table = await sit('1', { hands, actionCards: { 1: 'cardTrade-2' } });
    await pressAction(/^Card Trade, now/);
    expect(buttons()).toEqual(['Back']);
    await pressCard('camel');
    for (let i = 0; i < 5; i++) await pressCard('ship');
    expect(prompt().textContent).toContain('A Card Trade exchanges 5 cards at most.');
    await press(/^Exchange 5/);
    expect(table.played).toEqual(['cardTrade cardTrade-2 1 0 0 4']);
  });

  test('keeps a half-made offer while he looks at an action card', async () => {
    const table = await sit('1', { actionCards: { 1: 'fivePoints-1' } });
    await table.play('0 build ship-5a');
    await pressCard('ship');
    await pressAction(/^5 Victory Points, counts by itself at the end/);
    expect(sentence()).toBe('5 Victory Points: counts by itself at the end');
    await press(/^Back/);
    expect(buttons()).toEqual(['Offer 1 ship', 'Offer nothing']);
  });

  test('is asked about a Triple Bonus, answers, and answers otherwise', async () => {
    const actionCards = { 1: 'tripleBonus-1', 2: 'joker-1' };
    const table = await sit('1', { hands: { ...HANDS, 0: { ship: 5 } }, actionCards });
    await table.play('0 build ship-5a', '1 offer 2', '2 offer 1', '3 offer 1', '0 fulfil 0');
    expect([sentence(), buttons()]).toEqual([
      'Your offer was refused: use a Triple Bonus?',
      ['Use a Triple Bonus', 'Without a bonus'],
    ]);
    await press(/^Without/);
    expect([sentence(), buttons()]).toEqual([
      'You have answered. Waiting for the other answers',
      ['Use a Triple Bonus'],
    ]);
    await press(/^Use/);
    expect(table.played).toEqual(['answer nothing', 'answer tripleBonus']);
    await table.play('2 answer nothing');
    expect(table.m.G.table.points[1].offers).toBe(6);
  });
});

test('letters do what the buttons do', async () => {
  const table = await sit('1');
  await table.play('0 build ship-5a');
  await pressCard('ship');
  await act(async () => void fireEvent.keyDown(document.body, { key: 'o' }));
  expect(table.played).toEqual(['offer 1']);
});

test('somebody who watches sees the offers and can do nothing', async () => {
  const table = await sit(null);
  await table.play('0 build ship-5a', '1 offer 2 trade', '2 offer 1', '3 offer 0');
  expect([sentence(), buttons()]).toEqual(['Ana accepts offers, and builds or gives up', []]);
  expect(meter()).toBe('0 accepted, 5 open');
  await pressDisc(/^Tower/, '6 ships');
  expect([buttons(), table.played]).toEqual([[], []]);
});

import { cleanup, screen } from '@testing-library/react';
import {
  buttons,
  cards,
  meter,
  press,
  pressAction,
  pressCard,
  pressDisc,
  pressPlace,
  pressSlot,
  prompt,
  sentence,
  sit,
  touch,
  typeOn,
} from './testing';
import { announced } from '../../testing/announced';

afterEach(cleanup);

describe('an opponent', () => {
  test('raises cards, offers them, and changes their mind until the last offer is in', async () => {
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
    expect(prompt().textContent).toContain('Change my offeruntil the last one is in');
    expect(cards()).toEqual(['camel', 'ship']);
    await touch('place:1');
    await pressCard('+ship');
    expect(buttons()).toEqual(['Offer 1 ship + trade', 'Keep it']);
    await press(/^Offer/);
    expect(table.played).toEqual(['offer 2 trade', 'offer 1 trade']);
  });

  test.each([
    ['refused', ['0 giveUp'], ['camel', 'ship', 'ship', 'ship', 'trading']],
    ['built with', ['0 accept 1', '0 fulfil 0'], ['camel', 'ship', 'trading']],
  ])('has turned cards in their hand no sooner than they are %s', async (_, decided, after) => {
    // whoever holds an action card is asked to end the turn, and nobody has drawn yet
    const actionCards = { 0: 'joker-1' };
    const hands = { 0: { ship: 3 }, 1: { ship: 3, camel: 1 } };
    const table = await sit('1', { hands, actionCards });
    await table.play('0 build ship-5a', '2 offer 0', '3 offer 0', '1 offer 2 trade');
    expect(cards()).toEqual(['camel', 'ship']);
    await table.play(...decided);
    expect(cards()).toEqual(after);
  });

  test('is asked for no cards where the match stands still', async () => {
    const table = await sit('1', {}, { table: { status: 'stopped' } });
    await table.play('0 build ship-5a');
    expect(meter()).toBe('none turned yet');
  });

  test('raises the very card that is pressed, and puts that one back', async () => {
    const table = await sit('1');
    await table.play('0 build ship-5a');
    await pressPlace(1);
    expect(cards()).toEqual(['camel', '+ship', 'ship', 'ship', 'trading']);
    await pressPlace(3);
    expect(cards()).toEqual(['camel', '+ship', 'ship', '+ship', 'trading']);
    await pressCard('trading');
    await pressPlace(1);
    expect(cards()).toEqual(['camel', 'ship', 'ship', '+ship', '+trading']);
    await pressPlace(0);
    expect(cards()).toEqual(['camel', 'ship', 'ship', '+ship', '+trading']);
  });

  test('lays many cards of a kind on one pile, and raises them one by one or as many as are pressed for', async () => {
    const table = await sit('1', { hands: { 1: { ship: 6, camel: 1 } } });
    await table.play('0 build ship-5a');
    await pressCard('ship');
    await pressCard('ship');
    expect(cards()).toEqual(['camel', ...Array(4).fill('ship'), '+ship', '+ship', 'trading']);
    await pressCard('+ship');
    expect(meter()).toBe('you offer 1');
    await pressSlot(3);
    expect(buttons()).toEqual(['Offer 4 ships', 'Offer nothing']);
    await pressSlot(0);
    expect(meter()).toBe('you offer 3');
    await typeOn('ship', '5');
    expect(meter()).toBe('you offer 5');
    await typeOn('ship', '6');
    expect(meter()).toBe('you offer 5');
    await press(/^Offer 5/);
    expect(table.played).toEqual(['offer 5']);
  });

  test('offers no more than is there by pressing a place of the meter', async () => {
    const table = await sit('1', { hands: { 1: { ship: 2 } } });
    await table.play('0 build ship-5a');
    await pressSlot(4);
    expect(buttons()).toEqual(['Offer 2 ships', 'Offer nothing']);
  });

  test('raises the very card that is exchanged', async () => {
    await sit('1', { hands: { 1: { ship: 2 } }, actionCards: { 1: 'cardTrade-2' } });
    await pressAction(/^Card Trade, now/);
    await pressPlace(0);
    expect(cards()).toEqual(['+ship', 'ship', 'trading']);
    await pressPlace(1);
    await pressPlace(0);
    expect(cards()).toEqual(['ship', '+ship', 'trading']);
  });

  test('is told that there is nothing to lay a trading card with', async () => {
    const table = await sit('1', { hands: { 1: { camel: 2 } } });
    await table.play('0 build ship-5a');
    expect(prompt().textContent).toContain('needs 5 ships: you have none to offer');
    const trading = screen.getByRole('button', { name: 'trading card' });
    expect(trading.getAttribute('aria-disabled')).toBe('true');
    await pressCard('trading');
    expect(prompt().textContent).toContain('none of the needed kind to lay it with');
  });

  test('hears what is raised', async () => {
    const table = await sit('1');
    await table.play('0 build ship-5a');
    await pressCard('ship');
    expect(announced()).toBe('1 ship');
    await pressCard('trading');
    expect(announced()).toBe('1 ship + trade');
  });

  test('forgets a change that came too late, even when the same can be offered again', async () => {
    const table = await sit('1', { hands: { 1: { ship: 1, mason: 1 } } });
    await table.play('0 build ship-5a', '1 offer 1');
    await touch('place:1');
    await table.play('2 offer 0', '3 offer 0', '0 giveUp', '1 pass', '2 build mason-4a');
    expect(buttons()).toEqual(['Offer nothing']);
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

  test('draws with a Card Draw although it is not their turn', async () => {
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

  test('keeps a half-made offer while looking at an action card', async () => {
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
    const table = await sit('1', {
      hands: { 0: { ship: 5 }, 1: { ship: 2 }, 2: { ship: 1 }, 3: { ship: 1 } },
      actionCards,
    });
    await table.play('0 build ship-5a', '1 offer 2', '2 offer 1', '3 offer 1', '0 fulfil 0');
    expect([sentence(), buttons()]).toEqual([
      'Offer refused: triple its points?',
      ['Use a Triple Bonus', 'Without a bonus'],
    ]);
    expect(prompt().textContent).toContain(
      'Asked of everyone with a refused offer and an action card',
    );
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

  test('who can only decline is told why there is a question', async () => {
    const table = await sit('2', { actionCards: { 2: 'joker-1' } });
    await table.play('0 build ship-3', '1 offer 0', '2 offer 1', '3 offer 0', '0 fulfil 0');
    expect(buttons()).toEqual(['Without a bonus']);
    expect(prompt().textContent).toContain(
      'You have no Triple Bonus; asked so that nobody can tell',
    );
  });
});

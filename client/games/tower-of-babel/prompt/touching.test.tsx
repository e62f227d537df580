import { cleanup } from '@testing-library/react';
import { pass, pressAction, pressCard, pressDisc, sit, touch, touchable } from '../testing';

afterEach(cleanup);

test('whoever is active passes by drawing, at the second press', async () => {
  const table = await sit('0');
  expect(touchable()).toEqual(['supply']);
  await touch('supply');
  expect(table.played).toEqual([]);
  await touch('supply');
  expect(table.played).toEqual(['pass']);
});

test('whoever has chosen a disc builds on its wonder', async () => {
  const table = await sit('0');
  await pressDisc(/^Tower/, '6 ships');
  expect(touchable()).toEqual(['site:babel!', 'supply']);
  await touch('site:babel');
  expect(table.played).toEqual(['build ship-6']);
});

test('an offer is laid, changed and left at its place', async () => {
  const table = await sit('1');
  await table.play('0 build ship-5a');
  await pressCard('ship');
  expect(touchable()).toEqual(['place:1!']);
  await touch('place:1');
  await touch('place:1'); // taken up again
  await touch('place:1'); // and left
  expect(table.played).toEqual(['offer 1']);
  await touch('place:1');
  await pressCard('+ship');
  await touch('place:1');
  expect(table.played).toEqual(['offer 1', 'offer 0']);
});

test('nothing is offered by pressing the place with nothing raised', async () => {
  const table = await sit('1');
  await table.play('0 build ship-5a');
  await touch('place:1');
  expect(table.played).toEqual(['offer 0']);
});

test('cards are added on the wonder or the meter, and the column is taken away in vain', async () => {
  const offers = ['1 offer 1', '2 offer 0', '3 offer 0'];
  const able = await sit('0', { hands: { 0: { ship: 5 }, 1: { ship: 1 } } });
  await able.play('0 build ship-5a', ...offers);
  expect(touchable()).toEqual(['meter!', 'site:babel!']);
  await touch('meter');
  expect(able.played).toEqual(['fulfil 0']);
  cleanup();
  const unable = await sit('0', { hands: { 0: { ship: 3 }, 1: { ship: 1 } } });
  await unable.play('0 build ship-5a', ...offers);
  expect(touchable()).toEqual(['column']);
  await touch('column');
  expect(unable.played).toEqual([]);
  await touch('column');
  expect(unable.played).toEqual(['giveUp']);
});

test('a Triple Bonus goes on the refused offer, and none lets the wonder go on', async () => {
  const scene = {
    hands: { 0: { ship: 5 }, 1: { ship: 2 } },
    actionCards: { 1: 'tripleBonus-1' },
  };
  const actions = ['0 build ship-5a', '1 offer 2', '2 offer 0', '3 offer 0', '0 fulfil 0'];
  const table = await sit('1', scene);
  await table.play(...actions);
  expect(touchable()).toEqual(['place:1!', 'site:babel']);
  await touch('place:1');
  cleanup();
  const other = await sit('1', scene);
  await other.play(...actions);
  await touch('site:babel');
  expect([table.played, other.played]).toEqual([['answer tripleBonus'], ['answer nothing']]);
});

test('a turn ends by drawing, or at the next player', async () => {
  const table = await sit('0', { actionCards: { 0: 'joker-1' } });
  await pass();
  expect(touchable()).toEqual(['player:1!', 'supply!']);
  await touch('player:1');
  expect(table.played).toEqual(['pass']);
  await touch('player:1');
  expect(table.played).toEqual(['pass', 'end']);
});

test('action cards are played on what they move: a draw on the supply, an exchange on the discards', async () => {
  const table = await sit('0', { actionCards: { 0: 'cardDraw-1 cardTrade-1' } });
  await pressAction(/^Card Draw/);
  await touch('supply');
  await pressAction(/^Card Trade/);
  await pressCard('camel');
  await touch('discards');
  expect(table.played).toEqual(['cardDraw cardDraw-1', 'cardTrade cardTrade-1 1 0 0 0']);
});

test('Jokers go on the wonder, and a Double Turn puts the column up again', async () => {
  const table = await sit('0', {
    hands: { 0: { ship: 3 } },
    actionCards: { 0: 'joker-1 doubleTurn-1' },
  });
  await table.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0');
  await pressAction(/^Joker/);
  expect(touchable()).toEqual(['meter', 'site:babel']);
  await touch('site:babel');
  await touch('column');
  expect(table.played).toEqual(['fulfil 2', 'doubleTurn']);
});

test('on one’s turn every disc that can be built shows how much of it one holds', async () => {
  await sit('0', { hands: { 0: { ship: 3 } } });
  const reach = (disc: string) =>
    document.querySelector(`[data-thing="disc:${disc}"] .held`)?.getAttribute('stroke-dasharray');
  expect([reach('ship-3'), reach('ship-4a'), reach('camel-3')]).toEqual([
    '100 100',
    '75 100',
    '0 100',
  ]);
  cleanup();
  await sit('1');
  expect(document.querySelector('.held')).toBeNull();
});

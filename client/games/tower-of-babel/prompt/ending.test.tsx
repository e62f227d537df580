import { cleanup } from '@testing-library/react';
import { buttons, pass, press, sentence, sit } from '../testing';

afterEach(cleanup);

test('whoever is active ends the turn, or declares a Double Turn', async () => {
  const table = await sit('0', { actionCards: { 0: 'doubleTurn-1' } });
  await pass();
  expect([sentence(), buttons()]).toEqual([
    'Your turn is over: end it, or play a Double Turn',
    ['End the turn', 'Double Turn'],
  ]);
  await press(/^Double/);
  expect(sentence()).toBe('Your second turn: choose a disc, or pass');
  expect(table.played).toEqual(['pass', 'doubleTurn']);
});

test.each(['joker-1', 'doubleTurn-1'])(
  'nobody else is told what there is to end a turn with: %s',
  async (card) => {
    const table = await sit('1', { actionCards: { 0: card } });
    await table.play('0 pass');
    expect(sentence()).toBe('Ana ends the turn, or plays a Double Turn');
  },
);

test('whoever has no Double Turn just ends the turn', async () => {
  await sit('0', { actionCards: { 0: 'joker-1' } });
  await pass();
  expect([sentence(), buttons()]).toEqual(['Your turn is over: end it', ['End the turn']]);
});

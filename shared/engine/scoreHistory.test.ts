import { pebbles } from '../testing/pebbles';
import { recordGolden } from '../testing/golden';
import { finished } from './finished';
import { scoreHistory } from './scoreHistory';
import { readAction } from './log';
import { createEngine } from './engine';

const deal = { numPlayers: 2, options: { luckCounts: true }, seed: 'ab'.repeat(32) };

test('the score is told from the deal, turn by turn, to the end', () => {
  const engine = createEngine(pebbles);
  const actions = recordGolden(pebbles, deal).actions.map(readAction);
  const history = finished(scoreHistory(engine, deal, actions));
  // pebbles has two rounds of one turn each
  expect(history.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  expect(history[0].moment).toBe(0);
  expect(history[2].moment).toBe(actions.length);
  expect(history[0].totals).toEqual({ 0: 0, 1: 0 });

  let position = engine.start(deal);
  for (const action of actions) {
    const outcome = engine.act(position, action);
    if (outcome.ok) ({ position } = outcome);
  }
  const { standings } = position.ctx.gameover!;
  for (const { playerID, total } of standings) expect(history[2].totals[playerID]).toBe(total);
});

import { pebbles } from '../testing/pebbles';
import { recordGolden } from '../testing/golden';
import { createEngine } from './engine';
import { readAction } from './log';
import { playLog } from './playLog';

const engine = createEngine(pebbles);
const deal = { numPlayers: 2, options: {}, seed: 'ab'.repeat(32) };
const actions = recordGolden(pebbles, deal).actions.map(readAction);

test('a log is played from the deal on, which no action led to, to its end', () => {
  const played = [...playLog(engine, deal, actions)];
  expect(played.map(({ action }) => action)).toEqual([null, ...actions]);
  expect(played[0].position).toEqual(engine.start(deal));
  expect(played.at(-1)!.position.ctx.gameover).toBeDefined();
});

test('it says which action the rules do not allow, once all before it have been seen', () => {
  const broken = [actions[0], readAction('0 nonsense'), ...actions.slice(1)];
  const seen: unknown[] = [];
  const play = () => {
    for (const { action } of playLog(engine, deal, broken)) seen.push(action);
  };
  expect(play).toThrow('action 2 of the log is illegal');
  expect(seen).toEqual([null, actions[0]]);
});

test('an action after the end is called that', () => {
  const play = () => [...playLog(engine, deal, [...actions, actions[0]])];
  expect(play).toThrow(`action ${actions.length + 1} of the log is over`);
});

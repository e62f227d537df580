import { scoreHistory } from '../../engine/scoreHistory';
import { finished } from '../../engine/finished';
import { readAction } from '../../engine/log';
import { createEngine, type Action } from '../../engine/engine';
import { sum } from '../../engine/numbers';
import { recordGolden } from '../../testing/golden';
import { colorfulTreasure } from '.';
import type { State } from './state';

const engine = createEngine(colorfulTreasure);
const deal = { numPlayers: 3, options: {}, seed: '3c'.repeat(32) };
const actions = recordGolden(colorfulTreasure, deal).actions.map(readAction);

const after = (played: readonly Action[]) =>
  played.reduce((position, action) => {
    const outcome = engine.act(position, action);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.position;
  }, engine.start(deal));

test('the way the score went counts the Chest award at the end, not from the first key on (R5.3)', () => {
  const history = finished(scoreHistory(engine, deal, actions));
  const end = after(actions);
  const { standings } = end.ctx.gameover!;
  const chests = sum(
    standings.flatMap(({ lines }: { lines: { key: string; points: number }[] }) =>
      lines.filter(({ key }) => key === 'chest').map(({ points }) => points),
    ),
  );
  expect(chests).toBeGreaterThan(0);

  const beforeEnd = after(actions.slice(0, -1));
  const { players } = (beforeEnd.G as State).table;
  expect(
    Object.values(players).some(({ cards }) => cards.some((card) => /key|chest/.test(card))),
  ).toBe(true);
  const others = ({ G }: typeof end, id: string) =>
    sum(
      colorfulTreasure
        .score(G, id)
        .filter(({ key }) => key !== 'chest')
        .map(({ points }) => points),
    );
  // the last point but one is the end of the turn before the last
  const turns = history.map(({ turn }) => turn);
  let position = engine.start(deal);
  const counted = [position];
  for (const action of actions) {
    const { turn } = position.ctx;
    const outcome = engine.act(position, action);
    if (!outcome.ok) throw new Error(outcome.code);
    ({ position } = outcome);
    if (position.ctx.turn !== turn) counted.push(position);
  }
  expect(turns).toHaveLength(counted.length + 1);
  for (const [i, then] of counted.entries())
    for (const id of then.ctx.playOrder)
      expect([turns[i], history[i].totals[id]]).toEqual([turns[i], others(then, id)]);
  for (const { playerID, total } of standings) expect(history.at(-1)!.totals[playerID]).toBe(total);
});

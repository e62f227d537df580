import { scoreHistory } from '../../engine/history';
import { finished } from '../../testing/finished';
import { readAction } from '../../engine/log';
import { createReferee, type Action } from '../../engine/engine';
import { sum } from '../../engine/numbers';
import { recordGolden } from '../../testing/golden';
import { colorfulTreasure } from '.';
import type { State } from './state';

const referee = createReferee(colorfulTreasure);
const deal = { numPlayers: 3, options: {}, seed: '3c'.repeat(32) };
const actions = recordGolden(colorfulTreasure, deal).actions.map(readAction);

const after = (played: readonly Action[]) =>
  played.reduce((position, action) => {
    const outcome = referee.act(position, action);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.position;
  }, referee.start(deal));

test('the way the score went counts the Chest award at the end, not from the first key on (R5.3)', () => {
  const history = finished(scoreHistory(referee, deal, actions));
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
  let position = referee.start(deal);
  const counted = [position];
  for (const action of actions) {
    const { turn } = position.ctx;
    const outcome = referee.act(position, action);
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

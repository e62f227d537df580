import { createReferee } from '../../../shared/core/referee';
import { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import type { Event, View } from '../../../shared/games/century-eastern-wonders/state';
import { quickChance } from '../../../shared/testing/random';
import { steps } from './steps';

/** What is seen to move. */
const moving = ({ table }: View) => ({
  players: Object.values(table.players).map(({ boat, hold }) => ({ boat, hold })),
  water: table.water,
  outposts: table.outposts,
});

test('step by step, every match comes to where it really stands', () => {
  const referee = createReferee(centuryEasternWonders);
  for (let seed = 1; seed <= 6; seed++) {
    const chance = quickChance(seed);
    let position = referee.start({ numPlayers: 3, options: {}, seed: `${seed}`.repeat(64) });
    for (let action = 0; action < 150; action++) {
      const [playerID] = referee.awaited(position);
      const before = referee.see(position, null).G as View;
      const move = chance.pick(referee.legal(position, playerID));
      const outcome = referee.act(position, { type: 'move', playerID, ...move });
      if (!outcome.ok) throw new Error(outcome.code);
      position = outcome.position;
      const shown = steps(before, outcome.events as Event[]);
      expect(moving(shown.at(-1)!.view)).toEqual(moving(referee.see(position, null).G as View));
      expect(shown.flatMap(({ events }) => events)).toEqual(outcome.events);
    }
  }
});

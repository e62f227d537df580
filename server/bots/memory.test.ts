import { createEngine } from '../../shared/engine/engine';
import type { Gameover } from '../../shared/engine/score';
import { colorfulTreasure } from '../../shared/games/colorful-treasure';
import type { Event, View } from '../../shared/games/colorful-treasure/state';
import { quickChance } from '../../shared/testing/random';
import { chooseMove, type Bot } from './choose';

// What bots forget gives people a chance in a game of memory.

const engine = createEngine(colorfulTreasure);

/** Somebody who plays with care and remembers four cards, as many people do. */
const PERSON = '0';

/** Whether they win a match against three easy bots, a shared win counted as its part. */
function won(match: number): number {
  const chance = quickChance(match);
  // the slips of bots are the same each time
  const draw = () => (chance.die(1e6) - 1) / 1e6;
  const seed = String(match).padStart(64, '0');
  let position = engine.start({ numPlayers: 4, options: {}, seed });
  const notes: Record<string, unknown> = {};
  while (position.ctx.gameover === undefined) {
    const [playerID] = engine.awaited(position);
    const state = engine.view(position, playerID);
    const isPerson = playerID === PERSON;
    const bot: Bot = {
      playerID,
      // a hard bot makes no slips, and remembers what it is given here
      strength: isPerson ? 'hard' : 'easy',
      notes: isPerson ? colorfulTreasure.recall!(notes[playerID], 'easy') : notes[playerID],
    };
    const move = chooseMove(colorfulTreasure, state, bot, draw)!;
    const outcome = engine.act(position, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(`${move.move} is ${outcome.code}`);
    ({ position } = outcome);
    for (const id of position.ctx.playOrder)
      notes[id] = colorfulTreasure.observe!(
        notes[id],
        engine.view(position, id).G as View,
        outcome.events as Event[],
      );
  }
  const { standings } = position.ctx.gameover as Gameover;
  const first = standings.filter(({ place }) => place === 1);
  return first.some(({ playerID }) => playerID === PERSON) ? 1 / first.length : 0;
}

test('whoever remembers four cards wins at least every fifth match against three easy bots', () => {
  const matches = 20;
  let wins = 0;
  for (let match = 1; match <= matches; match++) wins += won(match);
  expect(wins).toBeGreaterThanOrEqual(matches / 5);
});

import { games } from '../../shared/games';
import { createEngine } from '../../shared/engine/engine';
import { STRENGTHS } from '../../shared/protocol/table';
import { chooseMove } from '../bots/choose';
import { createMatchModel } from '../matches/model';
import { extent } from '../../shared/testing/extent';
import { chanceFor, dealsOf, SEED } from '../test-support/randomMatches';

// Bots of all strengths play whole matches of every title, as the server has them play: each knows
// its view and its notes, and nothing they choose is ever refused.

jest.setTimeout(extent(60_000, 3_600_000));

/** No match takes as many actions. */
const ENDLESS = 5000;

test.each(games)('bots play $id to its end', (title) => {
  const engine = createEngine(title);
  for (const [i, deal] of dealsOf(title, extent(10, 1000)).entries()) {
    const random = chanceFor(SEED, 'evening', title.id, i);
    const play = createMatchModel(engine, deal, []);
    while (play.position().ctx.gameover === undefined) {
      expect([deal, play.seq() < ENDLESS]).toEqual([deal, true]);
      const playerID = random.pick(engine.awaited(play.position()));
      const strength = STRENGTHS[Number(playerID) % STRENGTHS.length];
      const bot = { playerID, strength, notes: play.notes(playerID) };
      const move = chooseMove(title, play.state(playerID), bot);
      if (move === null) throw new Error(`a bot has no move: ${JSON.stringify(deal)}`);
      play.follow({ type: 'move', playerID, ...move });
    }
    expect(engine.awaited(play.position())).toEqual([]);
  }
});

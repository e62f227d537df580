import { createReferee } from '../../shared/core/referee';
import type { Gameover } from '../../shared/core/score';
import { gameOf } from '../../shared/games';
import type { Strength } from '../../shared/protocol/table';
import { chooseMove } from './choose';

const title = gameOf('ya-blew-it')!;
const referee = createReferee(title);

/** The winner's seat of a match between bots; `null` when several share it. */
function winner(strengths: Strength[], match: number): number | null {
  const seed = String(match).padStart(64, '0');
  let position = referee.start({ numPlayers: strengths.length, options: {}, seed });
  while (position.ctx.gameover === undefined) {
    const [playerID] = referee.awaited(position);
    const strength = strengths[Number(playerID)];
    const move = chooseMove(title, referee.see(position, playerID), {
      playerID,
      strength,
      notes: undefined,
    })!;
    const outcome = referee.act(position, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(`a bot's ${move.move} is ${outcome.code}`);
    ({ position } = outcome);
  }
  const { standings } = position.ctx.gameover as Gameover;
  const first = standings.filter(({ place }) => place === 1);
  return first.length === 1 ? Number(first[0].playerID) : null;
}

test('a hard bot beats an easy one far more often than not', () => {
  let hard = 0;
  let easy = 0;
  for (let match = 0; match < 60; match++) {
    const seat = match % 2;
    const won = winner(seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'], match);
    if (won === seat) hard++;
    else if (won !== null) easy++;
  }
  // some 48 to 10; equal bots would be this far apart once in ten thousand tries
  expect(hard).toBeGreaterThan(easy + 14);
});

test('a bot that may do nothing does nothing', () => {
  const position = referee.start({ numPlayers: 2, options: {}, seed: 'ab'.repeat(32) });
  const [awaited] = referee.awaited(position);
  const other = awaited === '0' ? '1' : '0';
  const bot = { playerID: other, strength: 'hard', notes: undefined } as const;
  expect(chooseMove(title, referee.see(position, other), bot)).toBeNull();
});

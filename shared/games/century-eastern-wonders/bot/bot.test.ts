import type { PlayerID } from 'boardgame.io';
import { createReferee, type Position } from '../../../core/referee';
import type { LegalMove } from '../../../core/module';
import { sum } from '../../../core/numbers';
import { bestMove } from '../../../testing/patience';
import { quickChance } from '../../../testing/random';
import { centuryEasternWonders } from '..';

const referee = createReferee(centuryEasternWonders);

/** Who plays a seat: what he does of all that is legal. */
type Mind = (position: Position, playerID: PlayerID, legal: readonly LegalMove[]) => LegalMove;

const bot: Mind = (position, playerID, legal) => bestMove(referee, position, { playerID, legal });

const randomly = (seed: number): Mind => {
  const random = quickChance(seed);
  return (_position, _playerID, legal) => random.pick(legal);
};

/** Starts like a bot, and then only confirms. */
const idle: Mind = (position, playerID, legal) =>
  position.G.table.starting.length > 0
    ? bot(position, playerID, legal)
    : (legal.find(({ move }) => move === 'end') ?? legal[0]);

/** Plays until it is over, or until `isDone`. */
function play(seed: number, minds: Mind[], isDone: (position: Position) => boolean): Position {
  const options = { map: seed % 2 === 0 ? 'firstGame' : 'random' };
  const deal = { numPlayers: minds.length, options, seed: String(seed).padStart(64, '0') };
  let position = referee.start(deal);
  while (position.ctx.gameover === undefined && !isDone(position)) {
    const [playerID] = referee.awaited(position);
    const move = minds[Number(playerID)](position, playerID, referee.legal(position, playerID));
    const outcome = referee.act(position, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(`${move.move} is ${outcome.code}`);
    ({ position } = outcome);
  }
  return position;
}

/** The turns of the first player until he had his fourth VP tile. */
function turnsAlone(seed: number): number {
  const { ctx } = play(seed, [bot, idle], ({ G }) => G.claimed['0'].length === 4);
  return Math.ceil(ctx.turn / 2);
}

test('alone on the map a bot has its fourth VP tile by turn 30 on average', () => {
  const seeds = Array.from({ length: 20 }, (_, n) => n);
  expect(sum(seeds.map(turnsAlone)) / seeds.length).toBeLessThanOrEqual(30);
}, 240_000);

test('a bot beats random play in 98 of 100 matches', () => {
  const seeds = Array.from({ length: 100 }, (_, n) => n);
  const won = seeds.filter((seed) => {
    const minds = [bot, randomly(seed)];
    const seat = seed % 4 < 2 ? 0 : 1;
    const { ctx } = play(seed, seat === 0 ? minds : minds.reverse(), () => false);
    return ctx.gameover.standings[0].playerID === String(seat);
  });
  expect(won.length).toBeGreaterThanOrEqual(98);
}, 480_000);

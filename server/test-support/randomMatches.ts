import type { Chance } from '../../shared/engine/chance';
import type { GameModule } from '../../shared/engine/game';
import { quickChance } from '../../shared/testing/random';
import { everyOptions } from '../../shared/engine/options';
import type { Action, Deal, Position, Engine } from '../../shared/engine/engine';
import { sha256 } from '../../shared/engine/fairness';

/** Chance for trials: the same for the same words. */
export const chanceFor = (...words: (string | number)[]): Chance =>
  quickChance(Number.parseInt(seedOf(words.join(' ')).slice(0, 8), 16));

const seedOf = (words: string): string => sha256(Buffer.from(words).toString('hex'));

/** Where the trials of one run begin: another number, other matches. `npm run test:long` takes a new one each time and prints it. */
export const SEED = process.env.TRIAL_SEED ?? '1';

/** As many deals as are wanted, taken in turn from every player count and every combination of options. */
export function dealsOf(module: GameModule, count: number): Deal[] {
  const kinds: Omit<Deal, 'seed'>[] = [];
  for (let numPlayers = module.players.min; numPlayers <= module.players.max; numPlayers++)
    for (const options of everyOptions(module.options)) kinds.push({ numPlayers, options });
  const shuffled = chanceFor(SEED, module.id).shuffle(kinds);
  return Array.from({ length: count }, (_, i) => ({
    ...shuffled[i % shuffled.length],
    seed: seedOf(`${SEED} ${module.id} ${i}`),
  }));
}

/** An action that somebody who is awaited may take. */
export function anyAction(
  engine: Engine,
  position: Position,
  random: Chance,
): Action & { type: 'move' } {
  const playerID = random.pick(engine.awaited(position));
  return { type: 'move', playerID, ...random.pick(engine.legal(position, playerID)) };
}

/** How far a match is played: at random, some take for ever. */
const LONG_ENOUGH = 600;

/** A match played at random: its positions, the deal's first. */
export function playout(engine: Engine, deal: Deal, random: Chance): Position[] {
  const positions = [engine.start(deal)];
  for (;;) {
    const position = positions.at(-1)!;
    if (position.ctx.gameover !== undefined || positions.length > LONG_ENOUGH) return positions;
    const outcome = engine.act(position, anyAction(engine, position, random));
    if (!outcome.ok) throw new Error(`a legal move is ${outcome.code}`);
    positions.push(outcome.position);
  }
}

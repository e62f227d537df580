import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf } from '../engine/chance';
import { readAction, writeAction } from '../engine/log';
import { playLog } from '../engine/playLog';
import { positionHash } from '../engine/positionHash';
import type { GameModule } from '../engine/game';
import { createEngine, type Deal, type Engine, type Position } from '../engine/engine';
import { bestMove, LONG_MATCH } from './longMatch';

/** A recorded match: the hash of every position it went through. A change of the rules shows as a changed hash. */
export type Golden = {
  game: string;
  version: number;
  deal: Deal;
  /** The actions as text; `hashes[0]` is the deal's, then one for each action. */
  actions: string[];
  hashes: string[];
  /** Set where it was not played to its end. */
  isUnfinished?: true;
};

/** Plays a match at random, the same one for the same deal, and records it; a long one is brought to its end. */
export function recordGolden(module: GameModule, deal: Deal): Golden {
  const engine = createEngine(module);
  const random = chanceOf({ seed: deal.seed.replace(/^../, 'aa'), counter: 0 });
  let position = engine.start(deal);
  const golden: Golden = {
    game: module.id,
    version: module.version,
    deal,
    actions: [],
    hashes: [positionHash(position)],
  };
  while (position.ctx.gameover === undefined) {
    const playerID = random.pick(engine.awaited(position));
    const legal = engine.legal(position, playerID);
    const move =
      golden.actions.length < LONG_MATCH
        ? random.pick(legal)
        : bestMove(engine, position, { playerID, legal });
    const outcome = engine.act(position, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(`${move.move} is ${outcome.code}`);
    ({ position } = outcome);
    golden.actions.push(writeAction({ type: 'move', playerID, ...move }));
    golden.hashes.push(positionHash(position));
  }
  return golden;
}

/** Where a recorded match plays differently by these rules, in words; `null` when it plays the same. */
export function goldenDifference(engine: Engine, golden: Golden): string | null {
  const { version } = engine.module;
  if (golden.version !== version) return `it was recorded by version ${golden.version}`;
  let position = engine.start(golden.deal);
  if (positionHash(position) !== golden.hashes[0]) return 'the cards are dealt differently';
  for (const [i, text] of golden.actions.entries()) {
    const outcome = engine.act(position, readAction(text));
    if (!outcome.ok) return `action ${i + 1}, "${text}", is ${outcome.code}`;
    ({ position } = outcome);
    if (positionHash(position) !== golden.hashes[i + 1])
      return `action ${i + 1}, "${text}", leads elsewhere`;
  }
  return position.ctx.gameover === undefined && !golden.isUnfinished
    ? 'it is not over at the end'
    : null;
}

/** Every position that a recorded match goes through. */
export function* positionsOf(engine: Engine, golden: Golden): Generator<Position> {
  const actions = golden.actions.map(readAction);
  for (const { position } of playLog(engine, golden.deal, actions)) yield position;
}

/** Keeps a match as a test, under this name. */
export function keepGolden(folder: string, name: string, golden: Golden): string {
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(golden)}\n`);
  return file;
}

/** The matches that were recorded in a folder. */
export const goldensIn = (folder: string): { file: string; golden: Golden }[] =>
  (existsSync(folder) ? readdirSync(folder) : []).map((file) => ({
    file,
    golden: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden,
  }));

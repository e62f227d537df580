import type { GameModule } from '../engine/game';
import { everyOptions } from '../engine/options';
import { createEngine, type Action, type Position } from '../engine/engine';
import { checkFrames } from './contract/frames';
import { checkClosely } from './contract/legality';
import { checkPosition } from './contract/positions';
import {
  type Deal,
  type Extent,
  type Fault,
  type Playout,
  type Property,
} from './contract/properties';
import { isSame, textOf } from './contract/text';
import { checkUndo } from './contract/undo';
import { allViews } from './contract/views';
import { coveringPairs } from './pairs';
import { bestMove, LONG_MATCH } from './longMatch';
import { quickChance } from './random';

/** Plays a title at random, with all options and player counts, and says which properties it breaks. */
export function faultsOf(module: GameModule, extent: Extent): Fault[] {
  const faults: Fault[] = [];
  const seen = { moves: new Set<string>(), scores: new Set<string>() };
  const secrets = { hidden: new Set<string>(), varied: new Set<string>() };
  const play = (deal: Deal) => {
    const where = `${deal.numPlayers} players, ${JSON.stringify(deal.options)}, seed ${deal.seed}`;
    const fault = (property: Property, detail: string) =>
      void faults.push({ property, where: `${detail} (${where})` });
    playout({ module, engine: createEngine(module), deal, extent, seen, secrets, fault });
  };
  const unseen = (property: Property, declared: readonly string[], found: Set<string>): Fault[] =>
    declared
      .filter((key) => !found.has(key))
      .map((key) => ({ property, where: `never seen: ${key}` }));
  const missing = () => [
    ...unseen('usesMoves', Object.keys(module.moves), seen.moves),
    ...unseen('usesScores', module.scoreKeys, seen.scores),
    ...unseen('variesSecrets', [...secrets.hidden], secrets.varied),
  ];

  const { always, further } = deals(module, extent.rounds);
  always.forEach(play);
  for (const deal of further) {
    if (missing().length === 0) break;
    play(deal);
  }
  return [...faults, ...missing()];
}

/** The deals of so many rounds; in one, those in which any two choices meet, and all others for what is still to be seen. */
function deals(module: GameModule, rounds: number): Record<'always' | 'further', Deal[]> {
  const { min, max } = module.players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const kinds = counts.flatMap((numPlayers) =>
    everyOptions(module.options).map((options) => ({ numPlayers, ...options })),
  );
  const covering = rounds > 1 ? kinds : coveringPairs(kinds);
  const others = kinds.filter((kind) => !covering.includes(kind));
  let number = 1;
  const deal = ({ numPlayers, ...options }: (typeof kinds)[number]): Deal => ({
    numPlayers,
    options,
    seed: String(number++).padStart(64, '0'),
  });
  return {
    always: Array.from({ length: rounds }, () => covering)
      .flat()
      .map(deal),
    further: others.map(deal),
  };
}

function playout(run: Playout) {
  const { module, engine, deal, extent, seen, fault } = run;
  const random = quickChance(Number(deal.seed));
  const log: Action[] = [];
  let position = engine.start(deal);
  for (let step = 0; position.ctx.gameover === undefined; step++) {
    if (step >= (extent.longest ?? 3000)) return fault('ends', `not over after ${step} actions`);
    const awaited = engine.awaited(position);
    if (awaited.length === 0) return fault('isNeverStuck', 'nobody is awaited');
    const stuck = awaited.find((id) => engine.legal(position, id).length === 0);
    if (stuck !== undefined) return fault('isNeverStuck', `player ${stuck} has no legal move`);
    checkPosition(run, position, random);
    if (random.die(20) <= (extent.closely ?? 3)) checkClosely(run, position, random);

    const playerID = random.pick(awaited);
    const legal = engine.legal(position, playerID);
    const move =
      step < LONG_MATCH ? random.pick(legal) : bestMove(engine, position, { playerID, legal });
    const action: Action = { type: 'move', playerID, ...move };
    const before = module.moves[move.move].undoable ? allViews(module, position) : null;
    const outcome = engine.act(position, action);
    const text = [playerID, move.move, ...move.args].join(' ');
    if (!outcome.ok) return fault('acceptsLegal', `${text} is ${outcome.code}`);
    seen.moves.add(move.move);
    checkFrames(run, { position, action, outcome, random });
    checkUndo(run, { position, before, after: outcome.position, action, random });
    log.push(action);
    position = outcome.position;
  }
  checkPosition(run, position, random);
  for (const { lines } of position.ctx.gameover.standings)
    for (const { key, points } of lines) {
      if (points !== 0) seen.scores.add(key);
      if (!module.scoreKeys.includes(key)) fault('declaresScores', key);
    }
  checkReplay(run, log, position);
}

function checkReplay({ engine, deal, fault }: Playout, log: Action[], end: Position) {
  let position = engine.start(deal);
  for (const action of log) {
    const outcome = engine.act(position, action);
    if (!outcome.ok) return fault('replaysExactly', `${action.type} is ${outcome.code}`);
    ({ position } = outcome);
  }
  if (!isSame(textOf(position.G), textOf(end.G))) fault('replaysExactly', 'the end differs');
}

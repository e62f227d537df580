import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../engine/chance';
import { legalMoves } from '../engine/legal';
import { readAction, writeAction } from '../engine/log';
import type { GameModule, LegalMove, PlayerID } from '../engine/game';
import { everyOptions } from '../engine/options';
import {
  createEngine,
  type Action,
  type Outcome,
  type Position,
  type Engine,
} from '../engine/engine';
import { coveringPairs } from './pairs';
import { bestMove, LONG_MATCH } from './longMatch';
import { quickChance } from './random';

/** What must hold for every title, whatever its rules. */
export const PROPERTIES = {
  ends: 'a match ends',
  isNeverStuck:
    'while it is not over, somebody is awaited, and whoever is awaited has a legal move',
  survivesJson: 'a position is the same after JSON',
  changesNothing: 'who looks at a position, rates a move or tries one leaves it as it was',
  acceptsLegal: 'every legal move is accepted',
  refusesIllegal: 'everything else is refused',
  leaksNothing: 'no view depends on what its viewer must not know',
  variesSecrets: 'what is imagined differs from the truth in every hidden field',
  keepsSecretMoves: 'while others are awaited, a secret move looks the same to them whatever it is',
  readsMoves: 'a move written as text and read again is the same move',
  replaysExactly: 'seed and log lead to the same position again',
  declaresScores: 'every score key is declared',
  usesMoves: 'every move occurs',
  usesScores: 'every declared score key occurs with points',
  playsAlike: 'a move played again from the same position shows the same, moment by moment',
  hidesOnTheWay: 'no moment of a move shows a viewer what they must not know',
  undoRestores: 'undo leads back to the position before the step',
  undoHidesNothing: 'a step that can be undone showed nothing hidden and drew no chance',
  ratesMoves: 'a bot can rate every legal move with a number',
} as const;

export type Property = keyof typeof PROPERTIES;

/** A property that does not hold, and where it was seen. */
export type Fault = { property: Property; where: string };

export type Extent = {
  /** How many matches for each player count and each combination of options; with one, any two of these choices meet in some match. */
  rounds: number;
  /** A match of more actions counts as endless. */
  longest?: number;
  /** How many positions of a match are looked at closely. */
  closely?: number;
};

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

type Deal = { numPlayers: number; options: Record<string, boolean | string>; seed: string };

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

type Playout = {
  module: GameModule;
  engine: Engine;
  deal: Deal;
  extent: Extent;
  seen: Record<'moves' | 'scores', Set<string>>;
  secrets: Record<'hidden' | 'varied', Set<string>>;
  fault(property: Property, detail: string): void;
};

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

const viewOf = (module: GameModule, { G, ctx }: Position, viewer: PlayerID | null) =>
  module.view(G, ctx, viewer);

const allViews = (module: GameModule, position: Position) =>
  [...position.ctx.playOrder, null].map((viewer) => textOf(viewOf(module, position, viewer)));

/** The position with the secrets that a viewer who sees `view` (JSON) might imagine. */
const dream = (
  module: GameModule,
  position: Position,
  { viewer, view }: { viewer: PlayerID | null; view: string },
  random: Chance,
): Position => ({
  ...position,
  G: module.determinize(JSON.parse(view), position.ctx, viewer, random),
});

function checkPosition({ module, fault, secrets }: Playout, position: Position, random: Chance) {
  if (!isDeepStrictEqual(JSON.parse(textOf(position.G)), position.G)) fault('survivesJson', 'G');
  const truths: Record<string, string> = {};
  for (const viewer of [...position.ctx.playOrder, null]) {
    const view = viewOf(module, position, viewer);
    const text = textOf(view);
    const dreamt = dream(module, position, { viewer, view: text }, random);
    if (!isSame(textOf(viewOf(module, dreamt, viewer)), text))
      fault('leaksNothing', `the view of ${viewer ?? 'a spectator'}`);
    for (const [field, value] of Object.entries(position.G)) {
      const shown = (view as Record<string, unknown>)[field];
      if (shown === value || secrets.varied.has(field) || isEmpty(value)) continue;
      const truth = (truths[field] ??= textOf(value));
      if (isSame(truth, textOf(shown))) continue;
      secrets.hidden.add(field);
      if (!isSame(textOf(dreamt.G[field]), truth)) secrets.varied.add(field);
    }
  }
}

function checkClosely(run: Playout, position: Position, random: Chance) {
  const { module, engine, fault } = run;
  const { ctx } = position;
  const before = textOf(position);
  for (const playerID of ctx.playOrder) {
    const view = viewOf(module, position, playerID);
    const legal = legalMoves(module, view, ctx, playerID);
    for (const move of legal) {
      if (!Number.isFinite(module.rate(view, ctx, playerID, move, undefined)))
        fault('ratesMoves', move.move);
      const action: Action = { type: 'move', playerID, ...move };
      const text = writeAction(action);
      if (!engine.act(position, action).ok) fault('acceptsLegal', text);
      if (!isDeepStrictEqual(readAction(text), action)) fault('readsMoves', text);
    }
    for (const move of illegalMoves(module, legal, random))
      if (engine.act(position, { type: 'move', playerID, ...move }).ok)
        fault('refusesIllegal', [playerID, move.move, ...move.args].join(' '));
    checkSecretMoves(run, position, { playerID, legal });
  }
  if (textOf(position) !== before) fault('changesNothing', 'a look at every seat');
}

function checkFrames(
  { module, engine, fault }: Playout,
  step: {
    position: Position;
    action: Action & { type: 'move' };
    outcome: Outcome & { ok: true };
    random: Chance;
  },
) {
  const { position, action, outcome, random } = step;
  const frames = engine.frames(position, action, outcome);
  if (textOf(sightsAsYielded(module, position, action)) !== textOf(outcome.eventsByFrame))
    fault('playsAlike', action.move);
  for (const { G } of frames.slice(0, -1))
    for (const viewer of [...position.ctx.playOrder, null]) {
      const moment = { ...position, G };
      const view = textOf(viewOf(module, moment, viewer));
      const dreamt = dream(module, moment, { viewer, view }, random);
      if (!isSame(textOf(viewOf(module, dreamt, viewer)), view))
        fault('hidesOnTheWay', `${action.move}, to ${viewer ?? 'a spectator'}`);
    }
}

/** What a move shows, each sight as it is when it is yielded. */
function sightsAsYielded(
  module: GameModule,
  position: Position,
  action: Action & { type: 'move' },
): unknown[] {
  const rule = module.moves[action.move];
  const yielded: unknown[] = [];
  const watched: typeof rule = {
    ...rule,
    *play(...asked) {
      for (const sight of rule.play(...asked)) {
        yielded.push(JSON.parse(textOf([sight].flat())));
        yield sight;
      }
    },
  };
  const moves = { ...module.moves, [action.move]: watched };
  createEngine({ ...module, moves }).play(position, action);
  return yielded;
}

/** Moves near the legal ones, that are not legal. */
function illegalMoves(module: GameModule, legal: LegalMove[], random: Chance): LegalMove[] {
  const texts = new Set(legal.map(({ move, args }) => JSON.stringify([move, args])));
  const args: LegalMove['args'][] = [
    [],
    [0],
    [-1],
    ['x'],
    [1.5],
    [''],
    [true],
    [1, 1],
    ['', '', ''],
  ];
  const near = legal.length > 0 ? random.pick(legal).args : [];
  return [
    ...Object.keys(module.moves),
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
  ].flatMap((move) =>
    [...args, near, [...near, 0], near.slice(1), near.map(String), near.map(Number)]
      .map((list) => ({ move, args: list }))
      .filter((wrong) => !texts.has(JSON.stringify([wrong.move, wrong.args]))),
  );
}

function checkSecretMoves(
  { module, engine, fault }: Playout,
  position: Position,
  { playerID, legal }: { playerID: PlayerID; legal: LegalMove[] },
) {
  const others = engine.awaited(position).filter((id) => id !== playerID);
  const secret = legal.filter(({ move }) => module.moves[move].secret);
  const looks = secret.map((move) => {
    const action: Action = { type: 'move', playerID, ...move };
    const outcome = engine.act(position, action);
    if (!outcome.ok || !others.some((id) => engine.awaited(outcome.position).includes(id)))
      return null;
    const frames = engine.frames(position, action, outcome);
    return [...position.ctx.playOrder, null]
      .filter((viewer) => viewer !== playerID)
      .map((viewer) =>
        textOf(frames.map(({ G, events }) => [module.view(G, position.ctx, viewer), events])),
      );
  });
  const hidden = looks.filter((look) => look !== null);
  if (hidden.some((look) => !areSame(look, hidden[0])))
    fault('keepsSecretMoves', `of player ${playerID}`);
}

function checkUndo(
  { module, engine, fault }: Playout,
  step: {
    position: Position;
    /** What everybody saw before the step, as JSON; `null` where the step cannot be undone. */
    before: string[] | null;
    after: Position;
    action: Action & { type: 'move' };
    random: Chance;
  },
) {
  const { position, before, after, action, random } = step;
  const { playerID } = action;
  const undone = engine.act(after, { type: 'undo', playerID });
  const mayUndo = module.moves[action.move].undoable === true;
  if (undone.ok && !mayUndo) return fault('undoHidesNothing', `${action.move} was undone`);
  if (!undone.ok || before === null) return;
  if (
    !isSame(textOf(undone.position.G), textOf(position.G)) ||
    !areSame(allViews(module, undone.position), before)
  )
    fault('undoRestores', action.move);
  if (!isDeepStrictEqual(after.chance, position.chance))
    fault('undoHidesNothing', `${action.move} draws chance`);
  const own = { viewer: playerID, view: textOf(viewOf(module, position, playerID)) };
  const dreamt = engine.act(dream(module, position, own, random), action);
  if (
    !dreamt.ok ||
    !isSame(
      textOf(viewOf(module, dreamt.position, playerID)),
      textOf(viewOf(module, after, playerID)),
    )
  )
    fault('undoHidesNothing', `${action.move} shows something`);
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

/** A value as JSON; what JSON cannot say is `null`. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Whether two JSON texts say the same; the order of keys is nobody's secret. */
const isSame = (a: string, b: string): boolean =>
  a === b || isDeepStrictEqual(JSON.parse(a), JSON.parse(b));

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, i) => isSame(text, b[i]));

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

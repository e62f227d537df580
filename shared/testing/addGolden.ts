import type { Engine } from '../engine/engine';
import { optionsError } from '../engine/options';
import { positionHash } from '../engine/positionHash';
import { dealOf, replay } from '../engine/record';
import type { Gameover } from '../engine/score';
import type { EngineLoader } from '../games/past';
import { type FileProblem, type KeptMatch, readMatchFile } from '../protocol/readMatchFile';
import type { Golden } from './golden';

/** A match to be kept as a test, or why it cannot be one, as a sentence. */
export type Added = { matchID: string; golden: Golden } | { objection: string };

/** Plays the match of a file again, by the rules it was played by, and makes a test of it. */
export async function addedGolden(text: string, engineOf: EngineLoader): Promise<Added> {
  const read = readMatchFile(text);
  if (!read.ok) return { objection: PROBLEMS[read.problem] };
  const { file } = read;
  const { game, version, matchID } = file;
  const isUnfinished = file.standings.length === 0;
  // it becomes the name of a file
  if (!/^[0-9a-zA-Z]+$/.test(matchID)) return { objection: `"${matchID}" is no match id.` };
  const engine = await engineOf(game, version);
  if (!engine) return { objection: `There are no rules of "${game}", version ${version}.` };
  const fault = tableFault(file, engine);
  if (fault !== null) return { objection: `It cannot be dealt: ${fault}.` };
  const actions = withFailed(file, engine);
  const positions = [...replay({ ...file, actions }, engine)].map(({ position }) => position);
  const hashes = positions.map(positionHash);
  const gameover = positions.at(-1)!.ctx.gameover as Gameover | undefined;
  const difference = differenceIn({ ...file, actions }, hashes, gameover);
  if (difference !== null) return { objection: `It does not play again: ${difference}.` };
  const golden: Golden = { game, version, deal: dealOf(file), actions, hashes };
  return {
    matchID,
    golden: isUnfinished && !gameover ? { ...golden, isUnfinished } : golden,
  };
}

/** What was played, and what a match stopped at, where the rules can carry that out by now. */
function withFailed(file: KeptMatch, engine: Engine): string[] {
  const { actions, stopped } = file;
  if (!stopped?.failed) return actions;
  const longer = [...actions, stopped.failed];
  return [...replay({ ...file, actions: longer }, engine)].length > longer.length
    ? longer
    : actions;
}

const PROBLEMS: Record<FileProblem, string> = {
  tooBig: 'This is larger than any match.',
  foreign: 'This is not the file of a match.',
  newer: 'This is the file of a match, in a later format.',
  damaged: 'This is the file of a match, but it is damaged.',
};

/** Why nobody could sit down to such a match. */
function tableFault({ seats, options, first }: KeptMatch, { module }: Engine): string | null {
  const { min, max } = module.players;
  if (first !== undefined && seats.every((_, seat) => String(seat) !== first))
    return 'nobody sits where it says who began';
  return seats.length < min || seats.length > max
    ? `it is a title for ${min} to ${max} players, not for ${seats.length}`
    : optionsError(module.options, options);
}

/** Where a match that was played again, as far as its moves are legal, went another way. */
function differenceIn(
  { actions, hashes: told = [], standings }: KeptMatch,
  hashes: readonly string[],
  gameover: Gameover | undefined,
): string | null {
  const at = told.findIndex((hash, i) => i < hashes.length && hash !== hashes[i]);
  if (at === 0) return 'the cards are dealt differently';
  if (at > 0) return `action ${at}, "${actions[at - 1]}", leads elsewhere`;
  if (hashes.length <= actions.length)
    return `action ${hashes.length}, "${actions[hashes.length - 1]}", is not legal`;
  if (standings.length === 0) return null;
  if (!gameover) return 'it is not over at the end';
  return JSON.stringify(gameover.standings) === JSON.stringify(standings)
    ? null
    : 'it ends with another result';
}

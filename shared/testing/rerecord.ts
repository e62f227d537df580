import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../engine/engine';
import type { GameModule } from '../engine/game';
import { everyOptions } from '../engine/options';
import { goldenDifference, goldensIn, keepGolden, recordGolden } from './golden';

/** The matches that are recorded for each player count; others were added. */
const RECORDED = /^\d+-players\.json$/;

/**
 * Records the matches that keep the rules of a title as they are, one for each player count, in the folder
 * `golden` of its home. Those of today's version stay as they are; a match that somebody added goes to the rules
 * it was played by. Returns what stands against it, and then has changed nothing.
 */
export function rerecord(module: GameModule, home: string): string | null {
  const { version, players } = module;
  const objection = objectionTo(module, home);
  if (objection) return objection;
  const folder = join(home, 'golden');
  const [current, earlier] = [true, false].map((isCurrent) =>
    goldensIn(folder).filter(({ golden }) => (golden.version === version) === isCurrent),
  );
  for (const { file, golden } of earlier)
    if (!RECORDED.test(file)) renameSync(join(folder, file), join(pastOf(home, golden), file));
  const chosen = variedOptions(module);
  for (let numPlayers = players.min; numPlayers <= players.max; numPlayers++) {
    const name = `${numPlayers}-players`;
    if (current.some(({ file }) => file === `${name}.json`)) continue;
    const options = chosen[numPlayers - players.min];
    const seed = String(numPlayers).repeat(64).slice(0, 64);
    keepGolden(folder, name, recordGolden(module, { numPlayers, options, seed }));
  }
  return null;
}

/** Why nothing may be recorded, as a sentence. */
function objectionTo(module: GameModule, home: string): string | null {
  const { id, version } = module;
  const engine = createEngine(module);
  for (const { file, golden } of goldensIn(join(home, 'golden'))) {
    if (golden.version !== version) {
      if (!existsSync(pastOf(home, golden)))
        return `${id}: version ${golden.version} is not kept. Set the version back to it, freeze it (npm run freeze -- ${id}), and raise it again.`;
      continue;
    }
    const difference = goldenDifference(engine, golden);
    if (difference !== null)
      return `${id}: golden/${file} was recorded by version ${version}, and plays differently now: ${difference}. Raise the version, and freeze the old one first (npm run freeze -- ${id}).`;
  }
  return null;
}

/** Where the matches of an earlier version lie, beside its rules. */
export const pastOf = (home: string, { version }: { version: number }): string =>
  join(home, 'past', `${version}-golden`);

type Options = Record<string, boolean | string>;

/** Options for each player count: each time those of which most values were not there before. */
function variedOptions({ options, players }: GameModule): Options[] {
  const combinations = everyOptions(options);
  const chosen: Options[] = [];
  const isNew = ([key, value]: [string, boolean | string]) =>
    chosen.every((one) => one[key] !== value);
  const news = (one: Options) => Object.entries(one).filter(isNew).length;
  for (let numPlayers = players.min; numPlayers <= players.max; numPlayers++) {
    const most = Math.max(...combinations.map(news));
    const fresh = combinations.filter((one) => news(one) === most);
    chosen.push(fresh[most === 0 ? numPlayers % fresh.length : 0]);
  }
  return chosen;
}

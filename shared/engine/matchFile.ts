import type { Draw } from './draws';
import type { Action, Deal, Engine } from './engine';
import { positionHash } from './positionHash';
import type { MatchRecord } from './record';

/** The version of the format. */
export const MATCH_FILE = 1;

/** A match that is over, as one keeps it: a record with all that others need to check it and to try its rules by it. */
export type MatchFile = MatchRecord & {
  /** The version of this format: 1. */
  wonder: typeof MATCH_FILE;
  /** When each action was stored, in milliseconds since 1970. */
  times: number[];
  /** Every draw, in order. */
  draws: Draw[];
  /** What the position after the deal and after each action comes to, as `positionHash` has it. */
  hashes: string[];
};

/** An engine whose draws are put into a list. */
export type DrawnEngine = { engine: Engine; draws: Omit<Draw, 'at'>[] };

/** What playing a match again tells about it. */
export type Played = Pick<MatchFile, 'draws' | 'hashes'>;

/** Plays a match again and notes what was drawn, and what it came to; yields after every action, which can be many. */
export function* played(
  { engine, draws }: DrawnEngine,
  deal: Deal,
  actions: readonly Action[],
): Generator<void, Played> {
  const noted: Draw[] = [];
  let at = 0;
  const note = () => noted.push(...draws.splice(0).map((draw) => ({ at, ...draw })));
  let position = engine.start(deal);
  note();
  const hashes = [positionHash(position)];
  for (const action of actions) {
    at++;
    const outcome = engine.act(position, action);
    if (!outcome.ok) throw new Error(`action ${at} of the log is ${outcome.code}`);
    ({ position } = outcome);
    note();
    hashes.push(positionHash(position));
    yield;
  }
  return { draws: noted, hashes };
}

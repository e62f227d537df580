import { notedChance, type Draw } from './draws';
import type { Action, Deal, Engine } from './engine';
import { readAction } from './log';
import { positionHash } from './positionHash';
import { dealOf, type MatchRecord } from './record';
import type { ChanceSource } from './reducer';

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

/** A match that is not over, for whoever looks for what is wrong with it: it holds all secrets, and no result. */
export type MatchReport = MatchRecord &
  Pick<MatchFile, 'wonder' | 'times'> & {
    /** What stopped it. */
    stopped?: {
      reference: string;
      error: string;
      /** What was being carried out; `null` where it happened between two actions. */
      failed: string | null;
    };
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

/** Whether what a file says beside its record is so; `null` where it says nothing. */
export type PlayedFindings = Record<keyof Played, boolean | null>;

/**
 * Plays a match again and compares the draws and the positions that its file says it had. Throws where the
 * match cannot be dealt or played.
 */
export async function checkPlayed(
  file: MatchRecord & Partial<Played>,
  engineWith: (source: ChanceSource) => Promise<Engine>,
): Promise<PlayedFindings> {
  const draws: DrawnEngine['draws'] = [];
  const engine = await engineWith(notedChance((draw) => draws.push(draw)));
  const job = played({ engine, draws }, dealOf(file), file.actions.map(readAction));
  let step = job.next();
  while (!step.done) step = job.next();
  const again = step.value;
  const agrees = (field: keyof Played) =>
    file[field] === undefined ? null : JSON.stringify(file[field]) === JSON.stringify(again[field]);
  return { draws: agrees('draws'), hashes: agrees('hashes') };
}

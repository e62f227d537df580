import type { Draw } from './draws';
import type { Action, Deal, Engine } from './engine';
import { positionHash } from './positionHash';
import { playLog, type Replayed } from './playLog';
import type { MatchRecord } from './record';
import { type Findings, verifying } from './verify';

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
  const noted: Played = { draws: [], hashes: [] };
  for (const replayed of playLog(engine, deal, actions)) {
    note(noted, draws, replayed);
    yield;
  }
  return noted;
}

/** Notes what was drawn for a position since the one before, and what it came to. */
function note({ draws, hashes }: Played, drawn: DrawnEngine['draws'], { position }: Replayed) {
  draws.push(...drawn.splice(0).map((draw) => ({ at: hashes.length, ...draw })));
  hashes.push(positionHash(position));
}

/** Whether what a file says beside its record is so; `null` where it says nothing. */
export type PlayedFindings = Record<keyof Played, boolean | null>;

/**
 * Deals and plays a match again, once for all that is checked of its file, and tells `see` what every action led to;
 * yields after each. Where its moves are wrong, there is nothing to compare its draws and its positions with.
 */
export function* checking(
  file: MatchRecord & Partial<Played>,
  { engine, draws }: DrawnEngine,
  see: (replayed: Replayed) => void = () => undefined,
): Generator<void, { found: Findings & PlayedFindings; played: Played }> {
  const noted: Played = { draws: [], hashes: [] };
  const found = yield* verifying(file, engine, {
    mayBeOpen: true,
    see(replayed) {
      note(noted, draws, replayed);
      see(replayed);
    },
  });
  const agrees = (told: unknown, again: unknown) =>
    told === undefined
      ? null
      : found.moves === true && JSON.stringify(told) === JSON.stringify(again);
  return {
    found: {
      ...found,
      draws: agrees(file.draws, noted.draws),
      hashes: agrees(file.hashes, noted.hashes),
    },
    played: noted,
  };
}

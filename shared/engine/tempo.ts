import type { GameEvent, GameModule } from './game';

/** How much time something is worth to whoever looks on: a card moves, a die lands, the Claim is stolen. */
export const TEMPI = ['routine', 'result', 'climax'] as const;
export type Tempo = (typeof TEMPI)[number];

/**
 * How long all that moves together takes at most, and then stays to be looked at, in milliseconds at the usual pace;
 * `timeOf` says how long that is where nothing moves, or it is held. How long one thing is under way is `FLIGHT` in
 * `client/animation/presets.ts`.
 */
export const BEATS: Record<Tempo, { moves: number; rests: number }> = {
  routine: { moves: 300, rests: 120 },
  result: { moves: 900, rests: 500 },
  climax: { moves: 1600, rests: 900 },
};

/** The tempo of each thing that happens in a title, one after the other. */
export const tempiOf = (module: GameModule, events: readonly GameEvent[]): (Tempo | null)[] =>
  events.map((event) => (module.tempo ? module.tempo(event, events) : 'routine'));

/** The tempo of what is seen together: that of what matters most in it; `null` where nothing is seen. */
export const slowest = (tempi: readonly (Tempo | null)[]): Tempo | null =>
  TEMPI.findLast((tempo) => tempi.includes(tempo)) ?? null;

/** How something is seen. */
export type Sight = {
  /** What it is worth; `null` where nothing is seen to move, and nothing waited for. */
  tempo: Tempo | null;
  /** How long it stays in sight at the least once it has come to rest, in milliseconds at the reader’s pace. */
  hold?: number;
  /** How many times as long as usual everything takes. */
  stretch?: number;
  /** Whether nothing of it moves: what is said of it is read meanwhile. */
  isStill?: boolean;
};

/** How long what is seen together moves, and then stays in sight, in milliseconds. */
export function timeOf({ tempo, hold = 0, stretch = 1, isStill = false }: Sight) {
  const { moves, rests } = tempo === null ? NOTHING : BEATS[tempo];
  const [moving, resting] = isStill ? [0, moves + rests] : [moves, rests];
  return { moves: stretch * moving, rests: Math.max(stretch * resting, hold) };
}

/** What is not seen takes no time. */
const NOTHING = { moves: 0, rests: 0 };

/** How long it takes to see all of these, one after the other, in milliseconds at the usual pace. */
export const timeToSee = (module: GameModule, events: readonly GameEvent[]): number =>
  tempiOf(module, events)
    .map((tempo, i) => timeOf({ tempo, hold: module.hold?.(events[i]) }))
    .reduce((time, { moves, rests }) => time + moves + rests, 0);

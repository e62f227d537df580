import type { GameEvent, GameModule } from './game';

/** How much time something is worth to whoever looks on: a card moves, a die lands, the Claim is stolen. */
export const TEMPI = ['routine', 'result', 'climax'] as const;
export type Tempo = (typeof TEMPI)[number];

/**
 * How long all that moves together takes at most, and then stays to be looked at, in milliseconds. How long
 * one thing is under way is `FLIGHT` in `client/animation/presets.ts`.
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

/** How long it takes to see all of these, one after the other, in milliseconds. */
export const timeToSee = (tempi: readonly (Tempo | null)[]): number =>
  tempi.reduce((time, tempo) => time + (tempo ? BEATS[tempo].moves + BEATS[tempo].rests : 0), 0);

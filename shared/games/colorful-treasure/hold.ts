import type { Event } from './state';

/** How long it is seen what comes out of a chest, in milliseconds, until it is gone (`OpenChest.module.css`). */
export const OPEN = 1500;

/** How long it is told that somebody takes nothing, in milliseconds. */
export const LEFT = 1200;

/** How long it is told what a theft has brought and cost, in milliseconds. */
export const TOLD = 1800;

const HOLDS: Partial<Record<Event['type'], number>> = { paired: OPEN, left: LEFT, stolen: TOLD };

/** What stays in sight longer than it is worth otherwise; how long cards that are revealed do, each device says. */
export const hold = ({ type }: Event): number | undefined => HOLDS[type];

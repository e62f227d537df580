import { readCubes, type Cubes } from './spices';

/** The starting cubes, each of which can be chosen once (printed, R2.6); a set is called by its letters. */
export const START_IDS = ['YYYY', 'YYR', 'RR', 'YG'] as const;
export type StartId = (typeof START_IDS)[number];

export const STARTS = Object.fromEntries(START_IDS.map((id) => [id, readCubes(id)])) as Record<
  StartId,
  Cubes
>;

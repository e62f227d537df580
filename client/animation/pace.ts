import { createSetting } from '../app/setting';

/** How fast things are seen to happen on this device. */
export const PACES = ['relaxed', 'normal', 'brisk', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** How many times as long as usual everything takes; without a pace nothing is waited for. */
export const STRETCH: Record<Pace, number> = { relaxed: 1.5, normal: 1, brisk: 0.6, none: 0 };

export const pace = createSetting('pace', PACES, 'normal');

/** A hold of so many milliseconds in the reader's pace; nothing is held without one. */
export function paced(time: number): number | undefined {
  const chosen = pace.get();
  return chosen === 'none' ? undefined : time * STRETCH[chosen];
}

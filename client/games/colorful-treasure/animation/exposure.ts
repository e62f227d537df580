import type { Hold } from '../../../animation/motion';
import { createSetting } from '../../../app/setting';

/** How long cards that others reveal stay face up on this device at least: milliseconds, or until the reader presses. */
export const EXPOSURES = ['1500', '2500', 'press'] as const;

export const exposure = createSetting('exposure', EXPOSURES, '2500');

export function exposed(): Hold {
  const chosen = exposure.get();
  return chosen === 'press' ? chosen : Number(chosen);
}

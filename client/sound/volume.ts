import { createSetting } from '../app/setting';

/** How loud the match is on this device. */
export const VOLUMES = ['off', 'soft', 'normal', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

export const LOUDNESS: Record<Volume, number> = { off: 0, soft: 0.12, normal: 0.3, loud: 0.7 };

export const volume = createSetting('sound', VOLUMES, 'normal');

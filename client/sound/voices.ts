/** What a match sounds like. */
export const SOUNDS = ['card', 'die', 'hit', 'take', 'fire', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone or one breath of noise within a sound; times in seconds from its beginning. */
type Note = {
  /** A tone's pitch, or the middle of the noise, in hertz: from and to. */
  pitch: readonly [from: number, to: number];
  /** Noise instead of a tone. */
  isNoise?: true;
  at?: number;
  lasts: number;
  loud: number;
};

const knock = (at: number, loud: number): Note => ({
  pitch: [900, 380],
  isNoise: true,
  at,
  lasts: 0.06,
  loud,
});

/** All of them short, soft and dry, like things of wood, paper and brass. */
export const VOICES: Record<Sound, readonly Note[]> = {
  card: [{ pitch: [3200, 1400], isNoise: true, lasts: 0.09, loud: 0.3 }],
  die: [knock(0, 0.5), knock(0.1, 0.4), knock(0.19, 0.3), knock(0.26, 0.2), knock(0.31, 0.15)],
  hit: [
    knock(0, 0.5),
    knock(0.12, 0.35),
    { pitch: [660, 660], at: 0.24, lasts: 0.22, loud: 0.22 },
    { pitch: [990, 990], at: 0.32, lasts: 0.3, loud: 0.16 },
  ],
  take: [
    { pitch: [1800, 3600], isNoise: true, lasts: 0.2, loud: 0.22 },
    { pitch: [392, 392], at: 0.12, lasts: 0.2, loud: 0.16 },
    { pitch: [523, 523], at: 0.2, lasts: 0.26, loud: 0.16 },
  ],
  fire: [
    { pitch: [420, 60], isNoise: true, lasts: 0.5, loud: 0.9 },
    { pitch: [110, 38], lasts: 0.45, loud: 0.5 },
  ],
  turn: [
    { pitch: [587, 587], lasts: 0.3, loud: 0.2 },
    { pitch: [880, 880], at: 0.14, lasts: 0.45, loud: 0.2 },
  ],
};

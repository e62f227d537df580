import type { PlayerID } from '../../shared/engine/game';

/** What a match sounds like: good news rise, bad news fall, and what is neither has no tune. */
export const SOUNDS = [
  'card',
  'reveal',
  'die',
  'take',
  'build',
  'sail',
  'clang',
  'boom',
  'fire',
  'sizzle',
  'hiss',
  'pass',
  'forMe',
  'againstMe',
  'award',
  'rivalAward',
  'turn',
  'victory',
  'defeat',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone or one breath of noise within a sound; times in seconds from its beginning. */
export type Tone = {
  /** A tone's pitch, or the middle of the noise, in hertz: from and to. */
  pitch: readonly [from: number, to: number];
  /** Noise instead of a tone. */
  isNoise?: true;
  at: number;
  lasts: number;
  loud: number;
};

const knock = (at: number, loud: number): Tone => ({
  pitch: [900, 380],
  isNoise: true,
  at,
  lasts: 0.06,
  loud,
});

const glide = (from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  pitch: [from, to],
  at,
  lasts,
  loud,
});

const tone = (pitch: number, at: number, lasts: number, loud: number): Tone =>
  glide(pitch, pitch, at, lasts, loud);

const breath = (from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  pitch: [from, to],
  isNoise: true,
  at,
  lasts,
  loud,
});

/** All of them soft and dry, like things of wood, paper, brass and water. */
export const VOICES: Record<Sound, readonly Tone[]> = {
  card: [breath(3200, 1400, 0, 0.09, 0.5)],
  reveal: [breath(1600, 4200, 0, 0.14, 0.35), breath(3200, 1400, 0.18, 0.1, 0.5)],
  // as long as it tumbles: it bounces twice, and settles
  die: [
    knock(0, 0.35),
    knock(0.14, 0.75),
    knock(0.4, 0.6),
    knock(0.6, 0.45),
    knock(0.74, 0.3),
    knock(0.82, 0.2),
  ],
  take: [breath(1800, 3600, 0, 0.2, 0.4), tone(392, 0.12, 0.2, 0.2)],
  build: [knock(0, 0.8), knock(0.22, 0.8), tone(196, 0.22, 0.25, 0.25)],
  sail: [breath(500, 900, 0, 0.4, 0.45), breath(900, 400, 0.3, 0.45, 0.35)],
  clang: [
    tone(1245, 0, 0.7, 0.2),
    tone(1867, 0, 0.5, 0.14),
    tone(3110, 0, 0.25, 0.1),
    knock(0, 0.6),
  ],
  boom: [
    breath(420, 60, 0, 0.9, 0.7),
    glide(110, 36, 0, 0.8, 0.45),
    breath(2600, 300, 0, 0.25, 0.3),
  ],
  // it catches, and then flares up
  fire: [
    breath(160, 420, 0, 0.5, 0.3),
    breath(300, 2200, 0.28, 1, 0.85),
    glide(48, 84, 0.3, 1, 0.34),
  ],
  // steady, with drops that burst in it
  sizzle: [
    breath(2600, 3400, 0, 0.95, 0.34),
    ...[0.05, 0.13, 0.3, 0.38, 0.55, 0.7].map((at) => breath(3400, 1800, at, 0.05, 0.5)),
  ],
  hiss: [breath(3400, 3000, 0, 0.22, 0.2), breath(3200, 3500, 0.16, 0.5, 0.26)],
  pass: [breath(620, 300, 0, 0.2, 0.5), breath(480, 260, 0.1, 0.18, 0.35)],
  forMe: [tone(523, 0, 0.2, 0.26), tone(659, 0.1, 0.22, 0.26), tone(784, 0.2, 0.4, 0.28)],
  againstMe: [tone(392, 0, 0.24, 0.3), tone(311, 0.14, 0.26, 0.3), tone(208, 0.3, 0.5, 0.34)],
  award: [
    tone(523, 0, 0.18, 0.2),
    tone(784, 0.12, 0.18, 0.2),
    tone(1047, 0.24, 0.6, 0.22),
    tone(1319, 0.24, 0.6, 0.14),
  ],
  // the same bells downwards, and further off
  rivalAward: [tone(1047, 0, 0.18, 0.12), tone(784, 0.14, 0.2, 0.14), tone(523, 0.28, 0.5, 0.16)],
  turn: [tone(587, 0, 0.3, 0.26), tone(880, 0.14, 0.45, 0.26)],
  victory: [
    tone(523, 0, 0.22, 0.2),
    tone(659, 0.2, 0.22, 0.2),
    tone(784, 0.4, 0.3, 0.2),
    tone(659, 0.7, 0.2, 0.18),
    ...[523, 659, 784, 1047].map((pitch) => tone(pitch, 0.92, 1.3, 0.15)),
  ],
  defeat: [
    tone(440, 0, 0.3, 0.24),
    tone(392, 0.26, 0.3, 0.24),
    tone(349, 0.52, 0.3, 0.24),
    tone(294, 0.78, 0.6, 0.26),
  ],
};

/** An award, a wonder, a tile: good news for whoever wins it, and for who looks on. */
export const awardTo = (winners: readonly PlayerID[], reader: PlayerID | null): Sound =>
  reader === null || winners.includes(reader) ? 'award' : 'rivalAward';

/** Sounds that can be felt as well, in milliseconds. */
export const TREMORS: Partial<Record<Sound, readonly number[]>> = {
  boom: [60],
  fire: [30, 40, 50],
  sizzle: [30],
  forMe: [10],
  againstMe: [20, 60, 20],
  award: [10],
  turn: [15],
  victory: [20, 80, 20],
};

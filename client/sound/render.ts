import { type Tone, type Sound, VOICES } from './voices';

/** How long a tone takes to swell, in seconds: one that begins at once would click. */
const SWELL = 0.008;

/** How much of it is left at its end. */
const QUIET = 0.001;

/** How long a sound is, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...VOICES[sound].map(({ at, lasts }) => at + lasts));

/** A sound as samples between -1 and 1; the same each time, noise included. */
export function render(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(sound) * rate));
  const random = noise();
  for (const note of VOICES[sound]) add(note, samples, rate, random);
  return samples;
}

function add(
  { pitch: [from, to], isNoise, at, lasts, loud }: Tone,
  samples: Float32Array,
  rate: number,
  random: () => number,
) {
  const first = Math.round(at * rate);
  const count = Math.min(Math.round(lasts * rate), samples.length - first);
  let phase = 0;
  const band = { low: 0, middle: 0 };
  for (let i = 0; i < count; i++) {
    const pitch = from * (to / from) ** (i / count);
    phase = (phase + pitch / rate) % 1;
    const wave = isNoise ? banded(band, random(), pitch / rate) : triangle(phase);
    samples[first + i] += wave * loud * swelling(i / rate, lasts);
  }
}

const triangle = (phase: number): number => 4 * Math.abs(phase - 0.5) - 1;

/** Lets through what is about as high as the pitch: a state variable filter. */
function banded(band: { low: number; middle: number }, sample: number, pitch: number): number {
  const f = 2 * Math.sin(Math.PI * Math.min(pitch, 0.16));
  band.low += f * band.middle;
  band.middle += f * (sample - band.low - 1.1 * band.middle);
  return band.middle;
}

/** How loud it is at a time: it swells, and dies away. */
const swelling = (time: number, lasts: number): number =>
  time < SWELL ? time / SWELL : QUIET ** ((time - SWELL) / (lasts - SWELL));

/** Numbers between -1 and 1 without any order, the same each time. */
function noise(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state | 0) / 2 ** 31;
  };
}

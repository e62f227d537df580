import { lengthOf, render } from './render';
import { awardTo, SOUNDS, type Sound, TREMORS, VOICES } from './voices';

const RATE = 22_050;

const samplesOf = (sound: Sound) => [...render(sound, RATE)];
const loudness = (samples: readonly number[]) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

/** How often samples change their sign in a second: the higher a sound, the more. */
const crossings = (samples: readonly number[]) =>
  (samples.filter((sample, i) => i > 0 && sample >= 0 !== samples[i - 1] >= 0).length * RATE) /
  samples.length;

test.each(SOUNDS)('%s is neither clipped nor too soft nor too long', (sound) => {
  const samples = samplesOf(sound);
  const peak = Math.max(...samples.map(Math.abs));
  expect(peak).toBeLessThan(0.95);
  expect(peak).toBeGreaterThan(0.1);
  expect(loudness(samples)).toBeGreaterThan(0.015);
  expect(loudness(samples)).toBeLessThan(0.3);
  // it ends in silence: what breaks off clicks
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
});

test('no part of a sound is as loud as there is room for', () => {
  const loudest = SOUNDS.map((sound) => Math.max(...VOICES[sound].map(({ loud }) => loud)));
  expect(loudest.filter((loud) => loud >= 1)).toEqual([]);
});

test('a tone has swollen at once, and dies away without a jump, which would click', () => {
  const MOMENT = Math.round(RATE * 0.002);
  const samples = samplesOf('turn');
  const peaks = Array.from({ length: 50 }, (_, i) =>
    Math.max(...samples.slice(i * MOMENT, (i + 1) * MOMENT).map(Math.abs)),
  );
  const loudest = peaks.indexOf(Math.max(...peaks));
  expect(loudest).toBeLessThan(6);
  for (const [i, peak] of peaks.slice(loudest + 1).entries())
    expect(peak / peaks[loudest + i]).toBeGreaterThan(0.85);
});

test.each([
  ['rises', ['forMe', 'award', 'turn', 'victory'], 1],
  ['falls', ['againstMe', 'boom', 'defeat', 'rivalAward'], -1],
] as const)('good and bad news are told apart with closed eyes: one %s', (_, sounds, way) => {
  for (const sound of sounds) {
    const samples = samplesOf(sound);
    const part = Math.floor(samples.length / 4);
    const change = crossings(samples.slice(-2 * part)) - crossings(samples.slice(0, part));
    expect([sound, Math.sign(change)]).toEqual([sound, way]);
  }
});

test.each([
  ['heard at every turn', ['card', 'reveal', 'take', 'build', 'pass'], 0.5],
  [
    'heard now and then',
    ['die', 'sail', 'clang', 'boom', 'sizzle', 'hiss', 'forMe', 'againstMe', 'turn'],
    0.95,
  ],
  ['won', ['award', 'rivalAward'], 0.85],
  ['the worst that happens, or lost', ['fire', 'defeat'], 1.4],
  ['the end for the one who wins', ['victory'], 2.25],
] as const)('what is %s is over soon enough', (_, sounds, seconds) => {
  for (const sound of sounds) expect([sound, lengthOf(sound) <= seconds]).toEqual([sound, true]);
});

/** Bells ring as they are cast, which is no scale. */
const TUNES = SOUNDS.filter((sound) => sound !== 'clang');

test('tunes are in tune: each of their tones is the nearest to a note, by an A of 440 hertz', () => {
  const steady = TUNES.flatMap((sound) => VOICES[sound])
    .filter(({ isNoise, pitch: [from, to] }) => !isNoise && from === to)
    .map(({ pitch: [pitch] }) => pitch);
  expect(steady.length).toBeGreaterThan(20);
  const nearest = (pitch: number) =>
    Math.round(440 * 2 ** (Math.round(12 * Math.log2(pitch / 440)) / 12));
  expect(steady).toEqual(steady.map(nearest));
});

test('whatever can be felt is felt, and no longer than a moment', () => {
  for (const tremor of Object.values(TREMORS)) {
    const time = tremor.reduce((sum, one) => sum + one, 0);
    expect(time).toBeGreaterThanOrEqual(10);
    expect(time).toBeLessThanOrEqual(120);
  }
});

/** When a sound has been heard by half, as a part of its length. */
const middle = (samples: readonly number[]) => {
  const half = samples.reduce((sum, sample) => sum + sample ** 2, 0) / 2;
  let heard = 0;
  return samples.findIndex((sample) => (heard += sample ** 2) > half) / samples.length;
};

test('what breaks out, blows up and burns is told apart with closed eyes', () => {
  const [fire, boom, sizzle] = (['fire', 'boom', 'sizzle'] as const).map(samplesOf);
  // one swells, one begins with a bang
  expect(middle(fire)).toBeGreaterThan(0.25);
  expect(middle(boom)).toBeLessThan(0.1);
  // the third is bright, as the others are not
  expect(crossings(sizzle)).toBeGreaterThan(2 * crossings(fire));
  expect(crossings(sizzle)).toBeGreaterThan(4 * crossings(boom));
});

test('no two sounds are alike', () => {
  const marks = SOUNDS.map((sound) => {
    const samples = samplesOf(sound);
    return `${lengthOf(sound).toFixed(2)} ${Math.round(crossings(samples))}`;
  });
  expect(new Set(marks).size).toBe(SOUNDS.length);
});

test('what is won sounds good to whoever wins it and to a spectator, and otherwise to nobody', () => {
  expect(['0', '1', '2', null].map((reader) => awardTo(['0', '1'], reader))).toEqual([
    ...['award', 'award', 'rivalAward', 'award'],
  ]);
});

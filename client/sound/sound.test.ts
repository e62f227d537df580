import { canVibrate, play, vibration, wakeAtFirstTouch } from './play';
import { lengthOf, render } from './render';
import { awardTo, SOUNDS, type Sound, TREMORS } from './voices';
import { volume } from './volume';

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
  expect(lengthOf(sound)).toBeLessThanOrEqual(sound === 'victory' ? 2.5 : 1.5);
  // it ends in silence: what breaks off clicks
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
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

describe('a page', () => {
  let heard = 0;
  let made = 0;
  const copied: Float32Array[] = [];
  const buffered: number[][] = [];
  let gains: { value: number }[] = [];
  let felt: number[][] = [];
  let isAwake = true;
  const ends: (() => void)[] = [];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Stands for any part of the browser's sound system. */
  class Node {
    gain = { value: 0 };
    connect = (other: unknown) => other;
    onended = () => undefined;
    start = () => {
      heard++;
      ends.push(() => this.onended());
    };
  }
  class Context {
    resume = () => void (isAwake = true);
    suspend = () => void (isAwake = false);
    sampleRate = 8000;
    constructor() {
      made++;
    }
    createGain() {
      const node = new Node();
      gains.push(node.gain);
      return node;
    }
    createBuffer(channels: number, length: number, rate: number) {
      buffered.push([channels, length, rate]);
      return { copyToChannel: (samples: Float32Array) => void copied.push(samples) };
    }
  }
  const listen = (): number => {
    heard = 0;
    gains = [];
    for (const sound of SOUNDS) play(sound);
    return heard;
  };

  test('trembles only where there is a screen to touch: a desk has nothing that could', () => {
    Object.assign(navigator, { vibrate: () => true });
    const touch = (maxTouchPoints: number) =>
      Object.defineProperty(navigator, 'maxTouchPoints', {
        value: maxTouchPoints,
        configurable: true,
      });
    touch(0);
    expect(canVibrate()).toBe(false);
    touch(5);
    expect(canVibrate()).toBe(true);
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });

  test('is silent and still until it was touched, and whenever that is switched off', () => {
    Object.assign(window, { AudioContext: Context, AudioBufferSourceNode: Node });
    Object.assign(navigator, { vibrate: (tremor: number[]) => felt.push(tremor) });
    const rest = wakeAtFirstTouch();
    expect([listen(), felt]).toEqual([0, []]);
    window.dispatchEvent(new Event('pointerdown'));
    expect(listen()).toBe(SOUNDS.length);
    expect(felt).toEqual(SOUNDS.flatMap((sound) => (TREMORS[sound] ? [TREMORS[sound]] : [])));
    volume.set('off');
    vibration.set('off');
    felt = [];
    expect([listen(), felt]).toEqual([0, []]);
    expect(localStorage.getItem('wondertable.sound')).toBe('off');
    expect(localStorage.getItem('wondertable.vibration')).toBe('off');
    volume.set('soft');
    expect(listen()).toBe(SOUNDS.length);
    // each was made once, and is what it should be
    expect(copied).toEqual(SOUNDS.map((sound) => render(sound, 8000)));
    // one channel comes from both sides, of two the second would be silent
    expect(buffered).toEqual(copied.map(({ length }) => [1, length, 8000]));
    // the one that is heard is never left for another
    window.dispatchEvent(new Event('keydown'));
    expect(made).toBe(1);
    rest();
  });

  test('keeps the device of sounds awake no longer than it takes for the next one', () => {
    listen();
    for (const end of ends.slice(1)) end();
    jest.advanceTimersByTime(60_000);
    expect(isAwake).toBe(true);
    ends[0]();
    jest.advanceTimersByTime(4000);
    expect(isAwake).toBe(true);
    jest.advanceTimersByTime(2000);
    expect(isAwake).toBe(false);
    play('boom');
    expect(isAwake).toBe(true);
  });

  test('is the louder the louder that is set, and never so loud that a sound is clipped', () => {
    const [soft, normal, loud] = (['soft', 'normal', 'loud'] as const).map((one) => {
      volume.set(one);
      listen();
      const [first, ...more] = new Set(gains.map(({ value }) => value));
      expect(more).toEqual([]);
      return first;
    });
    expect(soft).toBeGreaterThan(0);
    expect(normal).toBeGreaterThan(soft);
    expect(loud).toBeGreaterThan(normal);
    expect(loud).toBeLessThanOrEqual(1);
  });
});

test('what is won sounds good to whoever wins it and to a spectator, and otherwise to nobody', () => {
  expect(['0', '1', '2', null].map((reader) => awardTo(['0', '1'], reader))).toEqual([
    ...['award', 'award', 'rivalAward', 'award'],
  ]);
});

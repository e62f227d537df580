import { canVibrate, play, vibration, wakeAtFirstTouch } from './play';
import { render } from './render';
import { SOUNDS, TREMORS } from './voices';
import { volume } from './volume';

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

/** Stands for any part of the browser's sound system; heard is what leads to where sounds come out. */
class Node {
  gain = { value: 0 };
  to: unknown;
  connect = (other: unknown) => (this.to = other);
  onended = () => undefined;
  start = () => {
    let last: unknown = this.to;
    while (last instanceof Node) last = last.to;
    if (last === OUT) heard++;
    ends.push(() => this.onended());
  };
}
const OUT = 'loudspeaker';
class Context {
  destination = OUT;
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
    return {
      copyToChannel: (samples: Float32Array, channel: number) =>
        void (channel < channels && copied.push(samples)),
    };
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
  for (const end of ends.splice(1)) end();
  jest.advanceTimersByTime(60_000);
  expect(isAwake).toBe(true);
  ends.shift()!();
  jest.advanceTimersByTime(4999);
  expect(isAwake).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isAwake).toBe(false);
  play('boom');
  expect(isAwake).toBe(true);
  ends.shift()!();
  jest.advanceTimersByTime(4000);
  play('card');
  ends.shift()!();
  // it waits as long after each as after the first
  jest.advanceTimersByTime(4999);
  expect(isAwake).toBe(true);
});

describe('a page that was just opened', () => {
  /** Stands for all that a page has; nothing was heard on it yet. */
  async function opened(): Promise<() => void> {
    let stop!: () => void;
    await jest.isolateModulesAsync(async () => {
      stop = (await import('./play')).wakeAtFirstTouch();
    });
    made = 0;
    isAwake = true;
    return stop;
  }

  test('wakes at a touch, also one that goes no further than what is touched', async () => {
    const stop = await opened();
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('pointerdown', (event) => event.stopPropagation());
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(made).toBe(1);
    stop();
    button.remove();
  });

  test('sleeps again when nothing is heard after the touch', async () => {
    const stop = await opened();
    window.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(5000);
    expect([made, isAwake]).toEqual([1, false]);
    stop();
  });

  test('wakes at no touch when it waits for none any more', async () => {
    const stop = await opened();
    stop();
    for (const touch of ['pointerdown', 'keydown']) window.dispatchEvent(new Event(touch));
    expect(made).toBe(0);
  });
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

import { play, wakeAtFirstTouch } from './play';
import { SOUNDS } from './voices';
import { volume } from './volume';

let heard = 0;

/** Stands for any part of the browser's sound system. */
class Node {
  gain = new Proxy({}, { get: () => () => {} });
  frequency = this.gain;
  connect = (other: unknown) => other;
  start = () => void heard++;
  stop() {}
}

class Context {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  createGain = () => new Node();
  createBuffer = (_: number, frames: number) => ({
    getChannelData: () => new Float32Array(frames),
  });
}

Object.assign(window, {
  AudioContext: Context,
  OscillatorNode: Node,
  AudioBufferSourceNode: Node,
  BiquadFilterNode: Node,
});

const listen = (): number => {
  heard = 0;
  for (const sound of SOUNDS) play(sound);
  return heard;
};

test('a match is silent until the page was touched, and whenever it is switched off', () => {
  const rest = wakeAtFirstTouch();
  expect(listen()).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  expect(listen()).toBeGreaterThanOrEqual(SOUNDS.length);
  volume.set('off');
  expect(listen()).toBe(0);
  expect(localStorage.getItem('wondertable.sound')).toBe('off');
  volume.set('soft');
  expect(listen()).toBeGreaterThanOrEqual(SOUNDS.length);
  rest();
});

import { LOUDNESS, volume } from './volume';
import { type Sound, VOICES } from './voices';

/* Browsers let a page be heard only after it was touched; until then it stays silent instead of asking. */

let context: AudioContext | null = null;

const touches = ['pointerdown', 'keydown'] as const;

/** From the first touch on, sounds can be heard; returns how to stop waiting for it. */
export function wakeAtFirstTouch(): () => void {
  const rest = () => {
    for (const touch of touches) window.removeEventListener(touch, wake, { capture: true });
  };
  const wake = () => {
    rest();
    if ('AudioContext' in window) context ??= new AudioContext();
  };
  for (const touch of touches) window.addEventListener(touch, wake, { capture: true });
  return rest;
}

/** Makes a sound, as loud as the player wants it. */
export function play(sound: Sound) {
  const loudness = LOUDNESS[volume.get()];
  if (!context || loudness === 0) return;
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime;
  for (const { pitch, isNoise, at = 0, lasts, loud } of VOICES[sound]) {
    const [from, to] = [start + at, start + at + lasts];
    const swell = context.createGain();
    swell.gain.setValueAtTime(0, from);
    swell.gain.linearRampToValueAtTime(loud * loudness, from + 0.008);
    swell.gain.exponentialRampToValueAtTime(0.0001, to);
    swell.connect(context.destination);
    const source = isNoise
      ? noise(context, pitch, from, to, swell)
      : tone(context, pitch, from, to, swell);
    source.start(from);
    source.stop(to);
  }
}

type Pitch = readonly [from: number, to: number];

function tone(context: AudioContext, pitch: Pitch, from: number, to: number, out: AudioNode) {
  const source = new OscillatorNode(context, { type: 'triangle' });
  glide(source.frequency, pitch, from, to);
  source.connect(out);
  return source;
}

function noise(context: AudioContext, pitch: Pitch, from: number, to: number, out: AudioNode) {
  const frames = Math.ceil((to - from) * context.sampleRate);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 });
  glide(band.frequency, pitch, from, to);
  source.connect(band).connect(out);
  return source;
}

function glide(what: AudioParam, [start, end]: Pitch, from: number, to: number) {
  what.setValueAtTime(start, from);
  what.exponentialRampToValueAtTime(end, to);
}

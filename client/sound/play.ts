import { createSetting } from '../app/setting';
import { render } from './render';
import { LOUDNESS, volume } from './volume';
import { type Sound, TREMORS } from './voices';

/* Browsers let a page be heard only after it was touched; until then it stays silent instead of asking. */

let context: AudioContext | null = null;
const buffers = new Map<Sound, AudioBuffer>();

const touches = ['pointerdown', 'keydown'] as const;

/** Whether a phone may tremble with what is heard. */
export const vibration = createSetting('vibration', ['on', 'off'], 'on');

/** Whether it can. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** From the first touch on, sounds can be heard; returns how to stop waiting for it. */
export function wakeAtFirstTouch(): () => void {
  const wake = () => {
    if ('AudioContext' in window) context ??= new AudioContext();
  };
  for (const touch of touches) window.addEventListener(touch, wake, { capture: true });
  return () => {
    for (const touch of touches) window.removeEventListener(touch, wake, { capture: true });
  };
}

/** Makes a sound, as loud as the player wants it, and lets the phone tremble where it can be felt as well. */
export function play(sound: Sound) {
  if (!context) return;
  const tremor = TREMORS[sound];
  if (tremor && vibration.get() === 'on' && canVibrate()) navigator.vibrate([...tremor]);
  const loudness = LOUDNESS[volume.get()];
  if (loudness === 0) return;
  if (context.state === 'suspended') void context.resume();
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, sound) });
  const gain = context.createGain();
  gain.gain.value = loudness;
  source.connect(gain).connect(context.destination);
  source.start();
}

/** A sound is made once, when it is first heard. */
function bufferOf(context: AudioContext, sound: Sound): AudioBuffer {
  const known = buffers.get(sound);
  if (known) return known;
  const samples = render(sound, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(sound, buffer);
  return buffer;
}

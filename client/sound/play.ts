import { createSetting } from '../app/setting';
import { render } from './render';
import { LOUDNESS, volume } from './volume';
import { type Sound, TREMORS } from './voices';

/* Browsers let a page be heard only after it was touched; until then it stays silent instead of asking. */

let context: AudioContext | null = null;
/** How many sounds are heard at the moment. */
let sounding = 0;
let resting: ReturnType<typeof setTimeout> | undefined;
const buffers = new Map<Sound, AudioBuffer>();

/** How long, in milliseconds, the device stays awake for the next sound: some are cut off while it wakes. */
const AWAKE = 5000;

const touches = ['pointerdown', 'keydown'] as const;

/** Whether a phone may tremble with what is heard. */
export const vibration = createSetting('vibration', ['on', 'off'], 'on');

/** Whether it can. */
export const canVibrate = (): boolean => 'vibrate' in navigator && navigator.maxTouchPoints !== 0;

/** From the first touch on, sounds can be heard; returns how to stop waiting for it. */
export function wakeAtFirstTouch(): () => void {
  const wake = () => {
    if (context || !('AudioContext' in window)) return;
    context = new AudioContext();
    restSoon(context);
  };
  for (const touch of touches) window.addEventListener(touch, wake, { capture: true });
  return () => {
    for (const touch of touches) window.removeEventListener(touch, wake, { capture: true });
  };
}

/** Makes a sound, as loud as the player wants it, and lets the phone tremble where it can be felt as well. */
export function play(sound: Sound) {
  const awake = context;
  if (!awake) return;
  const tremor = TREMORS[sound];
  if (tremor && vibration.get() === 'on' && canVibrate()) navigator.vibrate([...tremor]);
  const loudness = LOUDNESS[volume.get()];
  if (loudness === 0) return;
  // also if it runs: it may be about to sleep
  void awake.resume();
  const source = new AudioBufferSourceNode(awake, { buffer: bufferOf(awake, sound) });
  const gain = awake.createGain();
  gain.gain.value = loudness;
  source.connect(gain).connect(awake.destination);
  sounding++;
  source.onended = () => {
    sounding--;
    restSoon(awake);
  };
  source.start();
}

/** Lets the device sleep once nothing was heard for a while: silence would keep it at work like any sound. */
function restSoon(context: AudioContext) {
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (sounding === 0) void context.suspend();
  }, AWAKE);
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

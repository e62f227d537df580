import type { NewDevice } from '../../shared/protocol/requests';
import { keyOf, recall, remember } from '../app/remembered';
import { createStore, useStore } from '../app/store';
import { deviceLabel } from './deviceLabel';

/* What makes this browser a device of its player: a key that never leaves it but to its server. */

const NAME = 'device';
const KEY = /^[0-9a-f]{64}$/;

/** The key as this page knows it: where nothing can be kept, or all was cleared, it lasts as long as the page. */
let known: string | null = null;

/** The key, unless this browser has never sat down anywhere. */
export function deviceKey(): string | null {
  const kept = recall(NAME);
  if (kept !== null && KEY.test(kept)) known = kept;
  return known;
}

/** Whether the browser has forgotten the key that this page still knows: somebody cleared what it keeps. */
export const isForgotten = (): boolean => known !== null && recall(NAME) === null && keepsThings();

const forgotten = createStore(isForgotten());

/** Whether it is known here that the browser has forgotten all. */
export const useForgotten = (): boolean => useStore(forgotten);

/** Looks whether the browser has forgotten all: nothing is kept anew then before its owner sits down again. */
export function noticeForgotten(): boolean {
  const is = isForgotten();
  if (is !== forgotten.get()) forgotten.set(is);
  return is;
}

window.addEventListener('storage', ({ key, newValue }) => {
  // another tab has given it up; where all was cleared, what is open goes on
  if (key === keyOf(NAME) && newValue === null) known = null;
  noticeForgotten();
});

/** As hex digits; a library for it would weigh more than all else here. */
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** This browser as it shows itself when it sits down; its key is made where there is none. */
export function thisDevice(): NewDevice {
  const key = deviceKey() ?? hexOf(crypto.getRandomValues(new Uint8Array(32)));
  known = key;
  remember(NAME, key);
  noticeForgotten();
  return { key, label: deviceLabel(navigator) };
}

/** The server does not know the key any more: the next seat is sat down at with another. */
export function forgetDevice() {
  known = null;
  try {
    localStorage.removeItem(keyOf(NAME));
  } catch {
    // then it was never there
  }
  noticeForgotten();
}

/** How many devices their player has, as far as this browser was told. */
export const deviceCount = (): number => Number(recall('devices')) || 1;

/** Whether what is remembered is still there when the page is opened again. */
export function keepsThings(): boolean {
  const probe = keyOf('probe');
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

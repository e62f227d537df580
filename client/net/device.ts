import type { NewDevice } from '../../shared/protocol/table';
import { keyOf, recall, remember } from '../app/remembered';
import { deviceLabel } from './deviceLabel';

/* What makes this browser a device of its player: a key that never leaves it but to its server. */

const NAME = 'device';
const KEY = /^[0-9a-f]{64}$/;

/** Where nothing can be kept, it lasts as long as the page. */
let unkept: string | null = null;

/** The key, unless this browser has never sat down anywhere. */
export function deviceKey(): string | null {
  const kept = recall(NAME) ?? unkept;
  return kept !== null && KEY.test(kept) ? kept : null;
}

/** As hex digits; a library for it would weigh more than all else here. */
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** This browser as it shows itself when it sits down; its key is made where there is none. */
export function thisDevice(): NewDevice {
  const key = deviceKey() ?? hexOf(crypto.getRandomValues(new Uint8Array(32)));
  unkept = key;
  remember(NAME, key);
  return { key, label: deviceLabel(navigator) };
}

/** The server does not know the key any more: the next seat is sat down at with another. */
export function forgetDevice() {
  unkept = null;
  try {
    localStorage.removeItem(keyOf(NAME));
  } catch {
    // then it was never there
  }
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

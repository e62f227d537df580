import type {
  CodeAnswer,
  ContinueAnswer,
  ContinueBody,
  DevicesAnswer,
  LinkAnswer,
  Proof,
} from '../../shared/protocol/requests';
import { ask, type MatchKey, pathOf, proofOf } from './api';
import { deviceKey, thisDevice } from './device';
import { Refusal } from './refusal';

/* What a player asks for about themselves: all that the first page does without. */

const asMe = async <T>(route: string, more: object = {}): Promise<T> => {
  const key = deviceKey();
  if (key === null) throw new Refusal('credentials');
  return ask('POST', `me/${route}`, { key, ...more });
};

export const myDevices = (): Promise<DevicesAnswer> => asMe('devices');

export const removeDevice = (id: string): Promise<unknown> => asMe('devices/remove', { id });

/** A code that brings in another device, once, for ten minutes. */
export const linkCode = async (): Promise<string> => (await asMe<CodeAnswer>('link')).code;

/** A code for when all devices are lost, in place of the one before. */
export const recoveryCode = async (): Promise<string> => (await asMe<CodeAnswer>('recovery')).code;

/** Makes this browser a device of the player's whose code it is. */
export const enterCode = (code: string): Promise<unknown> =>
  ask('POST', 'me/join', { device: thisDevice(), code });

export const eraseMe = (): Promise<unknown> => asMe('erase');

/** A token that brings the holder of a seat back to it, once. */
export const linkToSeat = async (match: MatchKey, host: Proof, seat: number): Promise<string> =>
  (await ask<LinkAnswer>('POST', `${pathOf(match)}/seats/${seat}/link`, proofOf(host))).token;

export const comeBack = (
  match: MatchKey,
  body: Omit<ContinueBody, 'device'>,
): Promise<ContinueAnswer> =>
  ask('POST', `${pathOf(match)}/continue`, { ...body, device: thisDevice() });

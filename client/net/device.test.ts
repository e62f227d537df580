import { act, renderHook } from '@testing-library/react';
import {
  deviceCount,
  deviceKey,
  forgetDevice,
  isForgotten,
  keepsThings,
  thisDevice,
  useForgotten,
} from './device';

const STORED = 'wondertable.device';

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
});
afterEach(() => jest.restoreAllMocks());

test('the key of a device is 32 random bytes in hex digits, the same until it is given up', () => {
  jest
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((bytes) => (bytes as unknown as Uint8Array).map((_, i) => i) as never);
  expect(deviceKey()).toBeNull();
  const { key, label } = thisDevice();
  expect(key).toBe('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  expect(label).not.toBe('');
  jest.restoreAllMocks();
  expect([deviceKey(), thisDevice().key, localStorage.getItem(STORED)]).toEqual([key, key, key]);
  forgetDevice();
  expect([deviceKey(), localStorage.getItem(STORED)]).toEqual([null, null]);
  expect(thisDevice().key).not.toBe(key);
});

test('a key that is none makes no device', () => {
  localStorage.setItem(STORED, 'a key');
  expect(deviceKey()).toBeNull();
});

test('a page says so when its browser has forgotten all, and no longer once it is known again', () => {
  const { result } = renderHook(useForgotten);
  const cleared = () => {
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  };
  // who has never sat down has nothing that could be forgotten
  cleared();
  expect(result.current).toBe(false);
  thisDevice();
  cleared();
  expect(result.current).toBe(true);
  act(() => void thisDevice());
  expect(result.current).toBe(false);
  cleared();
  act(forgetDevice);
  expect(result.current).toBe(false);
});

test('a browser that never kept anything has forgotten nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  thisDevice();
  expect([keepsThings(), isForgotten()]).toEqual([false, false]);
});

test('whether anything is kept is tried, and leaves nothing behind', () => {
  expect(keepsThings()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test.each([
  [null, 1],
  ['3', 3],
  ['many', 1],
])('a player of whose devices this browser has kept %s has %d', (kept, count) => {
  if (kept !== null) localStorage.setItem('wondertable.devices', kept);
  expect(deviceCount()).toBe(count);
});

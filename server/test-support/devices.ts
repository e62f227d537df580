import type { CodeAnswer, DevicesAnswer, PlayersSeat } from '../../shared/protocol/requests';
import { peopleForTests } from './people';
import { textIn } from './storage';

export const DESK = 'a1'.repeat(32);
export const PHONE = 'b2'.repeat(32);
export const TABLET = 'c3'.repeat(32);
export const device = (key: string, label = 'Firefox on Android') => ({ key, label });

/** For each test of a file a server of its own, and what players who come with devices do there. */
export function devicesForTests() {
  const { server, gather, running, arrive } = peopleForTests();

  const me = <T = object>(route: string, body: object) => server().post<T>(`/me/${route}`, body);
  const withDevices = (devices: (string | undefined)[]) => ({
    people: devices.length,
    bots: devices.length === 1 ? 1 : 0,
    devices,
  });

  return {
    server,
    me,
    tablesOf: async (key: string) => (await me<{ seats: PlayersSeat[] }>('tables', { key })).seats,
    devicesOf: async (key: string) => (await me<DevicesAnswer>('devices', { key })).devices,
    linkOf: async (key: string) => (await me<CodeAnswer>('link', { key })).code,
    recoveryOf: async (key: string) => (await me<CodeAnswer>('recovery', { key })).code,
    useCode: (code: string, key: string) => me('join', { code, device: device(key) }),
    /** A table of people, who have sat down with these devices. */
    gather: (devices: (string | undefined)[]) => gather(withDevices(devices)),
    /** A match of two that runs; the first has sat down with a device. */
    running: (devices: (string | undefined)[] = [DESK, undefined]) => running(withDevices(devices)),
    arrive,
    /** All that is stored of people, as text. */
    stored: () =>
      textIn(server().dataDir, ['matches', 'seats', 'chat', 'past_sittings', 'players', 'devices']),
  };
}

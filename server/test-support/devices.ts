import type { CodeAnswer, DevicesAnswer, PlayersSeat } from '../../shared/protocol/requests';
import { runServer, type OwnServer } from './server';
import { GAME, seatPeople, sitDown, startMatch, type Sitter } from './sitters';
import { textIn } from './storage';

export const DESK = 'a1'.repeat(32);
export const PHONE = 'b2'.repeat(32);
export const TABLET = 'c3'.repeat(32);
export const device = (key: string, label = 'Firefox on Android') => ({ key, label });

/** For each test of a file a server of its own, and what players who come with devices do there. */
export function devicesForTests() {
  let server: OwnServer;
  let open: Sitter[];
  beforeEach(async () => {
    open = [];
    server = await runServer();
  });
  afterEach(async () => {
    for (const { connection } of open) connection.close();
    await server.stop();
  });

  const me = <T = object>(route: string, body: object) => server.post<T>(`/me/${route}`, body);

  async function gather(devices: (string | undefined)[]) {
    const gathered = await seatPeople(server, {
      people: devices.length,
      bots: devices.length === 1 ? 1 : 0,
      devices,
    });
    open.push(...gathered.sitters);
    return gathered;
  }

  return {
    server: () => server,
    me,
    tablesOf: async (key: string) => (await me<{ seats: PlayersSeat[] }>('tables', { key })).seats,
    devicesOf: async (key: string) => (await me<DevicesAnswer>('devices', { key })).devices,
    linkOf: async (key: string) => (await me<CodeAnswer>('link', { key })).code,
    recoveryOf: async (key: string) => (await me<CodeAnswer>('recovery', { key })).code,
    useCode: (code: string, key: string) => me('join', { code, device: device(key) }),
    /** A table of people, who have sat down with these devices. */
    gather,
    /** A match of two that runs; the first has sat down with a device. */
    async running(devices: (string | undefined)[] = [DESK, undefined]) {
      const gathered = await gather(devices);
      await startMatch(server, gathered.matchID, gathered.sitters);
      return gathered;
    },
    /** Another screen at a seat, by another key, or one that watches. */
    arrive(matchID: string, playerID: string | null, credentials?: string) {
      const sitter = sitDown(server, { matchID, playerID, credentials });
      open.push(sitter);
      return sitter;
    },
    /** All that is stored of people, as text. */
    stored: () =>
      textIn(server.dataDir, ['matches', 'seats', 'chat', 'past_sittings', 'players', 'devices']),
  };
}

export const at = (matchID: string, route: string) => `/games/${GAME}/${matchID}/${route}`;
export const proofOf = ({ playerID, credentials }: Sitter) => ({ playerID, credentials });

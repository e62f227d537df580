import type { NewDevice } from '../../shared/protocol/requests';
import { createLatest } from '../latest';
import { Refusal } from '../refusal';
import type { Db } from '../storage/database/open';
import { dropKnownAs, knownAs, noteKnownAs, type KnownAs } from '../storage/knownAs';
import {
  addPlayer,
  deviceBy,
  devicesAmong,
  devicesOf,
  dropDevice,
  joinPlayer,
  keysWith,
  noteDevice,
  playerByRecovery,
  recoverySince,
  setRecovery,
  type KnownDevice,
} from '../storage/players';
import { dropPlayer, seatsOf, tracesOf } from '../storage/traces';
import { hashCredentials } from '../tables/credentials';
import { holderBy, type Holder } from './holder';
import type { KeptLinks } from './keptLinks';
import { newReadableCode, readReadableCode } from './readableCodes';

const DAY = 24 * 60 * 60 * 1000;
/** How many devices that were removed are remembered: what they asked for before may still be under way. */
const REMOVED = 10_000;

/** How long a link to another device works, in milliseconds. */
export const LINK_LASTS = 10 * 60 * 1000;

/** What a link is about that makes a device a player's. */
const ofPlayer = (player: string) => `player ${player}`;

/** Knows whose devices are whose. */
export type Players = ReturnType<typeof createPlayers>;

type Parts = {
  db: Db;
  now(): number;
  links: KeptLinks;
  /** Has other servers know that a device was removed. */
  sayRemoved(device: string): void;
};

export function createPlayers({ db, now, links, sayRemoved }: Parts) {
  const removed = createLatest<true>(REMOVED);
  /** What the screens of each device do when it is removed. */
  const screens = new Map<string, Set<() => void>>();

  /** Whoever shows these credentials. They are looked for by their hash, so no answer takes longer for being nearly right. */
  async function holderOf(credentials: string): Promise<Holder> {
    const keyHash = hashCredentials(credentials);
    const device = await deviceBy(db, keyHash);
    if (device === null) return holderBy(keyHash);
    await note(device);
    return {
      keys: [keyHash, ...device.players],
      device: device.id,
      isRemoved: () => removed.has(device.id),
    };
  }

  async function known(key: string): Promise<KnownDevice> {
    const device = await deviceBy(db, hashCredentials(key));
    if (device === null || removed.has(device.id)) throw new Refusal('credentials');
    await note(device);
    return device;
  }

  async function note({ id, seen_at }: KnownDevice) {
    if (now() - seen_at >= DAY) await noteDevice(db, id, now());
  }

  /** Nothing more comes of a device from now on. */
  function cutOff(device: string) {
    removed.set(device, true);
    for (const unbind of screens.get(device) ?? []) unbind();
  }

  /** The same on all servers. */
  function remove(device: string) {
    cutOff(device);
    sayRemoved(device);
  }

  /** The player whose link this is; it is this device's then. */
  async function takeLink(hash: string, keyHash: string): Promise<string | null> {
    const link = await links.find(hash);
    if (!link?.about.startsWith(ofPlayer(''))) return null;
    return (await links.take(hash, keyHash)) ? link.about.slice(ofPlayer('').length) : null;
  }

  return {
    holderOf,
    cutOff,

    /** Cuts off those whose screens are here, and who were removed on another server. */
    async cutOffRemoved() {
      const here = [...screens.keys()];
      const known = new Set(await devicesAmong(db, here));
      for (const device of here) if (!known.has(device)) cutOff(device);
    },

    /** Notes what the player of this device sits down as, so that all their devices can offer it. */
    async noteKnownAs({ keys, device }: Pick<Holder, 'keys' | 'device'>, as: KnownAs) {
      if (device !== null) await noteKnownAs(db, keys[1], as);
    },

    /** Forgets it. */
    async dropKnownAs({ keys, device }: Holder) {
      if (device !== null) await dropKnownAs(db, keys.slice(1));
    },

    /** All that whoever holds a seat by this may hold others by. */
    keysWith: (key: string) => keysWith(db, key),

    /** Who has a device's key; throws `credentials` where nobody has. */
    known,

    /** The player of a browser that sits down: somebody new, unless the server knows it. Returns what holds their seats. */
    async enter({ key, label }: NewDevice): Promise<Holder> {
      await addPlayer(db, { keyHash: hashCredentials(key), label }, now());
      return holderOf(key);
    },

    /** Whether the server knows this browser already. */
    isKnown: async ({ key }: NewDevice): Promise<boolean> =>
      (await deviceBy(db, hashCredentials(key))) !== null,

    /** Calls back when a holder's device is removed; returns how to stop. */
    onRemoved({ device }: Holder, unbind: () => void): () => void {
      if (device === null) return () => undefined;
      const all = screens.get(device) ?? new Set();
      screens.set(device, all.add(unbind));
      return () => {
        all.delete(unbind);
        if (all.size === 0 && screens.get(device) === all) screens.delete(device);
      };
    },

    async seats(key: string) {
      const { players } = await known(key);
      const devices = await devicesOf(db, players[0]);
      return {
        seats: await seatsOf(db, players),
        devices: devices.length,
        knownAs: await knownAs(db, players),
      };
    },

    async devices(key: string) {
      const { id, players } = await known(key);
      const all = await devicesOf(db, players[0]);
      return {
        devices: all.map((device) => ({
          id: device.id,
          label: device.label,
          createdAt: day(device.created_at),
          seenAt: day(device.seen_at),
          isThis: device.id === id,
        })),
        recoverySince: day(await recoverySince(db, players)),
      };
    },

    /** Takes a device away, its screens at once; links that were made meanwhile are dead, since it may have made them. */
    async remove(key: string, id: string) {
      const { players } = await known(key);
      if (!(await dropDevice(db, players[0], id))) throw new Refusal('notFound');
      remove(id);
      await links.end(players.map(ofPlayer));
    },

    /** A code for another device, in place of the one before. */
    async link(key: string): Promise<string> {
      const { id, players } = await known(key);
      // while it was asked about
      if (removed.has(id)) throw new Refusal('credentials');
      const code = newReadableCode();
      const by = { device: id, isRemoved: () => removed.has(id) };
      // those of whoever they turned out to be as well
      await links.end(players.map(ofPlayer));
      const link = { codeHash: hashCredentials(code), lasts: LINK_LASTS, by };
      await links.offer(ofPlayer(players[0]), link);
      return code;
    },

    /** A code for when all devices are lost, in place of the one before. */
    async recovery(key: string): Promise<string> {
      const { players } = await known(key);
      const code = newReadableCode();
      await setRecovery(db, players, hashCredentials(code), now());
      return code;
    },

    /** Makes the device one of the player's who has this code; `null` where nobody has. */
    async join(typed: string, { key, label }: NewDevice): Promise<true | null> {
      const code = readReadableCode(typed);
      if (code === null) return null;
      const keyHash = hashCredentials(key);
      const hash = hashCredentials(code);
      const player = (await takeLink(hash, keyHash)) ?? (await playerByRecovery(db, hash));
      if (player === null) return null;
      await joinPlayer(db, player, { keyHash, label }, now());
      return true;
    },

    /** The matches that know anything of a player; all are searched, with a pause awaited in between. */
    traces: async (key: string, pause: () => Promise<void>) =>
      tracesOf(db, (await known(key)).players, pause),

    /** Forgets a player with all their devices; `false` while they sit somewhere. */
    async forget(key: string): Promise<boolean> {
      const { players } = await known(key);
      const devices = await devicesOf(db, players[0]);
      if (!(await dropPlayer(db, players))) return false;
      for (const { id } of devices) remove(id);
      await links.end(players.map(ofPlayer));
      return true;
    },
  };
}

const day = <T extends number | null>(at: T) =>
  (at === null ? null : Math.floor(at / DAY) * DAY) as T;

import type { PlayerID } from '../../../shared/engine/game';
import type { RefusalCode } from '../../../shared/protocol/refusals';
import type { Table } from '../../../shared/protocol/table';
import type { EncodedUpdate } from '../../../shared/protocol/update';
import type { Forms } from './projection';

/** A screen at the table: one socket, bound to one viewer of one match. */
export type Subscriber = {
  /** The seat it has proven; `null` is a spectator. */
  readonly playerID: PlayerID | null;
  /** What it has proven that by, as a hash: one player may have several devices at a seat. */
  readonly shown?: string;
  /** Our own client: it takes updates in fewer bytes than the official one. */
  readonly takesPacked: boolean;
  /** Takes the updates of its own actions with the answers to them. */
  readonly takesAnswered: boolean;
  /** Takes what changed of the table since it was told last. */
  readonly takesChanges: boolean;
  /** How many times as long as usual its reader looks at things; 0 waits for nothing. */
  pace: number;
  readonly socketID: string;
  /** The widest network it comes from that limits count. */
  readonly network: string;
  /** Whether it takes in what it is sent; if not it is cut. */
  keepsUp(): boolean;
  /** Sends the same to several screens of its title. */
  sendAll(socketIDs: string[], event: string, ...args: unknown[]): void;
  send(event: string, ...args: unknown[]): void;
  /** Tells the screen that it no longer speaks for this match; why, where that is not about its seat. */
  unbind(why?: RefusalCode): void;
};

/** A screen that acted, and how it is told what it sees of that together with the answer. */
export type Asker = { subscriber: Subscriber; answer(update: EncodedUpdate): void };

/** All screens at one table. */
export type Subscribers = {
  readonly all: ReadonlySet<Subscriber>;
  /** How the table stood when a screen was told last. */
  readonly tables: WeakMap<Subscriber, Table>;
  add(subscriber: Subscriber): void;
  remove(subscriber: Subscriber): boolean;
  of(viewer: PlayerID | null): readonly Subscriber[];
  /** In which forms a viewer's screens take their updates; in none where there is no screen. */
  formsOf(viewer: PlayerID | null): Forms;
  broadcast(event: string, ...args: unknown[]): void;
  connected(): Set<PlayerID>;
  /** The pace of whoever of those who sit here takes longest; the usual one where nobody does. */
  pace(): number;
  /** The screens without a seat. */
  spectators(): readonly Subscriber[];
};

/** Tells several screens the same, which is put into bytes only once. */
export function sendToEach(
  screens: readonly Subscriber[],
  event: string,
  ...args: unknown[]
): void {
  const [first, ...more] = screens.filter((screen) => screen.keepsUp());
  if (more.length === 0) first?.send(event, ...args);
  else
    first.sendAll(
      [first, ...more].map(({ socketID }) => socketID),
      event,
      ...args,
    );
}

export function createSubscribers(): Subscribers {
  const all = new Set<Subscriber>();
  const byViewer = new Map<PlayerID | null, readonly Subscriber[]>();
  const of = (viewer: PlayerID | null) => byViewer.get(viewer) ?? [];
  return {
    all,
    tables: new WeakMap(),
    add(subscriber) {
      all.add(subscriber);
      byViewer.set(subscriber.playerID, [...of(subscriber.playerID), subscriber]);
    },
    remove(subscriber) {
      const left = of(subscriber.playerID).filter((one) => one !== subscriber);
      if (left.length > 0) byViewer.set(subscriber.playerID, left);
      else byViewer.delete(subscriber.playerID);
      return all.delete(subscriber);
    },
    of,
    formsOf: (viewer) => ({
      packed: of(viewer).some(({ takesPacked }) => takesPacked),
      official: of(viewer).some(({ takesPacked }) => !takesPacked),
    }),
    broadcast: (event, ...args) => sendToEach([...all], event, ...args),
    connected: () => new Set([...byViewer.keys()].filter((viewer) => viewer !== null)),
    pace() {
      const paces = [...all].flatMap(({ playerID, pace }) => (playerID === null ? [] : [pace]));
      return paces.length > 0 ? Math.max(...paces) : 1;
    },
    spectators: () => of(null),
  };
}

import type { PlayerID } from 'boardgame.io';

/** A screen at the table: one socket, bound to one viewer of one match. */
export type Watcher = {
  /** The seat it has proven; `null` is a spectator. */
  readonly playerID: PlayerID | null;
  /** Our own client: it takes news in fewer bytes than the official one. */
  readonly takesPacked: boolean;
  send(event: string, ...args: unknown[]): void;
  /** Tells the screen that it no longer speaks for this match. */
  unbind(): void;
};

/** All screens at one table. */
export type Watchers = {
  readonly all: ReadonlySet<Watcher>;
  add(watcher: Watcher): void;
  remove(watcher: Watcher): boolean;
  of(viewer: PlayerID | null): Watcher[];
  tell(event: string, ...args: unknown[]): void;
  connected(): Set<PlayerID>;
  spectators(): number;
};

export function createWatchers(): Watchers {
  const all = new Set<Watcher>();
  return {
    all,
    add: (watcher) => void all.add(watcher),
    remove: (watcher) => all.delete(watcher),
    of: (viewer) => [...all].filter(({ playerID }) => playerID === viewer),
    tell: (event, ...args) => all.forEach((watcher) => watcher.send(event, ...args)),
    connected: () => new Set([...all].flatMap(({ playerID }) => playerID ?? [])),
    spectators: () => [...all].filter(({ playerID }) => playerID === null).length,
  };
}

import type { PlayerID } from '../../shared/core/module';

/** A screen at the table: one socket, bound to one viewer of one match. */
export type Watcher = {
  /** The seat it has proven; `null` is a spectator. */
  readonly playerID: PlayerID | null;
  /** Our own client: it takes news in fewer bytes than the official one. */
  readonly takesPacked: boolean;
  readonly socketID: string;
  /** Whether it takes in what it is sent; if not it is cut. */
  keepsUp(): boolean;
  /** Sends the same to several screens of its title. */
  sendAll(socketIDs: string[], event: string, ...args: unknown[]): void;
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

/** Tells several screens the same, which is put into bytes only once. */
export function tellEach(screens: readonly Watcher[], event: string, ...args: unknown[]): void {
  const [first, ...more] = screens.filter((screen) => screen.keepsUp());
  if (more.length === 0) first?.send(event, ...args);
  else
    first.sendAll(
      [first, ...more].map(({ socketID }) => socketID),
      event,
      ...args,
    );
}

export function createWatchers(): Watchers {
  const all = new Set<Watcher>();
  return {
    all,
    add: (watcher) => void all.add(watcher),
    remove: (watcher) => all.delete(watcher),
    of: (viewer) => [...all].filter(({ playerID }) => playerID === viewer),
    tell: (event, ...args) => tellEach([...all], event, ...args),
    connected: () => new Set([...all].flatMap(({ playerID }) => playerID ?? [])),
    spectators: () => [...all].filter(({ playerID }) => playerID === null).length,
  };
}

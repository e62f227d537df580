import type { PlayerID } from '../../shared/engine/game';
import type { PackedNews } from '../../shared/protocol/update';
import type { Forms } from './prepare';

/** A screen at the table: one socket, bound to one viewer of one match. */
export type Watcher = {
  /** The seat it has proven; `null` is a spectator. */
  readonly playerID: PlayerID | null;
  /** Our own client: it takes news in fewer bytes than the official one. */
  readonly takesPacked: boolean;
  /** Takes the news of its own actions with the answers to them. */
  readonly takesAnswered: boolean;
  readonly socketID: string;
  /** Whether it takes in what it is sent; if not it is cut. */
  keepsUp(): boolean;
  /** Sends the same to several screens of its title. */
  sendAll(socketIDs: string[], event: string, ...args: unknown[]): void;
  send(event: string, ...args: unknown[]): void;
  /** Tells the screen that it no longer speaks for this match. */
  unbind(): void;
};

/** A screen that acted, and how it is told what it sees of that together with the answer. */
export type Asker = { watcher: Watcher; answer(news: PackedNews): void };

/** All screens at one table. */
export type Watchers = {
  readonly all: ReadonlySet<Watcher>;
  add(watcher: Watcher): void;
  remove(watcher: Watcher): boolean;
  of(viewer: PlayerID | null): readonly Watcher[];
  /** In which forms a viewer's screens take their news; in none where there is no screen. */
  formsOf(viewer: PlayerID | null): Forms;
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
  const byViewer = new Map<PlayerID | null, readonly Watcher[]>();
  const of = (viewer: PlayerID | null) => byViewer.get(viewer) ?? [];
  return {
    all,
    add(watcher) {
      all.add(watcher);
      byViewer.set(watcher.playerID, [...of(watcher.playerID), watcher]);
    },
    remove(watcher) {
      const left = of(watcher.playerID).filter((one) => one !== watcher);
      if (left.length > 0) byViewer.set(watcher.playerID, left);
      else byViewer.delete(watcher.playerID);
      return all.delete(watcher);
    },
    of,
    formsOf: (viewer) => ({
      packed: of(viewer).some(({ takesPacked }) => takesPacked),
      official: of(viewer).some(({ takesPacked }) => !takesPacked),
    }),
    tell: (event, ...args) => tellEach([...all], event, ...args),
    connected: () => new Set([...byViewer.keys()].filter((viewer) => viewer !== null)),
    spectators: () => of(null).length,
  };
}

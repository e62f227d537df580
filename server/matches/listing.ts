import type { Caller } from '../caller';
import { createLatest } from '../latest';
import { openTables } from '../storage/tables';
import type { Services } from './services';

/** How many tables a title's public list shows, and how many of one network before all others have had their turn. */
const SHOWN = 100;
const OF_ONE_NETWORK = 5;
/** How many tables the network is known of. */
const KNOWN = 20_000;

/** The public lists, shared out among those who open tables. */
export type Listing = {
  /** Keeps in mind, never in the storage, from where a table is held. */
  note(id: string, caller: Caller): void;
  /**
   * The ids to show of a title: those with somebody at them first, then the latest; and where a network
   * has many, the others of it last, as far as there is room.
   */
  listed(game: string, since: number, attended: ReadonlySet<string>): Promise<string[]>;
};

export function createListing({ db }: Services): Listing {
  const networks = createLatest<string>(KNOWN);
  return {
    // a whole IPv6 line counts as one: it has smaller networks without end
    note: (id, caller) => void (networks.has(id) || networks.set(id, caller.at(-1)!)),

    async listed(game, since, attended) {
      const [shared, others]: [string[], string[]] = [[], []];
      const counts = new Map<string, number>();
      for (const id of await openTables(db, { game, since, attended: [...attended] })) {
        const network = networks.get(id) ?? id;
        const count = (counts.get(network) ?? 0) + 1;
        counts.set(network, count);
        (count > OF_ONE_NETWORK ? others : shared).push(id);
      }
      return [...shared, ...others].slice(0, SHOWN);
    },
  };
}

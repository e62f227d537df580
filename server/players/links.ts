import { LRUCache } from 'lru-cache';
import type { Monotonic } from '../monotonic';

/** How long a link to another device works, in milliseconds. */
export const LINK_LASTS = 10 * 60 * 1000;
const LINKS = 20_000;

type Link = { player: string; until: number; takenBy: string | null };

/** Links that make another device a player's, once; kept in memory, by the hashes of their codes. */
export function createLinks(now: Monotonic) {
  const links = new LRUCache<string, Link>({ max: LINKS });
  /** The latest of each player: the ones before are dead. */
  const latest = new LRUCache<string, string>({ max: LINKS });

  return {
    offer(player: string, codeHash: string) {
      latest.set(player, codeHash);
      links.set(codeHash, { player, until: now() + LINK_LASTS, takenBy: null });
    },

    /** The player whose link this is, who then has none; the device that took it may ask again, where the answer was lost. */
    take(codeHash: string, keyHash: string): string | null {
      const link = links.get(codeHash);
      if (!link || now() >= link.until || (link.takenBy ?? keyHash) !== keyHash) return null;
      link.takenBy = keyHash;
      return link.player;
    },

    /** The links of these players are dead. */
    end(players: readonly string[]) {
      for (const player of players) {
        const codeHash = latest.get(player);
        if (codeHash !== undefined) links.delete(codeHash);
        latest.delete(player);
      }
    },
  };
}

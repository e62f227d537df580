import { createLatest } from '../latest';
import type { Monotonic } from '../monotonic';
import type { Holder } from './holder';

/** Who makes a link: once their device is taken away from its player, the link is dead. */
export type Maker = Pick<Holder, 'device' | 'isRemoved'>;

/** Where links lie that work once, by the hashes of what is in them. Of what they are about there is one at a time. */
export type KeptLinks = {
  /** Keeps a link in place of the one before. */
  offer(about: string, link: { codeHash: string; lasts: number; by: Maker }): Promise<void>;
  /** What a link is about, and who has taken it; `null` where there is none. */
  find(codeHash: string): Promise<{ about: string; takenBy: string | null } | null>;
  /** Takes a link, which is nobody else's then; whoever has it may take it again, where the answer was lost. */
  take(codeHash: string, by: string): Promise<boolean>;
  /** The links about these are dead. */
  end(abouts: readonly string[]): Promise<void>;
};

const LINKS = 20_000;

type Link = { about: string; by: Maker; until: number; takenBy: string | null };

/** Keeps them in memory. */
export function linksInMemory(now: Monotonic): KeptLinks {
  const links = createLatest<Link>(LINKS);
  const latest = createLatest<string>(LINKS);
  const linkBy = (codeHash: string) => {
    const link = links.get(codeHash);
    return link && now() < link.until && !link.by.isRemoved() ? link : null;
  };

  function end(about: string) {
    const before = latest.get(about);
    if (before !== undefined) links.delete(before);
    latest.delete(about);
  }

  return {
    async offer(about, { codeHash, lasts, by }) {
      end(about);
      latest.set(about, codeHash);
      links.set(codeHash, { about, by, until: now() + lasts, takenBy: null });
    },
    find: async (codeHash) => linkBy(codeHash),
    async take(codeHash, by) {
      const link = linkBy(codeHash);
      if (link === null || (link.takenBy ?? by) !== by) return false;
      link.takenBy = by;
      return true;
    },
    end: async (abouts) => abouts.forEach(end),
  };
}

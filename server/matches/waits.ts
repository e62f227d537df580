import type { PlayerID } from '../../shared/engine/game';
import type { Situation } from '../tables/seats/presence';

/** Since when a match waits for whom, as long as it is in memory: what is decided within a minute is never stored. */
export type Waits = {
  readonly since: ReadonlyMap<PlayerID, number>;
  /** Takes note of whom it waits for now; `null` where it waits for nobody. */
  note(
    play: Pick<NonNullable<Situation['play']>, 'awaited' | 'shown' | 'actedSince'> | null,
    uptime: number,
  ): void;
};

export function createWaits(): Waits {
  const since = new Map<PlayerID, number>();
  let seen = 0;
  return {
    since,
    note(play, uptime) {
      const acted = play?.actedSince(seen);
      for (const id of since.keys())
        if (!play?.awaited.includes(id) || acted?.has(id)) since.delete(id);
      for (const id of play?.awaited ?? []) if (!since.has(id)) since.set(id, uptime);
      seen = play?.shown ?? seen;
    },
  };
}

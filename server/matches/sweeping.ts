import { archiveOld } from '../storage/archiving';
import { dropCodes, tablesWithOldCode } from '../storage/tableCodes';
import {
  deleteExpired,
  deleteUnvisited,
  unseenTables,
  unvisitedTables,
} from '../storage/retention';
import { dropForgotten } from '../storage/traces';
import { dropSnapshots } from '../storage/snapshots';
import { countOpen, noteSeen } from '../storage/tables';
import { Refusal } from '../refusal';
import type { Alarm } from './alarm';
import {
  attended,
  attendedAnywhere,
  drop,
  dropIdle,
  type LiveMatches,
  NOBODYS,
} from './liveMatches';

const DAY = 24 * 60 * 60 * 1000;
/** How long a table is kept that nobody's screen was ever at, in milliseconds. */
const UNSEEN_KEPT = 60 * 60 * 1000;
/** For how long a table at which nobody sits but whoever opened it is not deleted to make room, in milliseconds. */
const UNVISITED_SPARED = 2 * 60 * 1000;
/** How long a snapshot of a match nobody plays is kept, in milliseconds: it is made anew when somebody comes back. */
const SNAPSHOT_KEPT = 7 * DAY;
/** How long a player is kept who holds no seat and does not come back, in milliseconds. */
const PLAYER_KEPT = 90 * DAY;

/** Forgets what nobody looks at, packs what is old and deletes what is kept no longer: once a minute, by `registry.ts`. */
export async function sweep(live: LiveMatches, alarm: Alarm) {
  const { db, config, cluster, log, build, ...services } = live.services;
  const now = services.now();
  await dropIdle(live);
  await alarm.retry();
  await noteSeen(db, [...attended(live)], now);
  // the rest is for one server to do
  if (!cluster.isMine(NOBODYS)) return;
  await dropOldCodes(live, now);
  await dropEmpty(live, await unseenTables(db, now - UNSEEN_KEPT));
  const inMemory = [...live.opened.keys(), ...(await cluster.leasedElsewhere())];
  const gone = await deleteExpired(db, { ...config, now, live: inMemory });
  if (gone > 0) log.info({ tables: gone }, 'old tables deleted');
  await dropSnapshots(db, { build, before: now - SNAPSHOT_KEPT, live: inMemory });
  await dropForgotten(db, now - PLAYER_KEPT);
  await archive(live, now);
}

/** Refuses another table where too many wait; those that nobody came to make room first. */
export async function makeRoom(live: LiveMatches) {
  const { db, config, now } = live.services;
  if ((await countOpen(db)) < config.limits.openTables) return;
  const found = await unvisitedTables(db, now() - UNVISITED_SPARED);
  if ((await dropEmpty(live, found, 1)) > 0) return;
  throw new Refusal('tooMany');
}

/** Deletes those of some tables that nobody has come to and nobody is at, so many at most; says how many. */
async function dropEmpty(
  live: LiveMatches,
  found: readonly string[],
  most = Infinity,
): Promise<number> {
  const { db, log } = live.services;
  const busy = await attendedAnywhere(live);
  const ids = found.filter((id) => !busy.has(id)).slice(0, most);
  for (const id of ids) {
    const match = await live.opened.get(id)?.catch(() => null);
    drop(live, id);
    await match?.close();
  }
  const gone = await deleteUnvisited(db, ids);
  if (gone > 0) log.info({ tables: gone }, 'tables nobody came to deleted');
  return gone;
}

/** Frees the codes whose time is up, so that they can be given out again. */
async function dropOldCodes({ services, opened }: LiveMatches, now: number) {
  const stored: string[] = [];
  for (const id of await tablesWithOldCode(services.db, now)) {
    const match = await opened.get(id)?.catch(() => null);
    if (match) await match.dropOldCode(now);
    else stored.push(id);
  }
  if (stored.length > 0) await dropCodes(services.db, stored);
}

async function archive({ services, opened }: LiveMatches, now: number) {
  const { db, config, cluster, slices, log } = services;
  const { archiveDays } = config;
  if (archiveDays === 0) return;
  const elsewhere = new Set(await cluster.leasedElsewhere());
  const packed = await archiveOld(db, {
    before: now - archiveDays * DAY,
    isLive: (id) => opened.has(id) || elsewhere.has(id),
    pause: slices.begin(),
  });
  if (packed > 0) log.info({ matches: packed }, 'old matches packed');
}

import type { Action } from '../../shared/engine/engine';
import { withPresence } from '../tables/seats/presence';
import type { TableRecord } from '../tables/table';
import { Refusal } from '../refusal';
import { archiveOld, takeOut } from '../storage/archiving';
import { dropCodes, tablesWithOldCode, withFreeCode } from '../storage/codes';
import type { Caller } from '../gateway/address';
import { deleteExpired, deleteUnvisited, unseenTables, unvisitedTables } from '../storage/expiry';
import { nextDue } from '../storage/deadlines';
import { dropForgotten } from '../storage/players';
import { dropSnapshots } from '../storage/snapshots';
import { addTable, countOpen, loadTable, noteSeen } from '../storage/tables';
import { createListing } from './listing';
import { openMatch } from './actor';
import type { Match } from './match';
import type { Services } from './services';

/** The live matches: loaded when somebody needs them, dropped when nobody does. */
export type MatchRegistry = {
  /** The match of this title with this id; refused when there is none. */
  get(game: string, id: string): Promise<Match>;
  /** Stores a new table, with what its match goes on from, and opens it for who asked for it. */
  add(table: TableRecord, caller: Caller, log?: readonly Action[]): Promise<Match>;
  /** The ids on a title's public list. */
  listed(game: string, since: number): Promise<string[]>;
  /** Notes that whoever sits at a table is there; and from where, if it is the host. */
  note(id: string, caller: Caller | null): void;
  /** Forgets what nobody looks at, packs what is old and deletes what is kept no longer; done by itself once a minute. */
  sweep(): Promise<void>;
  /** How many are in memory. */
  count(): number;
  /** Resolves when everything that was begun is done. */
  close(): Promise<void>;
};

/** Whose lease is about what belongs to no match. */
const NOBODYS = '';
const DAY = 24 * 60 * 60 * 1000;
/** How often idle matches are looked for, in milliseconds. */
const SWEEP = 60_000;
/** How long a table is kept that nobody's screen was ever at, in milliseconds. */
const UNSEEN_KEPT = 60 * 60 * 1000;
/** For how long a table at which nobody sits but whoever opened it is not deleted to make room, in milliseconds. */
const UNVISITED_SPARED = 2 * 60 * 1000;
/** How long a snapshot of a match nobody plays is kept, in milliseconds: it is made anew when somebody comes back. */
const SNAPSHOT_KEPT = 7 * DAY;
/** How often it is noted how long matches have been served, in milliseconds: what a crash gives back at most. */
const NOTED = 5_000;

const NOBODY: ReadonlySet<string> = new Set();
/** How long a player is kept who holds no seat and does not come back, in milliseconds. */
const PLAYER_KEPT = 90 * DAY;

export function createRegistry(services: Services): MatchRegistry {
  const { cluster } = services;
  const live = new Map<string, Promise<Match>>();
  /** Those of them that are loaded. */
  const loaded = new Map<string, Match>();
  const listing = createListing(services);
  /** Matches whose clock has run out and that cannot be loaded: they are tried again at the next sweep. */
  const unreadable = new Set<string>();
  let callOff = () => {};
  let isClosed = false;

  const sweeper = setInterval(() => {
    void sweep().catch((error: unknown) => services.log.error({ err: error }, 'sweep failed'));
  }, SWEEP);
  sweeper.unref();
  /** As long as nothing is in memory nobody waits, but for whom the time is stored already. */
  let callOffNote = noteSoon();

  function noteSoon() {
    return services.after(NOTED, () => {
      if (live.size > 0) void services.uptime.note().catch(notNoted);
      callOffNote = noteSoon();
    });
  }

  const notNoted = (error: unknown) =>
    services.log.warn({ err: error }, 'uptime could not be noted');

  async function sweep() {
    const now = services.now();
    await dropIdle();
    unreadable.clear();
    await awaitDeadline();
    await noteSeen(services.db, [...attended()], now);
    // the rest is for one server to do
    if (!cluster.isMine(NOBODYS)) return;
    await dropOldCodes(now);
    await dropEmpty(await unseenTables(services.db, now - UNSEEN_KEPT));
    const inMemory = [...live.keys(), ...(await cluster.leasedElsewhere())];
    const gone = await deleteExpired(services.db, { ...services.config, now, live: inMemory });
    if (gone > 0) services.log.info({ tables: gone }, 'old tables deleted');
    const before = now - SNAPSHOT_KEPT;
    await dropSnapshots(services.db, { build: services.build, before, live: inMemory });
    await dropForgotten(services.db, now - PLAYER_KEPT);
    await archive(now);
  }

  /** Has the match loaded whose clock runs out next, when that comes: nobody need be there. */
  async function awaitDeadline() {
    const next = (await nextDue(services.db)).find(
      ({ match }) => !live.has(match) && !unreadable.has(match),
    );
    callOff();
    if (isClosed || !next || !cluster.isMine(NOBODYS)) return;
    callOff = services.after(next.deadline - services.uptime.now(), () => {
      void opened(next.match)
        .catch((error: unknown) => {
          unreadable.add(next.match);
          services.log.error({ err: error }, 'match with a clock could not be read');
        })
        .then(awaitDeadline)
        .catch(untimed);
    });
  }

  const untimed = (error: unknown) =>
    services.log.error({ err: error }, 'clocks could not be looked at');

  async function archive(now: number) {
    const { archiveDays } = services.config;
    if (archiveDays === 0) return;
    const elsewhere = new Set(await cluster.leasedElsewhere());
    const packed = await archiveOld(services.db, {
      before: now - archiveDays * DAY,
      isLive: (id) => live.has(id) || elsewhere.has(id),
      pause: services.slices.begin(),
    });
    if (packed > 0) services.log.info({ matches: packed }, 'old matches packed');
  }

  /** The tables that somebody's screen is at: nobody's is at one that is still being loaded. */
  const attended = (): Set<string> =>
    new Set([...loaded.values()].flatMap((match) => (match.isAttended() ? [match.id] : [])));

  /** The same of all servers. */
  const attendedAnywhere = async (): Promise<Set<string>> =>
    new Set([...attended(), ...(await cluster.attendedElsewhere())]);

  /** Deletes those of some tables that nobody has come to and nobody is at, so many at most; says how many. */
  async function dropEmpty(found: readonly string[], most = Infinity): Promise<number> {
    const busy = await attendedAnywhere();
    const ids = found.filter((id) => !busy.has(id)).slice(0, most);
    for (const id of ids) {
      const match = await live.get(id)?.catch(() => null);
      drop(id);
      await match?.close();
    }
    const gone = await deleteUnvisited(services.db, ids);
    if (gone > 0) services.log.info({ tables: gone }, 'tables nobody came to deleted');
    return gone;
  }

  /** Refuses another table where too many wait; those that nobody came to make room first. */
  async function makeRoom() {
    if ((await countOpen(services.db)) < services.config.limits.openTables) return;
    const found = await unvisitedTables(services.db, services.now() - UNVISITED_SPARED);
    if ((await dropEmpty(found, 1)) > 0) return;
    throw new Refusal('tooMany');
  }

  async function dropIdle() {
    for (const [id, opening] of live) {
      const match = await opening.catch(() => null);
      if (match !== null && !match.isIdle()) continue;
      drop(id);
      // nothing of it may go on while another one is opened in its place
      await match?.close();
    }
  }

  /** Frees the codes whose time is up, so that they can be given out again. */
  async function dropOldCodes(now: number) {
    const stored: string[] = [];
    for (const id of await tablesWithOldCode(services.db, now)) {
      const match = await live.get(id)?.catch(() => null);
      if (match) await match.dropOldCode(now);
      else stored.push(id);
    }
    if (stored.length > 0) await dropCodes(services.db, stored);
  }

  async function load(id: string): Promise<Match> {
    // whoever only looks can do so on a full disk, and as long as it is open it is not packed
    await takeOut(services.db, id).catch((error: unknown) =>
      services.log.warn({ err: error }, 'match stays packed'),
    );
    await cluster.hold(id);
    const standing = await cluster.standing(id);
    const table = await loadTable(services.db, id);
    if (table === null) throw new Refusal('unknownMatch');
    return openMatch(services, table, standing);
  }

  function opened(id: string): Promise<Match> {
    const known = live.get(id);
    if (known) return known;
    const opening = load(id);
    live.set(id, opening);
    opening.then(
      (match) => {
        if (live.get(id) !== opening) return;
        loaded.set(id, match);
        // whatever was told while it was loaded
        if (cluster.isShared) void catchUp(match).catch(() => undefined);
      },
      () => drop(id),
    );
    return opening;
  }

  function drop(id: string) {
    live.delete(id);
    loaded.delete(id);
    cluster.letGo(id);
  }

  /** Has a match be as it is in the storage by now. */
  async function catchUp(match: Match) {
    const standing = await cluster.standing(match.id);
    if (standing !== null) match.catchUp(standing);
  }

  void awaitDeadline().catch(untimed);
  cluster.begin({
    live: () => [...loaded.keys()],
    stands: (standing) => loaded.get(standing.match)?.catchUp(standing),
    told(notice) {
      if ('device' in notice) return services.players.cutOff(notice.device);
      if (!('match' in notice)) return;
      const match = loaded.get(notice.match);
      if ('tell' in notice) match?.tell(...notice.tell);
      else if ('seq' in notice) match?.catchUpTo(notice);
    },
    changed(matches) {
      if (matches.includes(NOBODYS)) void awaitDeadline().catch(untimed);
      for (const id of matches) loaded.get(id)?.changeHands();
    },
    round: () => void services.players.cutOffRemoved().catch(() => undefined),
    reached(isReached) {
      for (const match of loaded.values()) match.tell('storage', isReached);
    },
  });

  return {
    async get(game, id) {
      const opening = opened(id);
      const isNew = !loaded.has(id);
      const match = await opening;
      match.touch();
      // who comes from another server finds it no earlier than they left it there
      if (cluster.isShared && !isNew) await catchUp(match);
      // it was dropped as idle just now: two live ones would both write
      if (live.get(id) !== opening) return this.get(game, id);
      if (match.record().game !== game) throw new Refusal('unknownMatch');
      return match;
    },

    async add(table, caller, log = []) {
      await makeRoom();
      listing.note(table.id, caller);
      const arrived = withPresence(table, {
        now: services.now(),
        uptime: services.uptime.now(),
        connected: NOBODY,
      });
      await withFreeCode(arrived, (coded) => addTable(services.db, coded, log));
      return opened(table.id);
    },

    listed: async (game, since) => listing.listed(game, since, await attendedAnywhere()),
    note(id, caller) {
      if (caller) listing.note(id, caller);
      // soon enough for somebody who opens a table, sends the link and goes
      noteSeen(services.db, [id], services.now()).catch((error: unknown) =>
        services.log.warn({ err: error }, 'a visit could not be noted'),
      );
    },
    sweep,
    count: () => live.size,

    async close() {
      clearInterval(sweeper);
      callOffNote();
      isClosed = true;
      callOff();
      const matches = await Promise.allSettled(live.values());
      await Promise.all(matches.map((m) => (m.status === 'fulfilled' ? m.value.close() : null)));
      await services.uptime.close().catch(notNoted);
    },
  };
}

import type { Action } from '../../shared/engine/engine';
import type { Caller } from '../caller';
import { Refusal } from '../refusal';
import { withFreeCode } from '../storage/tableCodes';
import { addTable, noteSeen } from '../storage/tables';
import { withPresence } from '../tables/seats/presence';
import type { TableRecord } from '../tables/table';
import { type Alarm, createAlarm } from './alarm';
import { createListing } from './listing';
import { attendedAnywhere, catchUp, type LiveMatches, NOBODYS, open } from './liveMatches';
import type { Match } from './match';
import type { Services } from './services';
import { makeRoom, sweep } from './sweeping';

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

/** How often idle matches are looked for, in milliseconds. */
const SWEEP = 60_000;
/** How often it is noted how long matches have been served, in milliseconds: what a crash gives back at most. */
const NOTED = 5_000;

const NOBODY: ReadonlySet<string> = new Set();

export function createRegistry(services: Services): MatchRegistry {
  const live: LiveMatches = { services, opened: new Map(), loaded: new Map() };
  const listing = createListing(services);
  const alarm = createAlarm(live);
  const endSweeps = keepSweeping(live, alarm);
  const endNotes = keepUptime(live);
  alarm.set();
  followOthers(live, alarm);

  return {
    get: (game, id) => get(live, game, id),

    async add(table, caller, log = []) {
      await makeRoom(live);
      listing.note(table.id, caller);
      await store(services, table, log);
      return open(live, table.id);
    },

    listed: async (game, since) => listing.listed(game, since, await attendedAnywhere(live)),
    note(id, caller) {
      if (caller) listing.note(id, caller);
      // soon enough for somebody who opens a table, sends the link and goes
      noteSeen(services.db, [id], services.now()).catch((error: unknown) =>
        services.log.warn({ err: error }, 'a visit could not be noted'),
      );
    },
    sweep: () => sweep(live, alarm),
    count: () => live.opened.size,

    async close() {
      endSweeps();
      endNotes();
      alarm.close();
      const matches = await Promise.allSettled(live.opened.values());
      await Promise.all(matches.map((m) => (m.status === 'fulfilled' ? m.value.close() : null)));
      await noteUptime(services, 'close');
    },
  };
}

async function get(live: LiveMatches, game: string, id: string): Promise<Match> {
  const opening = open(live, id);
  const isNew = !live.loaded.has(id);
  const match = await opening;
  match.touch();
  // who comes from another server finds it no earlier than they left it there
  if (live.services.cluster.isShared && !isNew) await catchUp(live, match);
  // it was dropped as idle just now: two live ones would both write
  if (live.opened.get(id) !== opening) return get(live, game, id);
  if (match.table().game !== game) throw new Refusal('unknownMatch');
  return match;
}

/** Stores a table at which nobody is yet, with a code of its own. */
async function store({ db, now, uptime }: Services, table: TableRecord, log: readonly Action[]) {
  const arrived = withPresence(table, { now: now(), uptime: uptime.now(), connected: NOBODY });
  await withFreeCode(arrived, (coded) => addTable(db, coded, log));
}

/** Returns how to end it. */
function keepSweeping(live: LiveMatches, alarm: Alarm): () => void {
  const { log } = live.services;
  const sweeper = setInterval(() => {
    void sweep(live, alarm).catch((error: unknown) => log.error({ err: error }, 'sweep failed'));
  }, SWEEP);
  sweeper.unref();
  return () => clearInterval(sweeper);
}

/** Notes how long matches have been served, for as long as they are; returns how to end it. */
function keepUptime({ services, opened }: LiveMatches): () => void {
  let callOff = noteSoon();
  function noteSoon() {
    return services.after(NOTED, () => {
      // as long as nothing is in memory nobody waits, but for whom the time is stored already
      if (opened.size > 0) void noteUptime(services, 'note');
      callOff = noteSoon();
    });
  }
  return () => callOff();
}

const noteUptime = ({ uptime, log }: Services, how: 'note' | 'close') =>
  uptime[how]().catch((error: unknown) => log.warn({ err: error }, 'uptime could not be noted'));

/** Sees to what other servers do, and to what they leave undone. */
function followOthers({ services, loaded }: LiveMatches, alarm: Alarm) {
  const { cluster, players } = services;
  cluster.begin({
    live: () => [...loaded.keys()],
    stands: (progress) => loaded.get(progress.match)?.catchUp(progress),
    told(notice) {
      if ('device' in notice) return players.cutOff(notice.device);
      if (!('match' in notice)) return;
      const match = loaded.get(notice.match);
      if ('tell' in notice) match?.tell(...notice.tell);
      else if ('seq' in notice) match?.catchUpTo(notice);
    },
    changed(matches) {
      if (matches.includes(NOBODYS)) alarm.set();
      for (const id of matches) loaded.get(id)?.changeHands();
    },
    round: () => void players.cutOffRemoved().catch(() => undefined),
    reached(isReached) {
      for (const match of loaded.values()) match.tell('storage', isReached);
    },
  });
}

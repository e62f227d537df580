import { randomUUID } from 'node:crypto';
import type { Monotonic } from '../monotonic';
import type { Notice } from '../storage/announcements';
import type { Db } from '../storage/database/open';
import { dropLease, takeLeases } from '../storage/leases';
import { areSame, NOBODY, saveScreens, type Screens } from '../storage/screens';
import {
  addServer,
  countServers,
  dropDead,
  dropServer,
  LIVES,
  noteAlive,
} from '../storage/servers';

/** How often a server says that it lives, and asks for what the others no longer have, in milliseconds. */
const TICK = 700;
/** How much sooner a server takes itself for dead than others do, in milliseconds. */
const CAUTION = 500;

type Parts = {
  db: Db;
  monotonic: Monotonic;
  /** Done at every tick. */
  ticked(): Promise<unknown>;
  changed(matches: readonly string[]): void;
  said(notice: Notice): void;
  reached(isReached: boolean): void;
};

/**
 * This server as one of several: that it lives, what it has the lease of, and which screens are at it. By its own
 * measure it has a lease only as long as nobody else can take it, however long it was stopped meanwhile.
 */
export async function openMembership({ db, monotonic, ticked, changed, said, reached }: Parts) {
  let id = randomUUID() as string;
  /** By the time of this machine: until when nobody takes this server for dead. */
  let until = -Infinity;
  /** What is nobody's is asked for from the first moment on. */
  const wanted = new Set<string>(['']);
  const held = new Set<string>();
  /** Which screens there are, and of which matches that is not stored yet. */
  const shown = new Map<string, Screens>();
  const unstored = new Set<string>();
  let isStoring = false;
  let isReached = true;
  let wasMine = true;
  let hasLeft = false;
  let isOver = false;
  let servers = 1;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | null = null;

  const lives = () => monotonic() < until;

  async function begin() {
    id = randomUUID();
    const asked = monotonic();
    await addServer(db, id);
    until = asked + LIVES - CAUTION;
  }

  /** Whoever took this server for dead has its leases by now: it comes back as another one. */
  async function beginAnew() {
    const lost = [...held];
    held.clear();
    await begin();
    for (const match of shown.keys()) unstored.add(match);
    if (lost.length > 0) changed(lost);
  }

  async function take() {
    const free = [...wanted].filter((match) => !held.has(match));
    if (hasLeft || free.length === 0) return;
    // in one order: two servers that ask for the same must not wait for each other
    const taken = await takeLeases(db, id, free.sort());
    for (const match of taken) keep(match);
    if (taken.length > 0) changed(taken);
  }

  /** A lease that was taken; nobody may want it any more by now. */
  function keep(match: string) {
    if (wanted.has(match) && !hasLeft) held.add(match);
    else void dropLease(db, id, match).catch(() => undefined);
  }

  async function tick() {
    // whoever waits for an answer in vain is dead all the same
    const late = setTimeout(notice, LIVES).unref();
    try {
      const asked = monotonic();
      if (await noteAlive(db, id)) until = asked + LIVES - CAUTION;
      else await beginAnew();
      if (await dropDead(db)) said({ gone: true });
      await take();
      void storeScreens();
      await ticked();
      servers = await countServers(db);
      tell(true);
    } catch {
      // the next tick tries again
    }
    clearTimeout(late);
    notice();
  }

  /** Has others know when this server can do no more for all, and when it can again. */
  function notice() {
    if (lives() === wasMine) return;
    wasMine = !wasMine;
    if (!wasMine) tell(false);
    changed([...held]);
  }

  function tell(next: boolean) {
    if (next === isReached) return;
    isReached = next;
    reached(next);
  }

  function tickNow(): Promise<void> {
    clearTimeout(timer);
    ticking ??= tick().finally(() => {
      ticking = null;
      if (!isOver) timer = setTimeout(() => void tickNow(), TICK).unref();
    });
    return ticking;
  }

  async function storeScreens() {
    if (isStoring || isOver) return;
    isStoring = true;
    try {
      for (const match of unstored) {
        const screens = shown.get(match) ?? NOBODY;
        unstored.delete(match);
        try {
          await saveScreens(db, id, match, screens);
        } catch (error) {
          unstored.add(match);
          throw error;
        }
        if (screens === NOBODY) shown.delete(match);
        said({ match });
      }
    } catch {
      // the next tick tries again
    } finally {
      isStoring = false;
    }
  }

  await begin();
  servers = await countServers(db);
  await take();
  void tickNow();

  return {
    id: () => id,
    isMine: (match: string) => held.has(match) && lives() && !hasLeft,
    tickNow: () => void tickNow(),

    async takeUp(match: string) {
      wanted.add(match);
      if (hasLeft || held.has(match)) return;
      // where it cannot be asked now the next tick asks
      const server = id;
      const taken = await takeLeases(db, server, [match]).catch(() => []);
      if (taken.length > 0 && server === id) keep(match);
    },

    letGo(match: string) {
      wanted.delete(match);
      if (!held.delete(match)) return;
      // what cannot be given back goes with this server
      void dropLease(db, id, match)
        .then(() => said({ gone: true }))
        .catch(() => undefined);
    },

    show(match: string, screens: Screens) {
      if (areSame(screens, shown.get(match) ?? NOBODY)) return;
      const isEmpty = screens.seats.length + screens.watching === 0;
      shown.set(match, isEmpty ? NOBODY : screens);
      unstored.add(match);
      void storeScreens();
    },

    figures: () => ({ leases: held.size, servers, isReached }),

    /** Others may have at once what this server has the leases of; whether there are any. */
    async leave() {
      if (hasLeft) return false;
      hasLeft = true;
      const left = [...held];
      held.clear();
      changed(left);
      isOver = true;
      clearTimeout(timer);
      await ticking;
      await dropServer(db, id).catch(() => undefined);
      said({ gone: true });
      // asked now: the last tick does not know one that has just come
      return (await countServers(db).catch(() => servers - 1)) > 0;
    },

    async close() {
      isOver = true;
      clearTimeout(timer);
      await ticking;
    },
  };
}

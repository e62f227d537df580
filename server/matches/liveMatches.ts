import { Refusal } from '../refusal';
import { takeOut } from '../storage/archiving';
import { loadTable } from '../storage/tables';
import { openMatch } from './actor';
import type { Match } from './match';
import type { Services } from './services';

/** Whose lease is about what belongs to no match. */
export const NOBODYS = '';

/** The matches in memory. */
export type LiveMatches = {
  readonly services: Services;
  /** All of them by their ids, those with them that are still being loaded. */
  readonly opened: Map<string, Promise<Match>>;
  /** Those of them that are loaded. */
  readonly loaded: Map<string, Match>;
};

/** The match of this id, which is loaded where it is not in memory. */
export function open(live: LiveMatches, id: string): Promise<Match> {
  const known = live.opened.get(id);
  if (known) return known;
  const opening = load(live.services, id);
  live.opened.set(id, opening);
  opening.then(
    (match) => {
      if (live.opened.get(id) !== opening) return;
      live.loaded.set(id, match);
      // whatever was told while it was loaded
      if (live.services.cluster.isShared) void catchUp(live, match).catch(() => undefined);
    },
    () => drop(live, id),
  );
  return opening;
}

async function load(services: Services, id: string): Promise<Match> {
  const { cluster, db, log } = services;
  // whoever only looks can do so on a full disk, and as long as it is open it is not packed
  await takeOut(db, id).catch((error: unknown) => log.warn({ err: error }, 'match stays packed'));
  await cluster.takeUp(id);
  const progress = await cluster.progress(id);
  const table = await loadTable(db, id);
  if (table === null) throw new Refusal('unknownMatch');
  return openMatch(services, table, progress);
}

/** Has a match be as it is in the storage by now. */
export async function catchUp({ services }: LiveMatches, match: Match) {
  const progress = await services.cluster.progress(match.id);
  if (progress !== null) match.catchUp(progress);
}

/** Forgets a match; whoever asks for it has it loaded anew. */
export function drop({ services, opened, loaded }: LiveMatches, id: string) {
  opened.delete(id);
  loaded.delete(id);
  services.cluster.letGo(id);
}

/** Forgets those that nobody needs. */
export async function dropIdle(live: LiveMatches) {
  for (const [id, opening] of live.opened) {
    const match = await opening.catch(() => null);
    if (match !== null && !match.isIdle()) continue;
    drop(live, id);
    // nothing of it may go on while another one is opened in its place
    await match?.close();
  }
}

/** The tables that somebody's screen is at: nobody's is at one that is still being loaded. */
export const attended = ({ loaded }: LiveMatches): Set<string> =>
  new Set([...loaded.values()].flatMap((match) => (match.isAttended() ? [match.id] : [])));

/** The same of all servers. */
export const attendedAnywhere = async (live: LiveMatches): Promise<Set<string>> =>
  new Set([...attended(live), ...(await live.services.cluster.attendedElsewhere())]);

import { games } from '../../shared/games';
import { chanceFor, dealsOf } from '../../server/test-support/randomMatches';
import { playAhead, storeMatches } from '../../server/test-support/expectedMatch';
import { thinkAndPlay } from '../load/thinking';
import { gather, gatherAll } from '../party';
import { builtServer, newFolder, type Peer } from '../peer';
import { progress, type Figure } from '../report';
import { copiesOf, dropSnapshots, type Stored } from '../stored';
import { dial, type Wire } from '../wire';

/** Tables that come back with a snapshot, and without one, as after an upgrade. */
const TABLES = 1000;
const FRESH_BUILD = 200;
/** How far their matches have come. */
const ACTIONS = 250;
/** Different matches of each title. */
const KINDS = 2;
/** How many screens knock at once. */
const AT_ONCE = 100;
const PLAYING = 30;
const THINK = 0.5;

/** A restart in the middle of an evening: honest tables alone, and while everybody else comes back. */
export async function comeback(profile?: string): Promise<Figure[]> {
  progress(`${TABLES} running tables: making them`);
  const dataDir = newFolder();
  const tables = await runningTables(dataDir);

  const returned = async (coming: readonly Stored[]) => {
    const peer = await builtServer({ env: { TRUST_PROXY: '1', DATA_DIR: dataDir }, profile });
    const parties = () => gatherAll(PLAYING, (i) => gather(peer, games[i % games.length]));
    const calm = await thinkAndPlay(peer, await parties(), { think: THINK, until: 6 });
    const honest = await parties();
    const begun = performance.now();
    const everybody = allBack(peer, coming).then(() => performance.now() - begun);
    const busy = await thinkAndPlay(peer, honest, { think: THINK, until: everybody });
    const seconds = (await everybody) / 1000;
    await peer.stop();
    return { calm, busy, seconds };
  };

  progress(`${TABLES} running tables come back`);
  const warm = await returned(tables);
  progress(`${FRESH_BUILD} running tables come back to a new build`);
  dropSnapshots(dataDir);
  const cold = await returned(tables.slice(0, FRESH_BUILD));

  const figures = (at: string, { calm, busy, seconds }: typeof warm): Figure[] => [
    { what: `${at}: all are back after`, unit: 's', ours: seconds },
    { what: '  p99, move of others to all screens, calm', unit: 'ms', ours: calm.p99 },
    { what: '  meanwhile', unit: 'ms', ours: busy.p99, ratio: busy.p99 / calm.p99 },
    { what: '  p50, meanwhile', unit: 'ms', ours: busy.p50 },
  ];
  return [
    ...figures(`restart with ${TABLES} running matches of ${ACTIONS} actions`, warm),
    ...figures(`… with ${FRESH_BUILD}, under a new build`, cold),
  ];
}

/** A screen of a spectator at every table. */
async function allBack(peer: Peer, tables: readonly Stored[]): Promise<void> {
  const wires: Wire[] = [];
  let next = 0;
  const door = async () => {
    while (next < tables.length) {
      const mine = next++;
      const { game, id } = tables[mine];
      let shown: () => void;
      const isShown = new Promise<void>((resolve) => (shown = resolve));
      const from = `10.200.${mine >> 8}.${mine & 255}`;
      const wire = await dial({ port: peer.port, namespace: game, from }, (event) => {
        if (event.startsWith('["sync"')) shown();
      });
      wires.push(wire);
      wire.emit(['sync', id, null, null, 2, { packed: true }]);
      await isShown;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, door));
  for (const wire of wires) wire.close();
}

/** Stores running matches of all titles in a folder, with the snapshots that a server made of them. */
async function runningTables(dataDir: string): Promise<Stored[]> {
  const expectedMatches = await storeMatches(
    dataDir,
    games.flatMap((module) => dealsOf(module, KINDS).map((deal) => ({ module, deal }))),
  );
  for (const [i, expected] of expectedMatches.entries())
    await playAhead(dataDir, expected, { actions: ACTIONS, random: chanceFor('comeback', i) });
  const originals = expectedMatches.map(({ module, table }) => ({ game: module.id, id: table.id }));
  const peer = await builtServer({ env: { TRUST_PROXY: '1', DATA_DIR: dataDir } });
  await allBack(peer, originals);
  await peer.stop();
  return copiesOf(dataDir, originals, TABLES);
}

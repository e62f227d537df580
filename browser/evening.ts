import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type Evening, startEvening } from '../server/test-support/evening';
import { GAME } from '../server/test-support/sitters';
import type { Settings } from '../server/test-support/server';
import { visit, type Visitor, type WatchedPage } from './page';

const CLIENT = join(__dirname, '../dist/client');

/** An evening whose time passes when it is told to, at which some look at real pages. */
export async function startShownEvening(settings: Settings = {}): Promise<Evening> {
  const evening = await startEvening({ clientDir: CLIENT, ...settings });
  // a page says how long ago something was by the time of its own
  evening.time.set(Date.now() - evening.time.date());
  return evening;
}

/** The keys of the devices by which people sit there. */
export const KEYS = ['a1', 'b2', 'c3', 'd4'].map((pair) => pair.repeat(32));

/** Shows what the holder of a seat sees, `null` for somebody who watches. */
export async function look(
  browser: Browser,
  evening: Evening,
  seat: number | null,
  visitor: Visitor = {},
): Promise<WatchedPage> {
  const { matchID, server, sitters } = evening;
  const kept: Record<string, string> = {};
  if (seat !== null) {
    const { playerID, credentials } = sitters[seat];
    const own = { game: GAME, matchID, playerID, credentials, nonce: '', name: '', joinedAt: 1 };
    kept['wondertable.device'] = credentials;
    kept['wondertable.seats'] = JSON.stringify([own]);
  }
  return visit(browser, `${server.url}/table/${GAME}/${matchID}`, { kept, ...visitor });
}

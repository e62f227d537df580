import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { LogEntry } from '../../shared/engine/log';
import type { Table } from '../../shared/protocol/table';
import { engineLoader, gameOf } from '../../shared/games';
import { FROZEN } from '../../shared/games/frozen';
import { launch } from '../chromium';
import { watchAgain } from '../replay';
import { keyOf, restore } from '../restored';
import { gather, open, play } from '../restoredTable';
import { startServer } from '../server';
import { scoreSheet } from '../table';

// A match that an earlier version of its rules dealt, and one of today's, side by side on one server, which is
// brought up to date and taken back again while both are played.

const DIST = join(__dirname, '../../dist');
/** Beside node_modules, where a program finds the native module. */
const NEXT = join(__dirname, '../../node_modules/.cache/wondertable', `next-${process.pid}`);

let browser: Browser;
let dataDir: string;
beforeAll(async () => {
  browser = await launch();
  // another build: what tells builds apart is what they are made of
  mkdirSync(NEXT, { recursive: true });
  copyFileSync(join(DIST, 'server.js'), join(NEXT, 'server.js'));
  appendFileSync(join(NEXT, 'server.js'), '\n// the next build\n');
  symlinkSync(join(DIST, 'client'), join(NEXT, 'client'));
});
afterAll(() => rmSync(NEXT, { recursive: true }));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test.each(FROZEN)(
  '$game, version $version, beside today’s, through an upgrade and back, to the end and once more',
  async ({ game, version }) => {
    const load = engineLoader();
    const people = gameOf(game)!.players.min;
    const old = await restore(dataDir, (await load(game, version))!, 'old1match');
    const today = await restore(dataDir, (await load(game, gameOf(game)!.version))!, 'new1match');
    const matches = [old, today];
    const env = { DATA_DIR: dataDir };
    let server = await startServer({ env });
    const stay = { ...env, PORT: String(server.port) };
    const screens = await Promise.all(matches.map((match) => open(browser, server, match)));
    const others = Array.from({ length: people - 1 }, (_, i) => keyOf(i + 1));
    const parties = matches.map((match, i) => gather(server, match, [screens[i].key, ...others]));
    const playAll = async (count: number) => {
      for (const [i, match] of matches.entries()) await play(parties[i], match, count);
    };
    const ask = <T>(path: string) =>
      Promise.all(
        matches.map(async ({ matchID }) => {
          const answer = await fetch(`${server.url}games/${game}/${matchID}${path}`);
          return (await answer.json()) as T;
        }),
      );
    const stories = () => ask<{ entries: LogEntry[] }>('/log?before=99999');

    await playAll(5);
    for (const next of [join(NEXT, 'server.js'), join(DIST, 'server.js')]) {
      const before = await stories();
      await server.stop();
      for (const { page } of screens) await page.getByText('Reconnecting').first().waitFor();
      server = await startServer({ env: stay, program: next });
      expect(server.lines.some((line) => line.includes('every running match can go on'))).toBe(
        next.startsWith(NEXT),
      );
      for (const { page } of screens)
        await page.getByText('Reconnecting').first().waitFor({ state: 'hidden' });
      const tables = await ask<Table>('');
      expect(tables.map((table) => table.version)).toEqual([version, today.version]);
      expect(await stories()).toEqual(before);
      await playAll(5);
    }
    await playAll(Infinity);

    for (const { page, context } of screens) {
      const sheet = await scoreSheet(page);
      await watchAgain(page);
      expect(await scoreSheet(page)).toEqual(sheet);
      await context.close();
    }
    for (const { connection } of parties.flat()) connection.close();
    await server.stop();
  },
);

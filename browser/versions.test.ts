import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { LogEntry } from '../shared/engine/log';
import type { Table } from '../shared/protocol/table';
import { engineLoader, gameOf } from '../shared/games';
import { FROZEN } from '../shared/games/frozen';
import { sitDown, type Sitter } from '../server/test-support/server';
import { launch } from './chromium';
import { visit } from './page';
import { watchAgain } from './replay';
import { keyOf, restore, type Restored } from './restored';
import { startServer, type RunningServer } from './server';
import { scoreSheet } from './table';

// A match that an earlier version of its rules dealt, and one of today's, side by side on one server, which is
// brought up to date and taken back again while both are played.

const DIST = join(__dirname, '../dist');
/** Beside node_modules, where a program finds the native module. */
const NEXT = join(__dirname, '../node_modules/.cache/wondertable', `next-${process.pid}`);

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

/** Everybody at a match, by their seats, each with what opens theirs. */
const gather = (server: RunningServer, { game, matchID }: Restored, keys: string[]): Sitter[] =>
  keys.map((credentials, seat) =>
    sitDown(
      { url: server.url.replace(/\/$/, '') },
      { game, matchID, playerID: String(seat), credentials },
    ),
  );

/** Plays the next recorded actions of a match; each by who played it, once they have seen what came before. */
async function play(sitters: Sitter[], { rest }: Restored, count: number) {
  for (const action of rest.splice(0, count)) {
    if (action.type !== 'move') throw new Error('nothing is taken back here');
    const sitter = sitters[Number(action.playerID)];
    for (;;) {
      await sitter.sees(({ connected, match }) => connected && match !== null);
      const seen = sitter.snapshot().match;
      const ack = await sitter.connection.play(action.move, ...action.args);
      if (ack.ok) break;
      // something came meanwhile, or the server is back and has not yet said how the match stands
      if (ack.code !== 'stale' && ack.code !== 'unbound')
        throw new Error(`${action.move} was refused: ${ack.code}`);
      await sitter.sees(({ match }) => match !== seen);
    }
  }
}

/** The page of the player at seat 0. */
async function open(server: RunningServer, { game, matchID }: Restored) {
  const { page, context } = await visit(browser, server.url);
  const seat = { game, matchID, playerID: '0', credentials: keyOf(0), nonce: '', name: 'Ana' };
  await page.evaluate(
    (kept) => localStorage.setItem('wondertable.seats', kept),
    JSON.stringify([{ ...seat, joinedAt: 1 }]),
  );
  await page.goto(`${server.url}table/${game}/${matchID}`);
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  // the browser takes a seat of an earlier time over, by a key of its own
  const claimed = await page.waitForFunction((before) => {
    const [{ credentials }] = JSON.parse(localStorage.getItem('wondertable.seats')!) as {
      credentials: string;
    }[];
    return credentials !== before && credentials;
  }, keyOf(0));
  return { page, context, key: (await claimed.jsonValue()) as string };
}

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
    const screens = await Promise.all(matches.map((match) => open(server, match)));
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

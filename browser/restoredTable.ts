import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { sitDown, type Sitter } from '../server/test-support/sitters';
import { visit, type Visitor } from './page';
import { keyOf, type Restored } from './restored';

// Who sits at a match that was restored, and plays on as it was recorded.

/** After how long somebody tries again who has played faster than people do, in milliseconds. */
const TOO_FAST = 250;

/** Everybody at a match, by their seats, each with what opens theirs. */
export const gather = (
  server: { url: string },
  { game, matchID }: Restored,
  keys: string[],
): Sitter[] =>
  keys.map((credentials, seat) =>
    sitDown(
      { url: server.url.replace(/\/$/, '') },
      { game, matchID, playerID: String(seat), credentials },
    ),
  );

/** Plays the next recorded actions of a match; each by who played it, once they have seen what came before. */
export async function play(sitters: Sitter[], { rest }: Restored, count: number) {
  for (const action of rest.splice(0, count)) {
    if (action.type !== 'move') throw new Error('nothing is taken back here');
    const sitter = sitters[Number(action.playerID)];
    for (;;) {
      await sitter.sees(({ connected, match }) => connected && match !== null);
      const seen = sitter.snapshot().match;
      const ack = await sitter.connection.play(action.move, ...action.args);
      if (ack.ok) break;
      if (ack.code === 'tooFast') {
        await pause(TOO_FAST);
        continue;
      }
      // something came meanwhile, or the server is back and has not yet said how the match stands
      if (ack.code !== 'stale' && ack.code !== 'unbound')
        throw new Error(`${action.move} was refused: ${ack.code}`);
      await sitter.sees(({ match }) => match !== seen);
    }
  }
}

/** Resolves once a page has heard of all that was played so far: what is said afterwards comes to it after that. */
export async function hears(page: Page, { connection }: Sitter) {
  const word = `— ${++said} —`;
  const ack = await connection.say(word);
  if (!ack.ok) throw new Error(`it cannot be said: ${ack.code}`);
  await page.getByText(word).first().waitFor();
}

let said = 0;

/** The page of the player at seat 0; prepared before it sees the match. */
export async function open(
  browser: Browser,
  server: { url: string },
  { game, matchID }: Restored,
  visitor: Visitor = {},
  prepare = async (_page: Page) => {},
) {
  const { page, context } = await visit(browser, server.url, visitor);
  await prepare(page);
  const seat = { game, matchID, playerID: '0', credentials: keyOf(0), nonce: '', name: 'Ana' };
  await page.evaluate(
    (kept) => localStorage.setItem('wondertable.seats', kept),
    JSON.stringify([{ ...seat, joinedAt: 1 }]),
  );
  await page.goto(`${server.url}table/${game}/${matchID}`);
  await page.getByRole('region', { name: /^(What to do|Que faire)$/ }).waitFor();
  // the browser takes a seat of an earlier time over, by a key of its own
  const claimed = await page.waitForFunction((before) => {
    const [{ credentials }] = JSON.parse(localStorage.getItem('wondertable.seats')!) as {
      credentials: string;
    }[];
    return credentials !== before && credentials;
  }, keyOf(0));
  return { page, context, key: (await claimed.jsonValue()) as string };
}

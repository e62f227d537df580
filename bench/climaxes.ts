import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type Restored, keyOf, matchOf, restore } from '../browser/restored';
import { gather, open, play } from '../browser/restoredTable';
import { createEngine, type Engine } from '../shared/engine/engine';
import type { GameEvent, GameModule } from '../shared/engine/game';
import { sum } from '../shared/engine/numbers';
import { replay } from '../shared/engine/record';
import { tempiOf } from '../shared/engine/tempo';
import { SLOWER } from './browser';
import { isWithin, lengthOf, type Span, watchLongMovement } from './longMovement';
import { watchFrames } from './shownFrames';

// The climaxes of a title, as its rules name them: what others do while somebody who sits at the table looks on.

/** Who looks on: what is seen is done by others. */
const READER = '0';

/** So many climaxes of a match are seen, as far apart as they come. */
const SEEN = 5;

/** How long one is looked at, and how long nothing has happened before it, in milliseconds. */
const LOOKED_AT = 4000;
const CALM = 3000;

/** A stored match, and by how many actions each climax comes after the one before, itself the last of them. */
export type Climaxes = { match: Restored; players: number; after: number[] };

/** Stores a match of a title up to its first climax, in a folder where no server runs. */
export async function storeClimaxes(dataDir: string, module: GameModule): Promise<Climaxes> {
  const engine = createEngine(module);
  const players = Math.min(4, module.players.max);
  const isClimax = ({ by, events }: Acted) =>
    by !== READER && tempiOf(module, events).includes('climax');
  // played at random, not every match has as many
  for (let i = 0; ; i++) {
    const matchID = `${module.id.replaceAll('-', '')}${i}`;
    const acted = actedIn(engine, matchID, players);
    const all = acted.flatMap((one, at) => (isClimax(one) ? [at] : []));
    if (all.length < SEEN) continue;
    const partOf = (nth: number) => Math.floor((nth * SEEN) / all.length);
    const at = all.filter((_, nth) => nth === 0 || partOf(nth) > partOf(nth - 1));
    const match = await restore(dataDir, engine, matchID, players, acted.length - at[0]);
    return { match, players, after: at.map((one, nth) => (nth === 0 ? 1 : one - at[nth - 1])) };
  }
}

type Acted = { by: string; events: readonly GameEvent[] };

const actedIn = (engine: Engine, matchID: string, players: number): Acted[] =>
  [...replay(matchOf(engine, matchID, players).record, engine)].flatMap(({ action, events }) =>
    action?.type === 'move' ? [{ by: action.playerID, events }] : [],
  );

/** Frames a second while climaxes move, on a slow machine: drawn by the page, and come to the screen in time. */
export async function framesInClimaxes(
  browser: Browser,
  url: string,
  { match, players, after }: Climaxes,
): Promise<{ drawn: number; shown: number }> {
  const { page, context, key } = await open(browser, { url }, match, {
    stillness: false,
    takesTime: true,
  });
  const others = Array.from({ length: players - 1 }, (_, i) => keyOf(i + 1));
  const sitters = gather({ url }, match, [key, ...others]);
  const tools = await context.newCDPSession(page);
  const slowedBy = (rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate });
  const drawn: number[][] = [];
  const shown: { frames: number; lasts: number }[] = [];
  for (const actions of after) {
    await play(sitters, match, actions - 1);
    await page.reload();
    await page.getByRole('region', { name: 'What to do' }).waitFor();
    await pause(CALM);
    await slowedBy(SLOWER);
    const shownFrames = await watchFrames(page);
    const watching = watchLongMovement(page, LOOKED_AT, { byStage: true });
    await play(sitters, match, 1);
    const seen = await watching;
    const lasts = lengthOf(seen.spans);
    shown.push({ frames: lasts * (await shownFrames(seen.spans)), lasts });
    const frames = seen.spans.map((span) => drawnIn(span, seen.drawn));
    drawn.push(...frames.filter(({ length }) => length > 0));
    await slowedBy(1);
  }
  for (const { connection } of sitters) connection.close();
  await context.close();
  const lasts = drawn.map((frames) => (frames.at(-1)! - frames[0]) / 1000);
  return {
    drawn: sum(drawn.map((frames) => frames.length - 1)) / sum(lasts),
    shown: sum(shown.map(({ frames }) => frames)) / sum(shown.map((one) => one.lasts)),
  };
}

/** When the page drew while it moved: from the first frame that shows it to the last. */
const drawnIn = (span: Span, drawn: readonly number[]): number[] =>
  drawn.filter((time) => isWithin([span], time));

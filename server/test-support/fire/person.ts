import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../../shared/engine/chance';
import type { GameModule, PlayerID } from '../../../shared/engine/game';
import { legalMoves } from '../../../shared/engine/legal';
import type { ToldShare } from '../../../shared/protocol/connection';
import type { RefusalCode } from '../../../shared/protocol/refusals';
import type { Instant } from '../heartbeat';
import { sitDown, type Sitter } from '../sitters';
import { entrySight, viewSight, waySight } from './sights';

/** What somebody did; `null` is a step back. */
export type Deed = { move: string | null; args: unknown[] };

/** A table as those at it know it. */
export type Known = { id: string; module: GameModule; hasClock: boolean };

/** Somebody at a table with screens of theirs, or one who watches, and all that these ever showed. */
export type Person = {
  table: Known;
  viewer: PlayerID | null;
  screens: Sitter[];
  /** What they were told was done: which position of theirs it led to. */
  acknowledged: (Deed & { stateID: number })[];
  /** What they were not told of whether it was done. */
  unsure: Deed[];
  /** What they have said, and what they do not know of whether they have. */
  said: string[];
  unsaid: string[];
  /** What their screens showed: of each thing always the same, that is. */
  shown: Map<string, Set<string>>;
  /** The latest position that a screen of theirs shows. */
  furthest(): number;
  /** The first of the positions that one screen shows or has shown, and another one not yet; `null` where there is none. */
  ahead(): { stateID: number; since: Instant } | null;
};

type Place = {
  table: Known;
  viewer: PlayerID | null;
  credentials?: string;
  share?: ToldShare;
  /** Where each screen finds a server. */
  urls: readonly string[];
  now(): Instant;
};

export function sitAtTable({ table, viewer, urls, now, ...secrets }: Place): Person {
  const seat = { game: table.module.id, matchID: table.id, playerID: viewer, ...secrets };
  const screens = urls.map((url) => sitDown({ url }, seat));
  const shown: Person['shown'] = new Map();
  const ahead: { stateID: number; since: Instant }[] = [];
  let furthest = -1;

  function compare() {
    const at = screens.map(({ snapshot }) => snapshot().match?.stateID ?? -1);
    const first = Math.max(...at);
    if (first > furthest) ahead.push({ stateID: (furthest = first), since: now() });
    while (ahead.length > 0 && ahead[0].stateID <= Math.min(...at)) ahead.shift();
  }

  const note = ([what, digest]: [string, string]) =>
    shown.set(what, (shown.get(what) ?? new Set()).add(digest));

  for (const { connection, snapshot } of screens) {
    const known = new Set<number>();
    let entry = -1;
    connection.subscribe(() => {
      compare();
      const { recent, match } = snapshot();
      for (const { stateID, view, frames } of recent) {
        if (known.has(stateID)) continue;
        known.add(stateID);
        note(viewSight(stateID, view));
        if (frames.length > 0) note(waySight(stateID, frames));
      }
      for (const one of match?.log ?? []) {
        if (one.stateID <= entry) continue;
        entry = one.stateID;
        note(entrySight(one));
      }
    });
  }

  return {
    ...{ table, viewer, screens, shown },
    ...{ acknowledged: [], unsure: [], said: [], unsaid: [] },
    furthest: () => furthest,
    ahead: () => ahead.at(0) ?? null,
  };
}

/** Refusals after which nobody knows whether something was done. */
const UNSURE: ReadonlySet<RefusalCode> = new Set(['offline', 'noStorage', 'failed']);

/** When all is over. */
export type Over = { is(): boolean; comes: Promise<void> };

/** One of so many times somebody takes back what they can, or says something. */
const REGRETS = 4;
const TALK = 8;

/**
 * Plays whatever comes to mind, takes it back or talks, on any screen, whenever the match waits for them, until all is
 * over or the match is. Where there is a clock, everybody dawdles until it has decided for one of them.
 */
export async function playAlong(person: Person, chance: Chance, over: Over) {
  const { table, viewer, screens } = person;
  if (table.hasClock)
    await Promise.race([
      over.comes,
      ...screens.map((screen) =>
        screen.sees(({ match }) => match?.log.some(({ standIn }) => standIn) ?? false),
      ),
    ]);
  while (!over.is()) {
    const screen = chance.pick(screens);
    await Promise.race([
      over.comes,
      screen.sees(
        ({ match, connected }) =>
          match !== null &&
          ((connected && match.awaited.includes(viewer!)) || match.ctx.gameover !== undefined),
      ),
    ]);
    const { match } = screen.snapshot();
    if (over.is() || match === null || match.ctx.gameover !== undefined) return;
    if (chance.die(TALK) === 1) await talk(screen);
    const legal = legalMoves(table.module, match.view, match.ctx, viewer!);
    if (match.canUndo && chance.die(REGRETS) === 1) await act({ move: null, args: [] }, screen);
    else if (legal.length > 0) await act(chance.pick(legal), screen);
    // people are not as quick as programs
    await pause(20);
  }

  async function act({ move, args }: Deed, { connection }: Sitter) {
    const ack =
      move === null
        ? await connection.undo()
        : await connection.play(move, ...(args as Parameters<typeof connection.play>[1][]));
    if (ack.ok) person.acknowledged.push({ stateID: ack.stateID, move, args });
    else if (UNSURE.has(ack.code)) person.unsure.push({ move, args });
  }

  async function talk({ connection }: Sitter) {
    const line = `${viewer} says ${person.said.length + person.unsaid.length}`;
    const ack = await connection.say(line);
    if (ack.ok) person.said.push(line);
    else person.unsaid.push(line);
  }
}

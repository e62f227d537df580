import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../shared/engine/chance';
import type { GameModule } from '../../shared/engine/game';
import { legalMoves } from '../../shared/engine/legal';
import type { RefusalCode } from '../../shared/protocol/table';
import type { TableRecord } from '../tables/table';
import type { Instant } from './heartbeat';
import { keyOf } from './injectedPosition';
import { sitDown, type Sitter } from './server';

/** What somebody did; `null` is a step back. */
export type Deed = { move: string | null; args: unknown[] };

/** Somebody at a table with two screens of theirs, and all that these ever showed. */
export type Person = {
  table: TableRecord;
  module: GameModule;
  playerID: string;
  screens: Sitter[];
  /** What they were told was done: which position of theirs it led to. */
  acknowledged: (Deed & { stateID: number })[];
  /** What they were not told of whether it was done. */
  unsure: Deed[];
  /** What their screens showed as each of their positions: always the same, that is. */
  shown: Map<number, Set<string>>;
  /** The first of the positions that one screen shows or has shown, and the other one not yet; `null` where there is none. */
  ahead(): { stateID: number; since: Instant } | null;
};

type Place = {
  table: TableRecord;
  module: GameModule;
  playerID: string;
  /** Where each screen finds a server. */
  urls: string[];
  now(): Instant;
};

export function sitAtTable({ table, module, playerID, urls, now }: Place): Person {
  const screens = urls.map((url) =>
    sitDown(
      { url },
      { game: module.id, matchID: table.id, playerID, credentials: keyOf(playerID) },
    ),
  );
  const shown: Person['shown'] = new Map();
  const ahead: { stateID: number; since: Instant }[] = [];
  let furthest = -1;

  function compare() {
    const at = screens.map(({ snapshot }) => snapshot().match?.stateID ?? -1);
    const first = Math.max(...at);
    if (first > furthest) ahead.push({ stateID: (furthest = first), since: now() });
    while (ahead.length > 0 && ahead[0].stateID <= Math.min(...at)) ahead.shift();
  }

  for (const { connection, snapshot } of screens) {
    const known = new Set<number>();
    connection.subscribe(() => {
      compare();
      for (const { stateID, view } of snapshot().recent) {
        if (known.has(stateID)) continue;
        known.add(stateID);
        const views = shown.get(stateID) ?? new Set();
        shown.set(stateID, views.add(JSON.stringify(view)));
      }
    });
  }

  return {
    ...{ table, module, playerID, screens, shown },
    acknowledged: [],
    unsure: [],
    ahead: () => ahead.at(0) ?? null,
  };
}

/** Refusals after which nobody knows whether something was done. */
const UNSURE: ReadonlySet<RefusalCode> = new Set(['offline', 'noStorage', 'failed']);

/** When all is over. */
export type Over = { is(): boolean; comes: Promise<void> };

/** One of so many times somebody takes back what they can. */
const REGRETS = 4;

/** Plays whatever comes to mind, or takes it back, on either screen, whenever the match waits for them, until all is over. */
export async function playAlong(person: Person, chance: Chance, over: Over) {
  const { playerID, module } = person;
  while (!over.is()) {
    const screen = chance.pick(person.screens);
    await Promise.race([
      over.comes,
      screen.sees(
        ({ match, connected }) =>
          match !== null &&
          ((connected && match.awaited.includes(playerID)) || match.ctx.gameover !== undefined),
      ),
    ]);
    const { match } = screen.snapshot();
    if (over.is() || match === null || match.ctx.gameover !== undefined) return;
    const legal = legalMoves(module, match.view, match.ctx, playerID);
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
}

export const isThrough = ({ screens }: Person): boolean =>
  screens[0].snapshot().match?.ctx.gameover !== undefined;

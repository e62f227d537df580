import type { MoveContext, PlayerID } from '../../../engine/game';
import type { Event, Loot, Rule, Sights, State, Table } from '../state';
import { mayPair } from '../table';
import { afterTheft, canSteal, spoils } from '../theft';
import { isAsked } from './asked';
import { settle, turnDown } from './ending';
import { useUp } from './tokens';

// A key token and a chest token are a pair. It is spent at once, and its player steals.

/** Steal a card or a diamond token from the player in a seat (R4.1); a seat is a number, as a line of text is read back. */
export const steal: Rule<[seat: number, loot: Loot]> = {
  legal: ({ table }, ctx, playerID) =>
    table.stealing && playerID === ctx.currentPlayer
      ? spoils(table, playerID).map(([victim, loot]) => [Number(victim), loot])
      : [],

  *play(context, seat, loot) {
    const { G, playerID } = context;
    const { table } = G;
    const victim: PlayerID = String(seat);
    table.players = afterTheft(table.players, { thief: playerID, victim, loot });
    table.stealing = false;
    yield { type: 'stolen', playerID, victim, loot };
    yield* spendPairs(context);
  },
};

/** Make a pair of a token that was kept and the action token that stands for its partner (R10.10). */
export const pair: Rule = {
  undoable: true,
  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['revealing', 'choosing', 'ending'] }) &&
    mayPair(table, playerID)
      ? [[]]
      : [],

  *play(context) {
    const { G, playerID } = context;
    const { kept } = G.table.players[playerID];
    kept[kept.key > 0 ? 'key' : 'chest']--;
    yield [useUp(context, 'wild'), startTheft(G.table, playerID)];
    yield* settle(context);
  },
};

/** Spends pairs one after another (R4.5), up to one that calls for a theft; then the turn goes on. */
export function* spendPairs(context: MoveContext<State>): Sights {
  const { G, playerID } = context;
  const { table } = G;
  const { kept } = table.players[playerID];
  while (!table.stealing && kept.key > 0 && kept.chest > 0) {
    kept.key--;
    kept.chest--;
    yield startTheft(table, playerID);
  }
  if (!table.stealing) yield* turnDown(context);
}

/** A pair is spent, even if nobody has anything that may be stolen (R4.4, R10.7). */
function startTheft(table: Table, playerID: PlayerID): Event {
  table.stealing = canSteal(table, playerID);
  return { type: 'paired', playerID, theft: table.stealing };
}

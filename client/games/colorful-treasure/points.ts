import type { PlayerID } from 'boardgame.io';
import { total } from '../../../shared/core/score';
import { hoardOf, score } from '../../../shared/games/colorful-treasure/scoring';
import type { Loot, Table } from '../../../shared/games/colorful-treasure/state';
import { isKind } from '../../../shared/games/colorful-treasure/table';
import { treasureOf } from '../../../shared/games/colorful-treasure/wonders';

/** What a player has so far; the Chest award is given at the end. */
export const pointsOf = (table: Table, playerID: PlayerID): number =>
  total(score({ table, grid: {} }, playerID).filter(({ key }) => table.over || key !== 'chest'));

/** What a theft changes. */
export type Stake = {
  /** Points of the thief and of the victim. */
  gain: number;
  loss: number;
  /** Their keys and chests afterwards, if it is one of them: they count for the Chest award. */
  hoards: { thief: number; victim: number } | null;
};

export function stakeOf(
  table: Table,
  thief: PlayerID,
  { victim, loot }: { victim: PlayerID; loot: Loot },
): Stake {
  const after = withTheft(table, thief, { victim, loot });
  const change = (id: PlayerID) => pointsOf(after, id) - pointsOf(table, id);
  return {
    gain: change(thief),
    loss: change(victim),
    hoards:
      loot !== 'diamondToken' && isKind(treasureOf(loot))
        ? { thief: hoardOf(after.players[thief]), victim: hoardOf(after.players[victim]) }
        : null,
  };
}

function withTheft(
  table: Table,
  thief: PlayerID,
  { victim, loot }: { victim: PlayerID; loot: Loot },
): Table {
  const [gains, loses] = [table.players[thief], table.players[victim]];
  const [mine, theirs] =
    loot === 'diamondToken'
      ? [
          { ...gains, diamondTokens: gains.diamondTokens + 1 },
          { ...loses, diamondTokens: loses.diamondTokens - 1 },
        ]
      : [
          { ...gains, cards: [...gains.cards, loot] },
          { ...loses, cards: loses.cards.filter((card) => card !== loot) },
        ];
  return { ...table, players: { ...table.players, [thief]: mine, [victim]: theirs } };
}

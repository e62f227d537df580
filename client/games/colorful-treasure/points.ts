import type { PlayerID } from '../../../shared/engine/game';
import { total } from '../../../shared/engine/score';
import { EXPLORER } from '../../../shared/games/colorful-treasure/figures';
import {
  colorfulGems,
  deserves,
  diamondsOf,
  gain,
  hoardOf,
  score,
  type Gain,
} from '../../../shared/games/colorful-treasure/scoring';
import type {
  Award,
  Loot,
  Table,
  TreasureType,
} from '../../../shared/games/colorful-treasure/state';
import {
  colorsHeld,
  isKind,
  treasuresUp,
  wondersOf,
} from '../../../shared/games/colorful-treasure/table';
import { afterTheft } from '../../../shared/games/colorful-treasure/theft';
import { treasureOf, wonderOf, type CardId } from '../../../shared/games/colorful-treasure/wonders';
import type { OnTable } from './types';

/** What a player has so far. */
export const pointsOf = (table: Table, playerID: PlayerID): number =>
  total(score({ table, grid: {} }, playerID));

/** Awards that go to whoever first has so many of something. */
export const STEP_AWARDS = ['colorfulGems', 'explorer'] as const satisfies readonly Award[];

/** How far a player has come to an award, and how far it is. */
export type Steps = { has: number; wanted: number };

export function stepsTo(
  award: (typeof STEP_AWARDS)[number],
  table: Table,
  playerID: PlayerID,
): Steps {
  const { [playerID]: own } = table.players;
  return award === 'explorer'
    ? { has: wondersOf(own.cards).length, wanted: EXPLORER.wonders.value }
    : { has: colorsHeld(own), wanted: colorfulGems(table).colors.value };
}

/** What lies open of a type, and what taking it would change for the player of the turn. */
export function bountyOf(type: TreasureType, { view, ctx }: OnTable): Gain & { count: number } {
  const count = treasuresUp(view).filter((one) => one === type).length;
  return { count, ...gain(view.table, ctx.currentPlayer, type, count) };
}

/** What the cards that a player has just taken brought them, with the tokens of diamonds. */
export function gainOf(taken: readonly CardId[], table: Table, playerID: PlayerID): number {
  const holdings = table.players[playerID];
  const before = {
    ...holdings,
    cards: holdings.cards.filter((card) => !taken.includes(card)),
    diamondTokens: holdings.diamondTokens - diamondsOf(taken),
  };
  const players = { ...table.players, [playerID]: before };
  return pointsOf(table, playerID) - pointsOf({ ...table, players }, playerID);
}

/** What a theft changes. */
export type Stake = {
  /** Points of the thief and of the victim. */
  gain: number;
  loss: number;
  /** Their keys and chests before and after, if it is one of them: they count for the Chest award. */
  hoards: Record<'thief' | 'victim', { from: number; to: number }> | null;
  /** A colour that the thief does not have yet, while Colorful Gems can be won. */
  isNewColor: boolean;
};

export function stakeOf(
  table: Table,
  thief: PlayerID,
  { victim, loot }: { victim: PlayerID; loot: Loot },
): Stake {
  const after = { ...table, players: afterTheft(table.players, { thief, victim, loot }) };
  const change = (id: PlayerID) => pointsOf(after, id) - pointsOf(table, id);
  const hoard = (id: PlayerID) => ({
    from: hoardOf(table.players[id]),
    to: hoardOf(after.players[id]),
  });
  return {
    gain: change(thief),
    loss: change(victim),
    hoards:
      loot !== 'diamondToken' && isKind(treasureOf(loot))
        ? { thief: hoard(thief), victim: hoard(victim) }
        : null,
    isNewColor:
      mayWin(table, thief, 'colorfulGems') &&
      colorsHeld(after.players[thief]) > colorsHeld(table.players[thief]),
  };
}

/** Whether a card is of a wonder that its thief does not have yet, while it helps them to win Explorer. */
export const isNewWonder = (table: Table, thief: PlayerID, loot: Loot): boolean =>
  loot !== 'diamondToken' &&
  mayWin(table, thief, 'explorer') &&
  !wondersOf(table.players[thief].cards).includes(wonderOf(loot));

/** Whether a player still lacks something for an award that nobody has. */
const mayWin = (table: Table, playerID: PlayerID, award: Exclude<Award, 'chest'>): boolean =>
  table.awards[award] === null && !deserves(table, playerID, award);

import type { PlayerID } from '../../engine/game';
import type { FaceId } from './faces';
import { DIAMOND_CARD, EARNING } from './figures';
import { colorfulGems, diamondTokenPoints, gemPoints } from './scoring';
import type { Color, Loot, Table, TreasureType } from './state';
import { colorsHeld, gemsOf, isKind, wondersOf } from './table';
import { spoils } from './theft';
import { treasureOf, wonderOf } from './wonders';

// What things are worth to a bot, in points: those they score, and what they may lead to.

/** A key or chest card: a step towards the Chest award. */
const HOARD_CARD = 1.2;
/** A kept key or chest token, as a part of the theft it may lead to. */
const HALF_A_PAIR = 0.4;
/** The least a theft may be expected to bring later. */
const LATER_THEFT = 2.5;
/** A card of a wonder not held yet, while the Explorer award is open. */
const NEW_WONDER = 0.5;
/** The action token that a third gem earns. */
const ACTION_TOKEN = 3;
/** What is taken is denied to others: this part of what it would bring them, shared among them. */
const DENIAL = 0.6;

/** Each face while its owner may still need it. */
export const FACE_WORTH: Record<FaceId, number> = {
  lookAcross: 1.5,
  lookDown: 2,
  fourth: 1.5,
  leaveHoard: 2.5,
  twoTypes: 3,
  sixthColor: 2.5,
  truce: 2,
  guard: 2.2,
  points: 4,
  wild: 3,
};

const others = ({ players }: Table, playerID: PlayerID): PlayerID[] =>
  Object.keys(players).filter((id) => id !== playerID);

/** Taking this many cards of a type. */
export function prize(
  table: Table,
  playerID: PlayerID,
  { type, cards }: { type: TreasureType; cards: number },
): number {
  if (type === 'diamond') return cards * (DIAMOND_CARD.value + diamondTokenPoints(table.variant));
  const denied = others(table, playerID).map((id) => growth(table, id, { color: type, by: cards }));
  return (
    gems(table, playerID, { color: type, by: cards }) +
    (DENIAL * Math.max(...denied)) / denied.length
  );
}

type Growth = { color: Color; by: number };

/** By how many points a player's line of a colour changes. */
function growth({ players, variant }: Table, playerID: PlayerID, { color, by }: Growth): number {
  const held = gemsOf(players[playerID].cards, color);
  return gemPoints(variant, held + by) - gemPoints(variant, held);
}

/** More gems of a colour, with what they bring nearer. */
function gems(table: Table, playerID: PlayerID, { color, by }: Growth): number {
  const { cards, credited } = table.players[playerID];
  const held = gemsOf(cards, color);
  const earns =
    table.supply.length > 0 &&
    !credited.includes(color) &&
    held < EARNING.value &&
    held + by >= EARNING.value;
  return (
    growth(table, playerID, { color, by }) +
    (held === 0 ? newColor(table, playerID) : 0) +
    (earns ? ACTION_TOKEN : 0)
  );
}

/** A colour not held yet: the nearer to the Colorful Gems award, the more. */
function newColor(table: Table, playerID: PlayerID): number {
  if (table.variant === 'junior' || table.awards.colorfulGems !== null) return 0;
  const { colors, points } = colorfulGems(table);
  const missing = colors.value - colorsHeld(table.players[playerID]);
  return missing < 1 ? 0 : points.value / missing ** 2;
}

/** Taking this many keys and chests. */
export function hoard(
  table: Table,
  playerID: PlayerID,
  { keys, chests }: { keys: number; chests: number },
): number {
  const { kept } = table.players[playerID];
  const pairs = Math.min(kept.key + keys, kept.chest + chests);
  const now = bestTheft(table, playerID);
  const tokens = keys + chests - 2 * pairs;
  return (
    (keys + chests) * HOARD_CARD + pairs * now + tokens * HALF_A_PAIR * Math.max(now, LATER_THEFT)
  );
}

export const bestTheft = (table: Table, playerID: PlayerID): number =>
  Math.max(
    0,
    ...spoils(table, playerID).map(([victim, loot]) => theft(table, playerID, { victim, loot })),
  );

/** What a theft brings the thief, and its victim's loss as far as it helps the thief against all others. */
export function theft(
  table: Table,
  playerID: PlayerID,
  { victim, loot }: { victim: PlayerID; loot: Loot },
): number {
  const share = 1 / others(table, playerID).length;
  if (loot === 'diamondToken') return diamondTokenPoints(table.variant) * (1 + share);
  const isNew = !wondersOf(table.players[playerID].cards).includes(wonderOf(loot));
  const explored = table.awards.explorer === null && isNew ? NEW_WONDER : 0;
  const treasure = treasureOf(loot);
  if (isKind(treasure)) return HOARD_CARD * (1 + share) + explored;
  if (treasure === 'diamond') return DIAMOND_CARD.value * (1 + share) + explored;
  const lost = -growth(table, victim, { color: treasure, by: -1 });
  return gems(table, playerID, { color: treasure, by: 1 }) + lost * share + explored;
}

import type { PlayerID } from '../../engine/game';
import type { ScoreLine } from '../../engine/score';
import {
  aidSide,
  CHEST,
  COLORFUL_GEMS,
  DIAMOND_CARD,
  DIAMOND_TOKEN,
  EXPLORER,
  FACE_POINTS,
  GEMS,
} from './figures';
import {
  COLORS,
  type Award,
  type Holdings,
  type State,
  type Table,
  type TreasureType,
  type Variant,
} from './state';
import { colorsHeld, gemsOf, holds, isKind, wondersOf } from './table';
import { treasureOf, type CardId } from './wonders';

/** Points for this many gems of one colour (R7.2). */
export const gemPoints = (variant: Variant, gems: number): number =>
  gems === 0 ? 0 : GEMS[aidSide(variant)].value[gems - 1];

/** Points for a diamond token (R7.1, R9.8). */
export const diamondTokenPoints = (variant: Variant): number =>
  DIAMOND_TOKEN[aidSide(variant)].value;

/** What the Colorful Gems award asks for and gives at a table of this size. */
export const colorfulGems = ({ players }: Table) =>
  COLORFUL_GEMS[Object.keys(players).length as keyof typeof COLORFUL_GEMS];

/** Whether a player has what an award asks for (R5.1, R5.2). */
export const deserves = (table: Table, playerID: PlayerID, award: Exclude<Award, 'chest'>) => {
  const holdings = table.players[playerID];
  return award === 'colorfulGems'
    ? colorsHeld(holdings) >= colorfulGems(table).colors.value
    : wondersOf(holdings.cards).length >= EXPLORER.wonders.value;
};

export const awardPoints = (table: Table, award: Exclude<Award, 'chest'>): number =>
  award === 'colorfulGems' ? colorfulGems(table).points.value : EXPLORER.points.value;

export const hoardOf = ({ cards }: Holdings): number =>
  cards.filter((card) => isKind(treasureOf(card))).length;

/** What the Chest award brings to a player if the match ends now: the most, shared by equals (R5.3). */
export function chestPoints({ players, variant }: Table, playerID: PlayerID): number {
  const hoards = Object.values(players).map(hoardOf);
  const most = Math.max(...hoards);
  if (variant === 'junior' || most === 0 || hoardOf(players[playerID]) < most) return 0;
  return Math.floor(CHEST.points.value / hoards.filter((hoard) => hoard === most).length);
}

export const SCORE_KEYS = [
  ...COLORS,
  'sixthColor',
  'diamondCards',
  'diamondTokens',
  'points',
  'colorfulGems',
  'explorer',
  'chest',
] as const;

/** The score sheet (R7), during a match without the Chest award, which is given at the end (R5.3); the junior game has no awards (R8.1), only the advanced one has action tokens. */
export function score({ table }: State, playerID: PlayerID): ScoreLine[] {
  const { variant, players, awards } = table;
  const { cards, diamondTokens } = players[playerID];
  const treasures: ScoreLine[] = [
    ...COLORS.map((key) => ({ key, points: gemPoints(variant, gemsOf(cards, key)) })),
    { key: 'diamondCards', points: diamondsOf(cards) * DIAMOND_CARD.value },
    { key: 'diamondTokens', points: diamondTokens * diamondTokenPoints(variant) },
  ];
  if (variant === 'junior') return treasures;
  const awarded = (['colorfulGems', 'explorer'] as const).map((key) => ({
    key,
    points: awards[key] === playerID ? awardPoints(table, key) : 0,
  }));
  const won = [...awarded, { key: 'chest', points: table.over ? chestPoints(table, playerID) : 0 }];
  if (variant === 'basic') return [...treasures, ...won];
  const faces = (['sixthColor', 'points'] as const).map((face) => ({
    key: face,
    points: holds(table, playerID, face) ? FACE_POINTS[face].value : 0,
  }));
  return [...treasures, ...faces, ...won];
}

/** What taking all revealed cards of a type would change. */
export type Gain = { from: number; to: number; points: number };

/** Cards of a type before and after, and the points that brings; awards, which are decided later, are left out. */
export function gain(table: Table, playerID: PlayerID, type: TreasureType, cards: number): Gain {
  const { cards: own } = table.players[playerID];
  const from = type === 'diamond' ? diamondsOf(own) : gemsOf(own, type);
  const to = from + cards;
  const worth = (n: number) =>
    type === 'diamond'
      ? n * (DIAMOND_CARD.value + diamondTokenPoints(table.variant))
      : gemPoints(table.variant, n);
  return { from, to, points: worth(to) - worth(from) };
}

export const diamondsOf = (cards: readonly CardId[]): number =>
  cards.filter((card) => treasureOf(card) === 'diamond').length;

import type { PlayerID } from '../../engine/game';
import { sum } from '../../engine/numbers';
import type { ScoreLine } from '../../engine/score';
import { ofKind } from './actionCards';
import { byKind, KINDS, type Kind } from './cards';
import { isTwoColoured, kindsOf, type DiscId } from './discs';
import {
  BONUS_PER_DISC,
  DISC_POINTS,
  FIVE_POINTS,
  LIGHT_ROW,
  ROWS,
  SHARE,
  type Row,
} from './figures';
import { WONDERS, type State, type Table, type Wonder } from './state';
import { partCounts, scoredWonders } from './table';

/** The row of the scoring table that is in force: the next finished wonder's, or the light one at the end (R6.2, R8.3). */
export const rowInForce = (table: Table): Row =>
  table.over ? LIGHT_ROW : (ROWS[scoredWonders(table)] ?? LIGHT_ROW);

/** What parts on a wonder score; who has none is left out (R6.3, R6.4, R6.5, R6.6). */
export function wonderPoints(
  parts: Record<PlayerID, number>,
  { most, second }: Row,
): Record<PlayerID, number> {
  const builders = Object.keys(parts).filter((id) => parts[id] > 0);
  const [first, next] = [...new Set(builders.map((id) => parts[id]))].sort((a, b) => b - a);
  const leaders = builders.filter((id) => parts[id] === first);
  const seconds = builders.filter((id) => parts[id] === next);
  const pointsOf = (id: PlayerID): number => {
    if (leaders.includes(id)) return leaders.length === 1 ? most : second;
    return leaders.length === 1 && seconds.length === 1 && seconds[0] === id ? second : SHARE;
  };
  return Object.fromEntries(builders.map((id) => [id, pointsOf(id)]));
}

/** What each unfinished wonder would score at the end, on the light row (R8.3). */
export const unfinishedPoints = ({ wonders }: Table): [Wonder, Record<PlayerID, number>][] =>
  WONDERS.filter((wonder) => wonders[wonder].discs.length > 0).map((wonder) => [
    wonder,
    wonderPoints(partCounts(wonders[wonder]), LIGHT_ROW),
  ]);

/** The kind that each two-coloured disc among these should count as, in their order: no other choice scores more (R8.5). */
export function bestAssignment(discs: readonly DiscId[]): Kind[] {
  const [first, ...others] = discs
    .filter(isTwoColoured)
    .reduce<Kind[][]>(
      (found, disc) => found.flatMap((kinds) => kindsOf(disc).map((kind) => [...kinds, kind])),
      [[]],
    );
  return others.reduce(
    (best, other) => (assignedPoints(discs, other) > assignedPoints(discs, best) ? other : best),
    first,
  );
}

/** What discs score, two-coloured ones where they are best (R8.4, R8.5). */
export const discPoints = (discs: readonly DiscId[]): number =>
  assignedPoints(discs, bestAssignment(discs));

/** The same for each kind. */
export const discPointsByKind = (discs: readonly DiscId[]): Record<Kind, number> => {
  const counts = discCounts(discs, bestAssignment(discs));
  return byKind((kind) => DISC_POINTS[counts[kind]]);
};

/** What one more disc would add. */
export const discGain = (discs: readonly DiscId[], disc: DiscId): number =>
  discPoints([...discs, disc]) - discPoints(discs);

/** What the next disc of a kind would add. */
export const nextDiscGain = (discs: readonly DiscId[], kind: Kind): number =>
  discGain(discs, `${kind}-3`);

/** How many discs count for each kind, two-coloured ones as assigned. */
export function discCounts(
  discs: readonly DiscId[],
  assigned: readonly Kind[],
): Record<Kind, number> {
  const shown = [...discs.filter((disc) => !isTwoColoured(disc)).flatMap(kindsOf), ...assigned];
  return byKind((kind) => shown.filter((other) => other === kind).length);
}

const assignedPoints = (discs: readonly DiscId[], assigned: readonly Kind[]): number => {
  const counts = discCounts(discs, assigned);
  return sum(KINDS.map((kind) => DISC_POINTS[counts[kind]]));
};

/** Points on the victory point track: what was scored before the final scoring. */
export const pointsSoFar = ({ points }: Table, playerID: PlayerID): number =>
  points[playerID].offers + points[playerID].wonders;

export const SCORE_KEYS = [
  'offers',
  'wonders',
  'unfinished',
  'discs',
  'discBonus',
  'fivePoints',
] as const;

/** The score sheet, in the order in which points are scored (R8.3, R8.4, R7.10). */
export function score({ table, discs, actionCards }: State, playerID: PlayerID): ScoreLine[] {
  const own = discs[playerID];
  const bonuses = ofKind(actionCards[playerID], 'discBonus').length;
  const fives = ofKind(actionCards[playerID], 'fivePoints').length;
  return [
    { key: 'offers', points: table.points[playerID].offers },
    { key: 'wonders', points: table.points[playerID].wonders },
    {
      key: 'unfinished',
      points: sum(unfinishedPoints(table).map(([, points]) => points[playerID] ?? 0)),
    },
    { key: 'discs', points: discPoints(own) },
    { key: 'discBonus', points: bonuses * own.length * BONUS_PER_DISC },
    { key: 'fivePoints', points: fives * FIVE_POINTS },
  ];
}

import type { LegalMove, PlayerID } from '../../../shared/core/module';
import { neighboursOf, type TileID } from '../../../shared/games/century-eastern-wonders/map/chart';
import {
  freeLeft,
  reaches,
  type Reach,
} from '../../../shared/games/century-eastern-wonders/movement';
import { size, type Spice } from '../../../shared/games/century-eastern-wonders/spices';
import { isMarket, othersOn } from '../../../shared/games/century-eastern-wonders/table';
import { given } from './cubes';
import type { OnTable } from './types';

/** A voyage as it is being planned, and what it costs. */
export type Plan = {
  /** From the tile after the boat's on. */
  route: readonly TileID[];
  /** What each step costs; `null` is free. */
  drops: readonly (Spice | null)[];
  pays: readonly { owner: PlayerID; spice: Spice }[];
  moves: readonly LegalMove[];
};

export const goalOf = ({ route }: Pick<Plan, 'route'>): TileID => route[route.length - 1];

/** The cubes that a voyage costs. */
export const givenOn = ({ drops, pays }: Plan): Spice[] => [
  ...drops.flatMap((spice) => spice ?? []),
  ...pays.map(({ spice }) => spice),
];

export const maySail = ({ legal }: OnTable): boolean => legal.some(({ move }) => move === 'sail');

/** Where the reader's boat could end its movement, by tile. */
export function reachable({ view, playerID }: OnTable): ReadonlyMap<TileID, Reach> {
  const all = playerID === null ? [] : reaches(view.table, playerID);
  return new Map(all.filter(({ path }) => path.length > 1).map((reach) => [reach.tile, reach]));
}

/** The voyage that is being planned. */
export function planOf(scene: OnTable): Plan | null {
  const { view, playerID, draft } = scene;
  if (playerID === null || !draft?.route || !maySail(scene)) return null;
  const { table } = view;
  const { route, picks = [] } = draft;
  const { drops, owners } = costOf(scene, route);
  const gifts = given(table.players[playerID].hold, picks, drops + owners.length);
  const free = route.length - drops;
  const dropped = route.map((_, i) => (i < free ? null : gifts[i - free]));
  const pays = owners.map((owner, i) => ({ owner, spice: gifts[drops + i] }));
  return {
    route,
    drops: dropped,
    pays,
    moves: [
      ...route.map((to, i) => ({
        move: 'sail',
        args: dropped[i] === null ? [to] : [to, dropped[i]],
      })),
      ...pays.map(({ owner, spice }) => ({ move: 'pay', args: [Number(owner), spice] })),
    ],
  };
}

/** The route when one more tile is pointed at: on from its end where that is a way there, or straight from the boat. */
export function routeTo(scene: OnTable, tile: TileID): readonly TileID[] | null {
  const { view, draft } = scene;
  const straight = reachable(scene).get(tile)?.path.slice(1) ?? null;
  const route = draft?.route ?? [];
  const end = route.at(-1);
  if (end === undefined || !neighboursOf(view.table.chart, end).includes(tile)) return straight;
  const on = [...route, tile];
  const isShorter = straight !== null && straight.length < on.length;
  return isShorter || !canPay(scene, on) ? straight : on;
}

function canPay(scene: OnTable, route: readonly TileID[]): boolean {
  const { drops, owners } = costOf(scene, route);
  return drops + owners.length <= size(scene.view.table.players[scene.playerID!].hold);
}

function costOf({ view: { table }, playerID }: OnTable, route: readonly TileID[]) {
  const goal = goalOf({ route });
  return {
    drops: Math.max(0, route.length - freeLeft(table, playerID!)),
    owners: isMarket(table, goal) ? othersOn(table, goal, playerID!) : [],
  };
}

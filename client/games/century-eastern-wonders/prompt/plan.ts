import type { PlayerID } from '../../../../shared/engine/game';
import {
  neighboursOf,
  type TileID,
} from '../../../../shared/games/century-eastern-wonders/map/chart';
import {
  canPay,
  costOf,
  priceOf,
  reaches,
  type Reach,
} from '../../../../shared/games/century-eastern-wonders/movement';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { given } from '../cubes';
import { legalOf } from '../legal';
import { isSeated } from '../../../kit/isSeated';
import type { OnTable, Seated, Title } from '../types';

/** A voyage as it is being planned, and what it costs. */
export type Plan = {
  /** From the tile after the boat's on. */
  route: readonly TileID[];
  /** What each step costs; `null` is free. */
  drops: readonly (Spice | null)[];
  pays: readonly Payment[];
  moves: readonly Title['move'][];
};

/** The cube that the owner of another boat is paid. */
type Payment = { owner: PlayerID; spice: Spice };

export const goalOf = ({ route }: Pick<Plan, 'route'>): TileID => route[route.length - 1];

/** The cubes that a voyage costs. */
export const givenOn = ({ drops, pays }: Plan): Spice[] => [
  ...drops.flatMap((spice) => spice ?? []),
  ...pays.map(({ spice }) => spice),
];

export const maySail = (scene: OnTable): boolean => legalOf(scene, 'sail').length > 0;

/** Where the reader's boat could end its movement, by tile. */
export function reachable({ view, playerID }: OnTable): ReadonlyMap<TileID, Reach> {
  const all = playerID === null ? [] : reaches(view.table, playerID);
  return new Map(all.filter(({ path }) => path.length > 1).map((reach) => [reach.tile, reach]));
}

/** The voyage that is being planned. */
export function planOf(scene: OnTable): Plan | null {
  const { view, draft } = scene;
  if (!isSeated(scene) || !draft?.route || !maySail(scene)) return null;
  const { playerID } = scene;
  const { route, picks = [] } = draft;
  const cost = costOf(view.table, playerID, route);
  const { drops, owners } = cost;
  const gifts = given(view.table.players[playerID].hold, picks, priceOf(cost));
  const free = route.length - drops;
  const dropped = route.map((_, i) => (i < free ? null : gifts[i - free]));
  const pays = owners.map((owner, i) => ({ owner, spice: gifts[drops + i] }));
  return {
    route,
    drops: dropped,
    pays,
    moves: [...route.map((to, i) => step(to, dropped[i])), ...pays.map(payment)],
  };
}

const step = (to: TileID, drop: Spice | null): Title['move'] => ({
  move: 'sail',
  args: drop === null ? [to] : [to, drop],
});

export const payment = ({ owner, spice }: Payment): Title['move'] => ({
  move: 'pay',
  args: [Number(owner), spice],
});

/** The route when one more tile is pointed at: on from its end where that is a way there, or straight from the boat. */
export function routeTo(scene: Seated, tile: TileID): readonly TileID[] | null {
  const { view, draft } = scene;
  const straight = reachable(scene).get(tile)?.path.slice(1) ?? null;
  const route = draft?.route ?? [];
  const end = route.at(-1);
  if (end === undefined || !neighboursOf(view.table.chart, end).includes(tile)) return straight;
  const on = [...route, tile];
  const isShorter = straight !== null && straight.length < on.length;
  return isShorter || !canPay(view.table, scene.playerID, on) ? straight : on;
}

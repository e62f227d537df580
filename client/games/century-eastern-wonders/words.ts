import { listWords } from '../../kit/words';
import type { TileID } from '../../../shared/games/century-eastern-wonders/map/chart';
import type { PlayerID } from '../../../shared/engine/game';
import { SPACE_POINTS } from '../../../shared/games/century-eastern-wonders/figures';
import { MARKETS, mostTimes } from '../../../shared/games/century-eastern-wonders/markets';
import { priceOf, type Reach } from '../../../shared/games/century-eastern-wonders/movement';
import {
  kindsIn,
  minus,
  missing,
  size,
  type Cubes,
} from '../../../shared/games/century-eastern-wonders/spices';
import type { Table } from '../../../shared/games/century-eastern-wonders/state';
import {
  emptyColumns,
  hasOutpost,
  outpostCost,
  uncovered,
} from '../../../shared/games/century-eastern-wonders/table';
import { VP_TILES } from '../../../shared/games/century-eastern-wonders/vpTiles';
import { tallied } from './cubes';

import { givenOn, planOf } from './prompt/plan';
import type { OnTable, T } from './types';

/** Cubes as one says them: "2 ginger and 1 tea". */
export const cubesWords = (cubes: Cubes, t: T): string =>
  size(cubes) === 0
    ? t('cubes.none')
    : listWords(
        kindsIn(cubes).map((spice) => t(`cubes.${spice}`, { count: cubes[spice] })),
        t,
      );

const PORTS = ['port.0', 'port.1', 'port.2', 'port.3'] as const;

type Places = Pick<Table, 'markets' | 'ports'>;

/** What a tile is called: an island by its market, a port by its number among the ports. */
export function tileName({ markets, ports }: Places, tile: TileID, t: T): string {
  const market = markets[tile];
  return market ? t(`island.${market}`) : t(PORTS[Object.keys(ports).indexOf(String(tile))]);
}

const AT_PORTS = ['at.port0', 'at.port1', 'at.port2', 'at.port3'] as const;

/** The same as where somebody is or goes to, with whatever a language puts before it. */
export function tileAt({ markets, ports }: Places, id: TileID, t: T): string {
  const tile = tileName({ markets, ports }, id, t);
  const market = markets[id];
  return t(market ? `at.${market}` : AT_PORTS[Object.keys(ports).indexOf(String(id))], { tile });
}

/** What a way costs: free steps, cubes dropped, owners of boats who are paid. */
export function wayWords(
  { name, t }: OnTable,
  { free, drops, owners }: { free: number; drops: number; owners: readonly string[] },
): string {
  return listWords(
    [
      ...(free > 0 ? [t('second.free', { count: free })] : []),
      ...(drops > 0 ? [t('second.dropped', { count: drops })] : []),
      ...owners.map((owner) => t('second.paid', { name: name(owner) })),
    ],
    t,
  );
}

/** All about a tile, as it is read out. */
export function tileWords(scene: OnTable, tile: TileID, way: Reach | undefined): string {
  const { view, t } = scene;
  const { table } = view;
  return [
    tileName(table, tile, t),
    table.markets[tile] ? tradeWords(table, tile, t) : portWords(scene, tile),
    ...(table.markets[tile] ? chanceWords(scene, tile) : []),
    ...lyingWords(scene, tile),
    ...(way ? [t('way.to', { count: priceOf(way) })] : []),
  ].join('. ');
}

/** What a market trades. */
export function tradeWords({ markets }: Table, tile: TileID, t: T): string {
  const { gives, gets } = MARKETS[markets[tile]].trade;
  return t('tile.trade', { gives: cubesWords(gives, t), gets: cubesWords(gets, t) });
}

/** What an outpost of a player costs on an island, and what it brings: points, a bonus tile. */
export function outpostWords({ view: { table }, t }: OnTable, of: PlayerID, tile: TileID): string {
  const rows = uncovered(table, of);
  const { symbol } = MARKETS[table.markets[tile]];
  const points = SPACE_POINTS.value[rows[symbol]];
  const isBonus = emptyColumns({ ...rows, [symbol]: rows[symbol] + 1 }) > emptyColumns(rows);
  return [
    t('second.cost', { count: outpostCost(table, tile) }),
    ...(points > 0 ? [t('second.points', { points })] : []),
    ...(isBonus ? [t('second.bonusTile')] : []),
  ].join(', ');
}

/** How often the reader could trade on an island with their outpost, and what they lack for once; `null` without one. */
export function tradesOn(scene: OnTable, tile: TileID): { count: number; lack: Cubes } | null {
  const { view, playerID } = scene;
  if (playerID === null || !hasOutpost(view.table, tile, playerID)) return null;
  const { trade } = MARKETS[view.table.markets[tile]];
  const hold = holdThen(scene, playerID);
  return { count: mostTimes(hold, trade), lack: missing(hold, trade.gives) };
}

/** What the reader could do on an island. */
function chanceWords(scene: OnTable, tile: TileID): string[] {
  const { playerID, t } = scene;
  if (playerID === null) return [];
  const trades = tradesOn(scene, tile);
  if (trades === null) return [t('card.outpost', { what: outpostWords(scene, playerID, tile) })];
  const { count, lack } = trades;
  return [
    count > 0 ? t('card.trades', { count }) : `${t('card.tradeLack')} ${cubesWords(lack, t)}`,
  ];
}

/** What is wanted at a port, and what the reader lacks of it. */
export function portWords(scene: OnTable, port: TileID): string {
  const { view, t } = scene;
  const id = view.table.ports[port];
  if (id === 'closedPort') return t('tile.closed');
  const { points, cost } = VP_TILES[id];
  const wanted = t('tile.vp', { count: points, cost: cubesWords(cost, t) });
  const lack = lackOf(scene, port);
  if (lack === null) return wanted;
  return `${wanted}. ${size(lack) === 0 ? t('tile.ready') : t('tile.lack', { cubes: cubesWords(lack, t) })}`;
}

/** What the reader lacks for the tile on a port, after the voyage that is planned; `null` where there is nothing to lack. */
export function lackOf(scene: OnTable, port: TileID): Cubes | null {
  const { view, playerID } = scene;
  const id = view.table.ports[port];
  if (playerID === null || id === 'closedPort') return null;
  return missing(holdThen(scene, playerID), VP_TILES[id].cost);
}

/** What is left in a hold after the voyage that is planned. */
function holdThen(scene: OnTable, of: PlayerID): Cubes {
  const { hold } = scene.view.table.players[of];
  const plan = planOf(scene);
  return plan ? minus(hold, tallied(givenOn(plan))) : hold;
}

/** A player within a sentence. */
export const called = (id: PlayerID, { playerID, name, t }: OnTable): string =>
  id === playerID ? t('match:youToo') : name(id);

/** Whose outposts and boats are on a tile, and which cubes. */
function lyingWords({ view, playerID, name, t }: OnTable, tile: TileID): string[] {
  const { outposts, players, water } = view.table;
  const called = (ids: readonly string[]) =>
    listWords(
      ids.map((id) => (id === playerID ? t('match:you') : name(id))),
      t,
    );
  const owners = outposts[tile] ?? [];
  const boats = Object.keys(players).filter((id) => players[id].boat === tile);
  return [
    ...(owners.length > 0 ? [t('tile.outposts', { names: called(owners) })] : []),
    ...(boats.length > 0 ? [t('tile.boats', { names: called(boats) })] : []),
    ...(water[tile] ? [t('tile.water', { cubes: cubesWords(water[tile], t) })] : []),
  ];
}

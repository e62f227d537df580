import type { PlayerID } from '../../../../shared/engine/game';
import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import { kindsIn } from '../../../../shared/games/century-eastern-wonders/spices';
import { boatOf, uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import {
  boatNamed,
  bonusNamed,
  GOAL,
  heapIn,
  lackOn,
  plateOf,
  siteOn,
  spaceNamed,
  startNamed,
  SUPPLY,
  tradeOn,
  vpOn,
  waterOn,
} from '../thingNames';
import { nextAfter } from '../round';
import type { Seated, Title } from '../types';

/** What on the table a move is done on: a spice is fished from the water, an outpost put where it will stand. */
export function thingsOf(move: Title['move'], { view, ctx, playerID: reader }: Seated): string[] {
  const { table } = view;
  switch (move.move) {
    case 'stock':
      return [startNamed(move.args[0])];
    case 'place':
    case 'sail':
      return [GOAL];
    case 'pay':
      return ofPlayer(String(move.args[0]));
    case 'collect': {
      const tile = boatOf(table, reader);
      return kindsIn(table.water[tile]).map((spice) => waterOn(tile, spice));
    }
    case 'claim':
      // what is told above the tile goes along with it
      return [vpOn(boatOf(table, reader)), lackOn(boatOf(table, reader))];
    case 'build': {
      const tile = boatOf(table, reader);
      const { symbol } = MARKETS[table.markets[tile]];
      return [
        siteOn(tile),
        spaceNamed(reader, { symbol, column: uncovered(table, reader)[symbol] }),
      ];
    }
    case 'choose':
      return [bonusNamed(move.args[0])];
    case 'upgrade':
      return [heapIn(reader, move.args[0])];
    case 'trade':
      return [tradeOn(boatOf(table, reader))];
    case 'harvest':
    case 'discard':
      return [SUPPLY];
    case 'end':
      return handedTo(nextAfter({ view, ctx }));
  }
}

/** What is taken hold of to drop what is being planned: the boat that stays where it is. */
export const thingsToDrop = ({ playerID }: Seated): string[] => [boatNamed(playerID)];

/** Their boat goes nowhere by that, and would look as if it did. */
const handedTo = (next: PlayerID | null): string[] => (next === null ? [] : [plateOf(next)]);

const ofPlayer = (playerID: PlayerID): string[] => [boatNamed(playerID), plateOf(playerID)];

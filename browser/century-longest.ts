import { MARKETS, type MarketId } from '../shared/games/century-eastern-wonders/markets';
import { times } from '../shared/games/century-eastern-wonders/spices';
import type { Table } from '../shared/games/century-eastern-wonders/state';
import { boatOf } from '../shared/games/century-eastern-wonders/table';

// Questions of Century: Eastern Wonders as they are arranged on a table, rather than come to.

/** What asks for most room: the longest trade, all that can be done on an island, and on a port, each after a voyage that can be taken back. */
export const LONGEST: Record<string, (table: Table) => void> = {
  trading(table) {
    lieAt(table, 'ginger6');
    table.players[0].hold = times(MARKETS.ginger6.trade.gives, 4);
    table.outposts[boatOf(table, '0')] = ['0'];
    table.step = 'trading';
  },
  upgrading(table) {
    lieAt(table, 'cloves5');
    table.outposts[boatOf(table, '0')] = ['0'];
    table.turn.upgrades = 2;
    table.step = 'trading';
  },
  building(table) {
    lieAt(table, 'cloves5');
    table.outposts[boatOf(table, '0')] = ['1'];
  },
  delivering(table) {
    lieAt(table);
  },
};

/** Five bonus tiles to choose from, for an outpost that can be taken back. */
export function chooseOfFive(table: Table) {
  lieAt(table, 'tea3');
  table.outposts[boatOf(table, '0')] = ['0'];
  for (const player of Object.values(table.players)) player.bonuses = [];
  table.step = 'choosing';
}

/** The reader's boat lies among cubes, on an island of this market or else on a port that takes what they hold. */
export function lieAt(table: Table, market?: MarketId) {
  const tiles = market
    ? Object.keys(table.markets)
    : Object.keys(table.ports).filter((tile) => table.ports[Number(tile)] !== 'closedPort');
  const boat = Number(tiles[0]);
  if (market) table.markets[boat] = market;
  const hold = { ginger: 4, chili: 4, tea: 4, cloves: 4 };
  table.players[0] = {
    ...table.players[0],
    boat,
    hold,
    bonuses: ['harvest', 'harvest', 'upgrade'],
  };
  table.water[boat] = { ginger: 2, chili: 1, tea: 1, cloves: 1 };
  table.turn = { route: [...table.turn.route, boat], drops: [null], paid: [], upgrades: 0 };
  table.step = 'acting';
}

import type { PlayerID } from '../../../shared/core/module';
import { STARTS } from '../../../shared/games/century-eastern-wonders/starts';
import {
  cubes,
  minus,
  plus,
  type Cubes,
} from '../../../shared/games/century-eastern-wonders/spices';
import type { Event, Table, View } from '../../../shared/games/century-eastern-wonders/state';
import { VP_TILES } from '../../../shared/games/century-eastern-wonders/vpTiles';
import type { Step } from '../../match/title';

/** What happens together with what came before it, and is not shown on its own. */
const QUIET: readonly Event['type'][] = ['ended', 'lastRound', 'revealed', 'closed'];

/** What happened, one thing after the other: each step of a voyage, each cube, each trade. */
export function steps(before: View, events: readonly Event[]): Step<View, Event>[] {
  const parts: Step<View, Event>[] = [];
  let { table } = before;
  for (const event of events) {
    table = after(table, event);
    const view = { ...before, table };
    const last = parts.at(-1);
    if (last && QUIET.includes(event.type))
      parts[parts.length - 1] = { view, events: [...last.events, event] };
    else parts.push({ view, events: [event] });
  }
  return parts;
}

/** The table as far as an event tells of it. */
function after(table: Table, event: Event): Table {
  switch (event.type) {
    case 'stocked':
      return gaining(table, event.playerID, STARTS[event.start]);
    case 'placed':
      return sailing(table, event.playerID, event.tile);
    case 'sailed': {
      const there = sailing(table, event.playerID, event.to);
      if (event.dropped === null) return there;
      const cube = cubes({ [event.dropped]: 1 });
      const water = { ...table.water, [event.from]: plus(table.water[event.from] ?? NONE, cube) };
      return { ...losing(there, event.playerID, cube), water };
    }
    case 'paid': {
      const cube = cubes({ [event.spice]: 1 });
      return gaining(losing(table, event.playerID, cube), event.owner, cube);
    }
    case 'collected': {
      const water = { ...table.water };
      delete water[event.tile];
      return { ...gaining(table, event.playerID, event.cubes), water };
    }
    case 'built': {
      const owners = [...table.outposts[event.tile], event.playerID];
      const outposts = { ...table.outposts, [event.tile]: owners };
      return { ...losing(table, event.playerID, event.cost), outposts };
    }
    case 'upgraded': {
      const [from, to] = [cubes({ [event.from]: 1 }), cubes({ [event.to]: 1 })];
      return gaining(losing(table, event.playerID, from), event.playerID, to);
    }
    case 'traded':
      return gaining(losing(table, event.playerID, event.gave), event.playerID, event.got);
    case 'harvested':
      return gaining(table, event.playerID, event.cubes);
    case 'claimed': {
      const tile = table.ports[event.tile];
      return tile === 'closedPort' ? table : losing(table, event.playerID, VP_TILES[tile].cost);
    }
    case 'discarded':
      return losing(table, event.playerID, cubes({ [event.spice]: 1 }));
    default:
      return table;
  }
}

const NONE = cubes();

const changed = (
  table: Table,
  id: PlayerID,
  change: Partial<Table['players'][PlayerID]>,
): Table => ({
  ...table,
  players: { ...table.players, [id]: { ...table.players[id], ...change } },
});

const gaining = (table: Table, id: PlayerID, those: Cubes): Table =>
  changed(table, id, { hold: plus(table.players[id].hold, those) });

const losing = (table: Table, id: PlayerID, those: Cubes): Table =>
  changed(table, id, { hold: minus(table.players[id].hold, those) });

const sailing = (table: Table, id: PlayerID, boat: number): Table => changed(table, id, { boat });

import type { PlayerID } from '../../../shared/core/module';
import type {
  Event,
  Grid,
  Holdings,
  Table,
  Treasure,
  View,
} from '../../../shared/games/colorful-treasure/state';
import { isKind } from '../../../shared/games/colorful-treasure/table';
import { afterTheft } from '../../../shared/games/colorful-treasure/theft';
import { treasureOf, type CellId } from '../../../shared/games/colorful-treasure/wonders';
import type { Step } from '../../match/title';

/** What happened, one thing after the other: each reveal, each take, each pair, each theft, each award. */
export function steps(before: View, events: readonly Event[]): Step<View, Event>[] {
  const parts: Step<View, Event>[] = [];
  let view = before;
  for (const [i, event] of events.entries()) {
    view = settled(after(view, event), events[i + 1]);
    const last = parts.at(-1);
    if (last && isTogether(last.events.at(-1)!, event))
      parts[parts.length - 1] = { view, events: [...last.events, event] };
    else parts.push({ view, events: [event] });
  }
  return parts;
}

/** A token is used by doing something else, and a turn ends without anything to be seen. */
const isTogether = (first: Event, second: Event): boolean =>
  first.type === 'used' || second.type === 'ended';

/** Once everything is taken and stolen, what is left lies face down again. */
function settled({ grid, table }: View, next: Event | undefined): View {
  if (table.step !== 'taken' || table.stealing || next?.type === 'paired') return { grid, table };
  return {
    grid: turnedDown(grid, table.revealed),
    table: { ...table, step: 'ending', revealed: [] },
  };
}

/** The position as far as an event tells of it: what revealed cards show, it does not. */
function after(view: View, event: Event): View {
  const { table, grid } = view;
  const { playerID } = event;
  switch (event.type) {
    case 'revealed':
      return {
        grid,
        table: { ...table, step: 'choosing', revealed: [...table.revealed, ...event.cells] },
      };
    case 'taken':
      return {
        grid: without(grid, event.cells),
        table: taking(
          {
            ...table,
            step: 'taken',
            revealed: table.revealed.filter((cell) => !event.cells.includes(cell)),
          },
          event,
        ),
      };
    case 'left':
      return { grid, table: { ...table, step: 'taken' } };
    case 'paired':
      return { grid, table: { ...withoutPair(table, playerID), stealing: event.theft } };
    case 'stolen':
      return {
        grid,
        table: {
          ...table,
          players: afterTheft(table.players, { ...event, thief: playerID }),
          stealing: false,
        },
      };
    case 'claimed':
      return {
        grid,
        table: {
          ...holding(table, playerID, ({ faces, credited }) => ({
            faces: [...faces, event.face],
            credited: [...credited, event.color],
          })),
          supply: table.supply.filter((face) => face !== event.face),
        },
      };
    case 'used':
      return {
        grid,
        table: holding(table, playerID, ({ faces }) => ({
          faces: faces.filter((face) => face !== event.face),
        })),
      };
    case 'ended':
      return { grid: turnedDown(grid, table.looked), table: { ...table, looked: [] } };
    case 'awarded':
      return event.award === 'chest'
        ? view
        : { grid, table: { ...table, awards: { ...table.awards, [event.award]: playerID } } };
    default:
      return view;
  }
}

const without = <T>(grid: Grid<T>, cells: readonly string[]): Grid<T> =>
  Object.fromEntries(Object.entries(grid).filter(([cell]) => !cells.includes(cell)));

const turnedDown = (grid: Grid<Treasure | null>, cells: readonly CellId[]): Grid<Treasure | null> =>
  Object.fromEntries(
    Object.entries(grid).map(([cell, treasure]) => [
      cell,
      cells.includes(cell as CellId) ? null : treasure,
    ]),
  );

const holding = (
  table: Table,
  playerID: PlayerID,
  change: (holdings: Holdings) => Partial<Holdings>,
): Table => {
  const holdings = table.players[playerID];
  return {
    ...table,
    players: { ...table.players, [playerID]: { ...holdings, ...change(holdings) } },
  };
};

const taking = (table: Table, { playerID, cards }: Extract<Event, { type: 'taken' }>): Table =>
  holding(table, playerID, (holdings) => {
    const treasures = cards.map(treasureOf);
    const kept = { ...holdings.kept };
    for (const kind of treasures.filter(isKind)) kept[kind]++;
    return {
      cards: [...holdings.cards, ...cards],
      diamondTokens:
        holdings.diamondTokens + treasures.filter((treasure) => treasure === 'diamond').length,
      kept,
    };
  });

/** A pair made with an action token takes one token only. */
const withoutPair = (table: Table, playerID: PlayerID): Table =>
  holding(table, playerID, ({ kept: { key, chest } }) => ({
    kept: { key: Math.max(0, key - 1), chest: Math.max(0, chest - 1) },
  }));

import type { PlayerID } from '../../../shared/core/module';
import { MARKETS } from '../../../shared/games/century-eastern-wonders/markets';
import { kindsIn, type Cubes } from '../../../shared/games/century-eastern-wonders/spices';
import type { Event, Table } from '../../../shared/games/century-eastern-wonders/state';
import { uncovered } from '../../../shared/games/century-eastern-wonders/table';
import type { Cue, Motion } from '../../match/stage/motion';
import type { OnTable } from './types';

/** What is seen to move and heard when this happens. */
export function cue(events: readonly Event[], scene: OnTable): Cue {
  const cues = events.map((event) => cueOf(event, scene));
  return {
    motions: cues.flatMap(({ motions }) => motions),
    sound: cues.find(({ sound }) => sound)?.sound,
  };
}

function cueOf(event: Event, { view }: OnTable): Cue {
  const { table } = view;
  switch (event.type) {
    case 'stocked':
      return { motions: [arriving(event.playerID)], sound: 'take' };
    case 'placed':
      return { motions: [{ thing: `boat:${event.playerID}`, how: 'drop' }], sound: 'card' };
    case 'sailed':
      return {
        motions: [
          ...Object.keys(table.players).map((id): Motion => ({
            thing: `boat:${id}`,
            how: 'slide',
          })),
          ...(event.dropped === null
            ? []
            : [
                {
                  thing: `water:${event.from}:${event.dropped}`,
                  how: 'deal' as const,
                  place: holdOf(event.playerID, event.dropped),
                },
              ]),
        ],
        sound: 'card',
      };
    case 'paid':
      return {
        motions: [
          {
            thing: `hold:${event.owner}:${event.spice}`,
            how: 'deal',
            place: holdOf(event.playerID, event.spice),
          },
        ],
        sound: 'card',
      };
    case 'collected':
      return {
        motions: kindsIn(event.cubes).map((spice, order): Motion => ({
          thing: `water:${event.tile}:${spice}`,
          how: 'take',
          place: holdOf(event.playerID, spice),
          order,
        })),
        sound: 'take',
      };
    case 'built':
      return {
        motions: [
          {
            thing: `post:${event.tile}:${event.playerID}`,
            how: 'deal',
            place: [spaceOf(table, event), `player:${event.playerID}`],
          },
        ],
        sound: 'die',
      };
    case 'traded':
      return { motions: coming(event.playerID, event.got, event.tile), sound: 'take' };
    case 'upgraded':
      return {
        motions: [{ thing: `hold:${event.playerID}:${event.to}`, how: 'drop' }],
        sound: 'hit',
      };
    case 'harvested':
      return {
        motions: coming(event.playerID, event.cubes, table.players[event.playerID].boat!),
        sound: 'take',
      };
    case 'claimed':
      return {
        motions: [{ thing: `vp:${event.tile}`, how: 'take', place: [`player:${event.playerID}`] }],
        sound: 'hit',
      };
    case 'revealed':
      return { motions: [laying(event.tile, 'pile')] };
    case 'closed':
      return {
        motions: [laying(event.tile, event.from === null ? 'pile' : `tile:${event.from}`)],
      };
    case 'chose':
      return { motions: [arriving(event.playerID)], sound: 'hit' };
    default:
      return { motions: [] };
  }
}

/** The space of the player board that an outpost has just left. */
function spaceOf(table: Table, { playerID, tile }: Event & { type: 'built' }): string {
  const { symbol } = MARKETS[table.markets[tile]];
  return `space:${playerID}:${symbol}:${uncovered(table, playerID)[symbol] - 1}`;
}

const arriving = (id: PlayerID): Motion => ({ thing: `hold:${id}`, how: 'drop' });

/** Where the cubes of a spice lie in a hold, as exactly as it is shown. */
const holdOf = (id: PlayerID, spice: string): string[] => [
  `hold:${id}:${spice}`,
  `hold:${id}`,
  `player:${id}`,
];

const coming = (id: PlayerID, those: Cubes, tile: number): Motion[] =>
  kindsIn(those).map((spice, order) => ({
    thing: `hold:${id}:${spice}`,
    how: 'deal',
    place: [`tile:${tile}`],
    order,
  }));

const laying = (port: number, from: string): Motion => ({
  thing: `vp:${port}`,
  how: 'deal',
  place: [from],
});

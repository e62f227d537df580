import type { PlayerID } from '../../../shared/engine/game';
import type { TileID } from '../../../shared/games/century-eastern-wonders/map/chart';
import { MARKETS } from '../../../shared/games/century-eastern-wonders/markets';
import {
  kindsIn,
  type Cubes,
  type Spice,
} from '../../../shared/games/century-eastern-wonders/spices';
import type { Table } from '../../../shared/games/century-eastern-wonders/state';
import { boatOf, uncovered } from '../../../shared/games/century-eastern-wonders/table';
import { animations } from '../../animation/animations';
import type { AnimationSpec, Motion } from '../../animation/motion';
import type { OnTable, Title } from './types';

/** What is seen to move and heard when something happens. */
export const animate = animations<Title>({
  stocked: ({ playerID }) => ({ motions: [arriving(playerID)], sound: 'take' }),
  placed: ({ playerID }) => ({
    motions: [{ thing: `boat:${playerID}`, how: 'drop' }],
    sound: 'card',
  }),
  sailed,
  paid: ({ playerID, owner, spice }, { playerID: reader }) => ({
    motions: [{ thing: `hold:${owner}:${spice}`, how: 'deal', place: holdOf(playerID, spice) }],
    sound: owner === reader ? 'forMe' : 'card',
  }),
  collected,
  built: (event, { view }) => ({
    motions: [
      {
        thing: `post:${event.tile}:${event.playerID}`,
        how: 'deal',
        place: [spaceOf(view.table, event), `player:${event.playerID}`],
      },
    ],
    sound: 'build',
  }),
  chose: ({ playerID }) => ({ motions: [arriving(playerID)], sound: 'award' }),
  upgraded: ({ playerID, to }) => ({
    motions: [{ thing: `hold:${playerID}:${to}`, how: 'drop' }],
    sound: 'take',
  }),
  traded: ({ playerID, got, tile }) => ({ motions: coming(playerID, got, tile), sound: 'take' }),
  harvested: ({ playerID, cubes }, { view }) => ({
    motions: coming(playerID, cubes, boatOf(view.table, playerID)),
    sound: 'take',
  }),
  claimed: ({ playerID, tile }) => ({
    motions: [{ thing: `vp:${tile}`, how: 'take', place: [`player:${playerID}`] }],
    sound: 'award',
  }),
  lastRound: () => ({ motions: [], sound: 'clang' }),
  revealed: ({ tile }) => ({ motions: [laying(tile, 'pile')] }),
  closed: ({ tile, from }) => ({
    motions: [laying(tile, from === null ? 'pile' : `tile:${from}`)],
  }),
});

type Told<Type> = Extract<Title['event'], { type: Type }>;

/** Boats make room for the one that comes, and move up where it left. */
function sailed({ playerID, from, dropped }: Told<'sailed'>, { view }: OnTable): AnimationSpec {
  const boats = Object.keys(view.table.players).map((id): Motion => ({
    thing: `boat:${id}`,
    how: 'slide',
  }));
  if (dropped === null) return { motions: boats, sound: 'sail' };
  const cube: Motion = {
    thing: `water:${from}:${dropped}`,
    how: 'deal',
    place: holdOf(playerID, dropped),
  };
  return { motions: [...boats, cube], sound: 'sail' };
}

function collected({ playerID, tile, cubes }: Told<'collected'>): AnimationSpec {
  const motions = kindsIn(cubes).map((spice, order): Motion => ({
    thing: `water:${tile}:${spice}`,
    how: 'take',
    place: holdOf(playerID, spice),
    order,
  }));
  return { motions, sound: 'take' };
}

/** The space of the player board that an outpost has just left. */
function spaceOf(table: Table, { playerID, tile }: Told<'built'>): string {
  const { symbol } = MARKETS[table.markets[tile]];
  return `space:${playerID}:${symbol}:${uncovered(table, playerID)[symbol] - 1}`;
}

const arriving = (id: PlayerID): Motion => ({ thing: `hold:${id}`, how: 'drop' });

/** Where the cubes of a spice lie in a hold, as exactly as it is shown. */
const holdOf = (id: PlayerID, spice: Spice): string[] => [
  `hold:${id}:${spice}`,
  `hold:${id}`,
  `player:${id}`,
];

const coming = (id: PlayerID, those: Cubes, tile: TileID): Motion[] =>
  kindsIn(those).map((spice, order) => ({
    thing: `hold:${id}:${spice}`,
    how: 'deal',
    place: [`tile:${tile}`],
    order,
  }));

const laying = (port: TileID, from: string): Motion => ({
  thing: `vp:${port}`,
  how: 'deal',
  place: [from],
});

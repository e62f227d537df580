import type { PlayerID } from '../../../../shared/engine/game';
import {
  cubes as cubesOf,
  kindsIn,
  size,
  SPICES,
  type Cubes,
  type Spice,
} from '../../../../shared/games/century-eastern-wonders/spices';
import type { Table } from '../../../../shared/games/century-eastern-wonders/state';
import type { Motion } from '../../../animation/motion';
import { cubeIn, landingOf } from '../thingNames';

// Cubes that are seen to come and go; a hold is that after it. The last of a spice is the one that goes or came.

/** However many go or come, the last is under way before the first has been forgotten. */
const SPREAD = 4;

const spread = (nth: number, many: number): number => nth * Math.min(1, SPREAD / many);

/** Cubes go from a hold to a place. */
export function leaving(
  { players }: Table,
  playerID: PlayerID,
  those: Partial<Cubes>,
  place: readonly string[],
): Motion[] {
  const { hold } = players[playerID];
  const gone = cubesOf(those);
  return kindsIn(gone)
    .flatMap((spice) =>
      Array.from({ length: gone[spice] }, (_, i) => cubeIn(playerID, spice, hold[spice] + i)),
    )
    .map((thing, i) => ({ thing, how: 'take', place, order: spread(i, size(gone)) }));
}

/**
 * What is delivered lands cube by cube where that is told, or else at the port. Nobody is told how many of a spice are
 * handed in: whatever was in the hold and is no more. So each spice has turns of its own, and no two cubes land together.
 */
export const delivering = (table: Table, playerID: PlayerID, port: string): Motion[] =>
  SPICES.flatMap((spice, nth) =>
    leaving(table, playerID, { [spice]: MOST }, [port]).flatMap((one, i): Motion[] => {
      const landing = landingOf(spice, i);
      const order = ONE_BY_ONE * (nth + i * SPICES.length);
      const place = [landing, port];
      return [
        { ...one, place, order, tempo: 'routine' },
        { thing: landing, how: 'land', order, tempo: 'routine' },
      ];
    }),
  );

/** How many turns of what moves after each other lie between two cubes that are counted out. */
const ONE_BY_ONE = 1.5;

/** No VP tile wants more than so many of one spice. */
const MOST = 5;

/** Cubes come into a hold from a place. */
export function arriving(
  { players }: Table,
  playerID: PlayerID,
  those: Partial<Cubes>,
  place: readonly string[],
  later = 0,
): Motion[] {
  const { hold } = players[playerID];
  const come = cubesOf(those);
  return kindsIn(come)
    .flatMap((spice) =>
      Array.from({ length: come[spice] }, (_, i) =>
        cubeIn(playerID, spice, hold[spice] - come[spice] + i),
      ),
    )
    .map((thing, i) => ({ thing, how: 'fly', place, order: later + spread(i, size(come)) }));
}

/** A cube rises from its place, turns into another one, and sinks to where that lies in the hold. */
export function turningInto(
  { players }: Table,
  playerID: PlayerID,
  from: Spice,
  to: Spice,
): Motion[] {
  const { hold } = players[playerID];
  const other = cubeIn(playerID, to, hold[to] - 1);
  return [
    {
      thing: cubeIn(playerID, from, hold[from]),
      how: 'takeCovered',
      back: other,
      place: [other],
    },
    { thing: other, how: 'land', isLast: true },
  ];
}

/** What is seen instead where the hold that these cubes come into is out of sight. */
export function telling(
  table: Table,
  playerID: PlayerID,
  those: Partial<Cubes>,
  motion: Motion,
): Motion[] {
  const [first] = arriving(table, playerID, those, []);
  return first ? [{ ...motion, unless: first.thing }] : [];
}

/** Cubes spice by spice. */
export const part = (those: Cubes): { spice: Spice; cubes: Partial<Cubes> }[] =>
  kindsIn(those).map((spice) => ({ spice, cubes: { [spice]: those[spice] } }));

import type { PlayerID, PublicCtx } from './game';

/** All players clockwise as they sit, the one whose turn it is first. */
export const clockwise = ({
  playOrder,
  playOrderPos,
}: Pick<PublicCtx, 'playOrder' | 'playOrderPos'>): PlayerID[] =>
  startingAt(playOrder, playOrderPos);

/** All players clockwise as they sit, this one first. */
export const clockwiseFrom = (playOrder: readonly PlayerID[], first: PlayerID): PlayerID[] =>
  startingAt(playOrder, playOrder.indexOf(first));

const startingAt = (playOrder: readonly PlayerID[], at: number): PlayerID[] => [
  ...playOrder.slice(at),
  ...playOrder.slice(0, at),
];

/** The player on the left of the one whose turn it is. */
export const leftOfCurrent = ({
  playOrder,
  playOrderPos,
}: Pick<PublicCtx, 'playOrder' | 'playOrderPos'>): PlayerID =>
  playOrder[(playOrderPos + 1) % playOrder.length];

/** Something for each player, by their seat. */
export const eachPlayer = <T>(
  playOrder: readonly PlayerID[],
  share: (seat: number) => T,
): Record<PlayerID, T> => Object.fromEntries(playOrder.map((id, seat) => [id, share(seat)]));

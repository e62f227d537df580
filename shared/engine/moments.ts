import type { PlayerID } from './game';
import type { Engine } from './engine';
import type { Replayed } from './playLog';

/**
 * How many actions stand after each position of a match that is replayed: an action that is taken back
 * later counts as little as if it had never been.
 */
export function standingAfter(played: readonly Replayed[]): number[] {
  let standing = 0;
  const counts = played.map(({ action }) => {
    if (action !== null) standing += action.type === 'undo' ? -1 : 1;
    return standing;
  });
  // what is taken back later never stood
  for (let i = counts.length - 2; i >= 0; i--) counts[i] = Math.min(counts[i], counts[i + 1]);
  return counts;
}

/**
 * The moment of a replay that each of a viewer's positions is, in the order in which they were counted
 * while it was played: a viewer was told of what everybody saw, of what they did themselves, and of what
 * changed for them.
 */
export function momentsSeen(
  played: readonly Replayed[],
  engine: Engine,
  viewer: PlayerID | null,
): number[] {
  const standing = standingAfter(played);
  const look = ({ position }: Replayed) => JSON.stringify(engine.view(position, viewer));
  const isTold = (i: number) => {
    const { action, events } = played[i];
    return (
      events.length > 0 || action?.playerID === viewer || look(played[i - 1]) !== look(played[i])
    );
  };
  return standing.filter((_, i) => i === 0 || isTold(i));
}

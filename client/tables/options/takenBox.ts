import type { GameInfo } from '../../../shared/engine/info';

let taken: GameInfo | null = null;

/** The box that is taken down from the shelf: it is still down for whoever leaves the page and comes back. */
export const takenBox = {
  get: () => taken,
  set: (box: GameInfo | null) => void (taken = box),
};

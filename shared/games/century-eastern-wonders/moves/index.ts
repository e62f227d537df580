import type { MoveOf } from '../../../engine/game';
import { claim } from './claiming';
import { harvest } from './harvesting';
import { collect, pay, sail } from './moving';
import { place, stock } from './starting';
import { build, choose, trade, upgrade } from './trading';
import { discard, end } from './turn';

/**
 * All but `claim` and `end` may be taken back. `claim` draws a VP tile and ends the turn by itself; every
 * other turn is confirmed with `end`.
 */
export const moves = {
  stock,
  place,
  sail,
  pay,
  collect,
  build,
  choose,
  upgrade,
  trade,
  harvest,
  claim,
  end,
  discard,
};

/** A move written out: its name, with the arguments that go with it. */
export type Move = MoveOf<typeof moves>;

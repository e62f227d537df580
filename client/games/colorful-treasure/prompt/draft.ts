import type { PlayerID } from '../../../../shared/engine/game';
import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import type { RefusalReason } from '../../../../shared/games/colorful-treasure/refusalReasons';
import type { Loot, TreasureType } from '../../../../shared/games/colorful-treasure/state';
import type { CellId } from '../../../../shared/games/colorful-treasure/wonders';

/** Why a card cannot be chosen, of what the rules say and of what only a screen can know. */
export type Why = RefusalReason | 'watching' | 'otherWonder' | 'sameWonder' | 'enough';

/** The first half of a decision, and what the reader points at meanwhile. */
export type Draft = {
  /** Cards chosen to be revealed, or to be looked at. */
  cells?: CellId[];
  /** A third card is about to be chosen. */
  isThird?: boolean;
  /** The cards are chosen for an action token that lets the reader look. */
  isLooking?: boolean;
  /** The action token they are about to take or to use. */
  face?: FaceId;
  /** The first of two types they are about to take. */
  type?: TreasureType;
  /** What they think of stealing. */
  theft?: { victim: PlayerID; loot: Loot };
  /** The card they point at. */
  at?: CellId;
  why?: Why;
};

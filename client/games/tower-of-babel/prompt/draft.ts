import type { ActionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import type { Cards, Kind } from '../../../../shared/games/tower-of-babel/cards';
import type { DiscId } from '../../../../shared/games/tower-of-babel/discs';
import type { Offer } from '../../../../shared/games/tower-of-babel/state';
import type { Over } from './preview';
import type { Key } from '../types';

/** Something that was pressed and cannot be, and the reason. */
export type Why = { key: Extract<Key, `why.${string}`>; values?: Record<string, string | number> };

/** The first half of a decision. */
export type Draft = {
  /** The disc that may be built. */
  disc?: DiscId;
  /** What the pointer rests on. */
  over?: Over;
  /** The offer that is put together. */
  offer?: Offer;
  /** The cards that a Card Trade would exchange. */
  trading?: Cards;
  /** Which cards of the hand are raised, by their places among their kind. */
  up?: Partial<Record<Kind, readonly number[]>>;
  /** The action card that is looked at. */
  card?: ActionKind;
  why?: Why;
};

/** The draft once the action card is put away again: what was about to be decided goes on. */
export const lookedAway = (draft: Draft | null): Draft => ({
  ...draft,
  card: undefined,
  trading: undefined,
  up: draft?.trading ? undefined : draft?.up,
  why: undefined,
});

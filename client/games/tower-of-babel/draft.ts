import type { PlayerID } from 'boardgame.io';
import type { ActionKind } from '../../../shared/games/tower-of-babel/actionCards';
import type { Cards, Kind } from '../../../shared/games/tower-of-babel/cards';
import type { DiscId } from '../../../shared/games/tower-of-babel/discs';
import type { Event, Offer, View } from '../../../shared/games/tower-of-babel/state';
import type { Scene } from '../../match/title';

/** Something that was pressed and cannot be, with the reason: a key of the texts below `why`. */
export type Why = { key: string; values?: Record<string, string | number> };

/** The first half of a decision. */
export type Draft = {
  /** The disc he thinks of building. */
  disc?: DiscId;
  /** The offer he puts together. */
  offer?: Offer;
  /** The cards he would exchange with a Card Trade. */
  trading?: Cards;
  /** Which of his cards he has raised, by their places among their kind. */
  up?: Partial<Record<Kind, readonly number[]>>;
  /** The action card he looks at. */
  card?: ActionKind;
  why?: Why;
};

export type OnTable = Scene<View, Event, Draft>;

/** A scene on the screen of somebody who plays. */
export type Playing = OnTable & { playerID: PlayerID };

/** He looks at an action card no more, and goes on with what he was about to decide. */
export const lookedAway = (draft: Draft | null): Draft => ({
  ...draft,
  card: undefined,
  trading: undefined,
  up: draft?.trading ? undefined : draft?.up,
  why: undefined,
});

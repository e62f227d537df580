import type { PlayerID, PublicCtx } from '../../engine/game';
import { sum } from '../../engine/numbers';
import { ofKind, type ActionCardId, type ActionKind } from './actionCards';
import type { Move } from './moves';
import { ownActionCards } from './own';
import type { Table, View } from './state';

// When an action card can be played (R7).

/** Whether this player may use a Card Trade or a Card Draw now (R7.2). */
export function isAnyTime(table: Table, ctx: PublicCtx, playerID: PlayerID): boolean {
  const active = playerID === ctx.currentPlayer;
  switch (table.step) {
    case 'choosing':
      return active || !table.second; // before a second turn nobody has drawn
    case 'offering':
      return !active && !table.build.offered.includes(playerID);
    case 'selecting':
    case 'ending':
      return active;
    case 'answering':
      return false;
  }
}

/** Whether this player may say if they use a Triple Bonus, and say otherwise until the last one has (R7.9). */
export const mayAnswer = (table: Table, playerID: PlayerID): boolean =>
  table.step === 'answering' && table.build.asked.includes(playerID);

/** When a kind of action card is used. */
export type ActionCardTiming = 'anyTime' | 'adding' | 'turnEnd' | 'refused' | 'finalScoring';

export const ACTION_CARD_TIMINGS: Record<ActionKind, ActionCardTiming> = {
  cardTrade: 'anyTime',
  cardDraw: 'anyTime',
  joker: 'adding',
  doubleTurn: 'turnEnd',
  tripleBonus: 'refused',
  discBonus: 'finalScoring',
  fivePoints: 'finalScoring',
};

/** The kind of action card that a move plays, if it plays any. What counts by itself is never played (R7.10). */
export function playedBy(move: Move): ActionKind | null {
  switch (move.move) {
    case 'cardTrade':
    case 'cardDraw':
    case 'doubleTurn':
      return move.move;
    case 'fulfil':
      return sum(move.args) > 0 ? 'joker' : null;
    case 'answer':
      return move.args[0] === 'tripleBonus' ? 'tripleBonus' : null;
    default:
      return null;
  }
}

/** Whether an action card of this kind can be played by one of these legal moves. */
export const isPlayable = (kind: ActionKind, legal: readonly Move[]): boolean =>
  legal.some((move) => playedBy(move) === kind);

/** The card of a kind that would be used next: of several alike, always the same one. */
export const held = (view: View, playerID: PlayerID, kind: ActionKind): ActionCardId | undefined =>
  ofKind(ownActionCards(view, playerID), kind).at(0);

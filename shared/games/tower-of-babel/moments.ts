import type { PlayerID } from 'boardgame.io';
import type { PublicCtx } from '../../core/module';
import { actionKind, ofKind, type ActionCardId, type ActionKind } from './actionCards';
import { size } from './cards';
import { fillings } from './offers';
import type { Table, View } from './state';

// When an action card can be played (R7).

/** Whether this player may use a Card Trade or a Card Draw now (R7.2). */
export function isAnyTime(table: Table, ctx: PublicCtx, playerID: PlayerID): boolean {
  if (table.over) return false;
  const active = playerID === ctx.currentPlayer;
  switch (table.step) {
    case 'choosing':
      return active || !table.second; // before a second turn nobody has drawn
    case 'offering':
      return !active && !table.build!.offered.includes(playerID);
    case 'selecting':
    case 'ending':
      return active;
    case 'answering':
      return false;
  }
}

/** Whether this player is asked about a Triple Bonus. */
export const isAsked = ({ step, build }: Table, playerID: PlayerID): boolean =>
  step === 'answering' && build!.asked.includes(playerID);

/** When a kind of action card is used. */
export type Moment = 'anyTime' | 'adding' | 'turnEnd' | 'refused' | 'finalScoring';

export const MOMENTS: Record<ActionKind, Moment> = {
  cardTrade: 'anyTime',
  cardDraw: 'anyTime',
  joker: 'adding',
  doubleTurn: 'turnEnd',
  tripleBonus: 'refused',
  discBonus: 'finalScoring',
  fivePoints: 'finalScoring',
};

/** Whether the owner of an action card may play it now, and which moment it is for. */
export const moment = (
  view: View,
  ctx: PublicCtx,
  playerID: PlayerID,
  card: ActionCardId,
): { now: boolean; when: Moment } => {
  const kind = actionKind(card);
  return { now: PLAYABLE[kind](view, ctx, playerID), when: MOMENTS[kind] };
};

type Playable = (view: View, ctx: PublicCtx, playerID: PlayerID) => boolean;

const atFinalScoring: Playable = () => false; // it counts by itself (R7.10)

const PLAYABLE: Record<ActionKind, Playable> = {
  cardTrade: ({ table, hands }, ctx, playerID) =>
    isAnyTime(table, ctx, playerID) && size(hands[playerID]!) > 0,
  cardDraw: ({ table }, ctx, playerID) => isAnyTime(table, ctx, playerID),
  joker: ({ table, hands, actionCards }, ctx, playerID) =>
    table.step === 'selecting' &&
    playerID === ctx.currentPlayer &&
    fillings(table.build!, {
      hand: hands[playerID]!,
      actionCards: actionCards[playerID]!,
    }).some((joked) => size(joked) > 0),
  doubleTurn: ({ table }, ctx, playerID) =>
    table.step === 'ending' && playerID === ctx.currentPlayer,
  tripleBonus: ({ table }, _ctx, playerID) => isAsked(table, playerID),
  discBonus: atFinalScoring,
  fivePoints: atFinalScoring,
};

/** The card of a kind that would be used next: of several alike, always the same one. */
export const held = (
  { actionCards }: View,
  playerID: PlayerID,
  kind: ActionKind,
): ActionCardId | undefined => ofKind(actionCards[playerID]!, kind).at(0);

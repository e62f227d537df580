import { clockwiseFrom, leftOfCurrent } from '../../../shared/engine/clockwise';
import type { PlayerID, PublicCtx } from '../../../shared/engine/game';
import { isLastRound, lastTile } from '../../../shared/games/century-eastern-wonders/table';
import { claimsSeen } from './plate/plate';
import type { OnTable } from './types';

/** Which round is played, counted from 1. */
export const roundOf = ({ turn, numPlayers }: Pick<PublicCtx, 'turn' | 'numPlayers'>): number =>
  Math.ceil(turn / numPlayers);

/** Whether nobody has a turn after this player in a round: who brings the last one then ends it. */
export const isPlayedOut = ({ view, ctx }: Pick<OnTable, 'view' | 'ctx'>, by: PlayerID): boolean =>
  clockwiseFrom(ctx.playOrder, view.table.first).at(-1) === by;

/** Whether somebody is seen to have brought the last round, and others still have a turn in it, or had one since. */
export const isLastRoundOn = (scene: OnTable): boolean =>
  Object.keys(scene.view.claims).some(
    (id) => claimsSeen(scene, id) >= lastTile(scene.view.table) && !isPlayedOut(scene, id),
  );

/** Who has a turn after this one; nobody after the last of the match. */
export const nextAfter = ({ view, ctx }: Pick<OnTable, 'view' | 'ctx'>): PlayerID | null =>
  isLastRound(view.table, view.claims) && isPlayedOut({ view, ctx }, ctx.currentPlayer)
    ? null
    : leftOfCurrent(ctx);

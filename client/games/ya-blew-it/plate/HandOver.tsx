import type { PlayerID } from '../../../../shared/engine/game';
import { isSeated } from '../../../kit/isSeated';
import { PlateLabel } from '../../../kit/PlateLabel';
import { thingsOf } from '../prompt/touching';
import type { OnTable, Title } from '../types';

/** What a press on a plate would do, where it takes one: without a word it would look like asking who that is. */
export function HandOver({ of, ...scene }: OnTable & { of: PlayerID }) {
  if (!isSeated(scene)) return null;
  const handing = scene.legal
    .filter(isHandedOver)
    .find((move) => thingsOf(move, scene).includes(`player:${of}`));
  return (
    handing && (
      <PlateLabel>{scene.t(`handOver.${handing.move}`, { name: scene.name(of) })}</PlateLabel>
    )
  );
}

const isHandedOver = (
  move: Title['move'],
): move is Extract<Title['move'], { move: 'pass' | 'decline' }> =>
  move.move === 'pass' || move.move === 'decline';

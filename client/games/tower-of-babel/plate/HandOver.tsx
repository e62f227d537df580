import type { PlayerID } from '../../../../shared/engine/game';
import { isSeated } from '../../../kit/isSeated';
import { PlateLabel } from '../../../kit/PlateLabel';
import { isMove } from '../../../kit/isMove';
import { thingsOf } from '../prompt/touching';
import type { OnTable } from '../types';

/** What a press on a plate would do, where it takes one: without a word it would look like asking what that player has. */
export function HandOver({ of, ...scene }: OnTable & { of: PlayerID }) {
  if (!isSeated(scene)) return null;
  const { legal, t } = scene;
  const move = [legal.find(isMove('end')), legal.find(isMove('doubleTurn'))].find(
    (one) => one && thingsOf(one, scene).includes(`player:${of}`),
  );
  return move && <PlateLabel>{t(`move.${move.move}`)}</PlateLabel>;
}

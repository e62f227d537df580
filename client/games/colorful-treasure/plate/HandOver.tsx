import type { PlayerID } from '../../../../shared/engine/game';
import { PlateLabel } from '../../../kit/PlateLabel';
import { isMove } from '../../../kit/isMove';
import { thingsOf } from '../prompt/touching';
import type { OnTable } from '../types';

/**
 * What a press on a plate would do, where it takes one: without a word it would look like asking what that player has. Of
 * taking nothing it says to whom it goes on: on another's plate the words of the button sounded like a theft.
 */
export function HandOver({ of, ...scene }: OnTable & { of: PlayerID }) {
  const handing = scene.legal.find(isMove('leave')) ?? scene.legal.find(isMove('done'));
  if (!handing || !thingsOf(handing, scene).includes(`player:${of}`)) return null;
  return (
    <PlateLabel>
      {handing.move === 'leave'
        ? scene.t('handOver', { name: scene.name(of) })
        : scene.t('move.done')}
    </PlateLabel>
  );
}

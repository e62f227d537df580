import type { PlayerID } from '../../../../shared/engine/game';
import { isSeated } from '../../../kit/isSeated';
import { PlateLabel } from '../../../kit/PlateLabel';
import { thingsOf } from '../prompt/touching';
import { plateOf } from '../thingNames';
import type { OnTable } from '../types';

/** What a press on another's plate would do, where it takes one: without a word it would look like asking what they have. */
export function OnPlate({ of, ...scene }: OnTable & { of: PlayerID }) {
  if (!isSeated(scene)) return null;
  const { t } = scene;
  const move = scene.legal.find((one) => thingsOf(one, scene).includes(plateOf(of)));
  if (move?.move === 'end')
    return <PlateLabel>{t('move.handOver', { name: scene.name(of) })}</PlateLabel>;
  return move?.move === 'pay' && <PlateLabel>{t('move.pay')}</PlateLabel>;
}

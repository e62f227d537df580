import { useTranslation } from '../../../text/useTranslation';
import { useSetting } from '../../../app/setting';
import { coaching, teachAgain } from '../../../kit/coaching';
import { Toggle } from '../../../ui/controls/Toggle';

/** Whether notes are told; switched on again, all of them are. */
export function Coaching() {
  const { t } = useTranslation('match');
  return (
    <Toggle
      label={t('coach.setting')}
      about={t('coach.about')}
      on={useSetting(coaching) === 'on'}
      onChange={(on) => {
        if (on) teachAgain();
        coaching.set(on ? 'on' : 'off');
      }}
    />
  );
}

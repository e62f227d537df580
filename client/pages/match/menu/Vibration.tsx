import { useTranslation } from '../../../text/useTranslation';
import { useSetting } from '../../../app/setting';
import { canVibrate, vibration } from '../../../sound/play';
import { Toggle } from '../../../ui/controls/Toggle';

/** Whether a phone trembles with what is heard, where it can. */
export function Vibration() {
  const { t } = useTranslation('match');
  const isOn = useSetting(vibration) === 'on';
  if (!canVibrate()) return null;
  return (
    <Toggle
      label={t('vibration.title')}
      about={t('vibration.about')}
      on={isOn}
      onChange={(on) => vibration.set(on ? 'on' : 'off')}
    />
  );
}

import { useTranslation } from '../../../text/useTranslation';
import { pace, PACES } from '../../../animation/pace';
import { useSetting } from '../../../app/setting';
import { Choice } from '../../../ui/controls/Choice';

/** How fast things are seen to happen. */
export function Pace() {
  const { t } = useTranslation('match');
  return (
    <Choice
      label={t('pace.title')}
      value={useSetting(pace)}
      options={PACES.map((value) => ({ value, label: t(`pace.${value}`) }))}
      onChange={pace.set}
    />
  );
}

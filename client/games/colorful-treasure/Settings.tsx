import { useTranslation } from 'react-i18next';
import { useSetting } from '../../app/setting';
import { Choice } from '../../ui/Choice';
import { exposure, EXPOSURES } from './exposure';

/** How long this player wants to see what others reveal. */
export function Settings() {
  const { t } = useTranslation('colorful-treasure');
  return (
    <Choice
      label={t('exposure.title')}
      about={t('exposure.about')}
      value={useSetting(exposure)}
      options={EXPOSURES.map((value) => ({ value, label: t(`exposure.for.${value}`) }))}
      onChange={exposure.set}
    />
  );
}

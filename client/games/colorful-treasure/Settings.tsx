import { useTitleTexts } from '../../text/useTranslation';
import { useSetting } from '../../app/setting';
import { Choice } from '../../ui/controls/Choice';
import { Toggle } from '../../ui/controls/Toggle';
import { aid } from './board/aid';
import { exposure, EXPOSURES } from './animation/exposure';
import type { Key } from './types';

/** How long this player wants to see what others reveal, and whether their screen remembers it. */
export function Settings() {
  const { t } = useTitleTexts<Key>('colorful-treasure');
  return (
    <>
      <Choice
        label={t('exposure.title')}
        about={t('exposure.about')}
        value={useSetting(exposure)}
        options={EXPOSURES.map((value) => ({ value, label: t(`exposure.for.${value}`) }))}
        onChange={exposure.set}
      />
      <Toggle
        label={t('aid.title')}
        about={t('aid.about')}
        on={useSetting(aid) === 'on'}
        onChange={(on) => aid.set(on ? 'on' : 'off')}
      />
    </>
  );
}

import { useTranslation } from '../../../text/useTranslation';
import { Choice } from '../../../ui/controls/Choice';
import { useSetting } from '../../../app/setting';
import { play } from '../../../sound/play';
import { volume, VOLUMES } from '../../../sound/volume';

/** How loud the match is; each choice lets itself be heard. */
export function Volume() {
  const { t } = useTranslation('match');
  return (
    <Choice
      label={t('sound.title')}
      value={useSetting(volume)}
      options={VOLUMES.map((value) => ({ value, label: t(`sound.volume.${value}`) }))}
      onChange={(value) => {
        volume.set(value);
        play('turn');
      }}
    />
  );
}

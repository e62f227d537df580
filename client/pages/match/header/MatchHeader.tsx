import type { ReactNode } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { IconButton } from '../../../ui/controls/IconButton';
import { ChatIcon, MuteIcon, SoundIcon } from '../../../ui/signs/icons';
import { Sentence } from '../../../kit/Sentence';
import { useSetting } from '../../../app/setting';
import { volume } from '../../../sound/volume';
import type { LoadedTitle, Scene } from '../../../kit/contract';
import styles from './MatchHeader.module.css';

type Props = {
  title: LoadedTitle;
  scene: Scene;
  /** How much was said and done behind the closed sheet; absent where it is always in sight. */
  unseen?: number;
  onRules(): void;
  onTalk?(): void;
  /** More ways out. */
  children: ReactNode;
};

/** What is played and how far it is, and the ways out of the board. */
export function MatchHeader({ title, scene, unseen, onRules, onTalk, children }: Props) {
  const { t } = useTranslation('match');
  return (
    <header className={styles.top}>
      <span className={styles.mark}>
        <title.Mark size={30} />
      </span>
      <div className={styles.words}>
        <h1 className={styles.name}>{t(`app:games.${title.module.id}.name`)}</h1>
        <p className={styles.progress}>
          <Sentence phrase={title.progress(scene)} scene={scene} />
        </p>
      </div>
      <IconButton label={t('rules')} icon="?" aria-haspopup="dialog" onClick={onRules} />
      <Sound />
      {unseen !== undefined && (
        <IconButton
          label={unseen > 0 ? t('talkUnseen', { count: unseen }) : t('talk')}
          icon={<ChatIcon size={20} />}
          count={unseen}
          aria-haspopup="dialog"
          onClick={onTalk}
        />
      )}
      {children}
    </header>
  );
}

/** Whether the match is heard; how loud it is, the menu says. */
function Sound() {
  const { t } = useTranslation('match');
  const isOff = useSetting(volume) === 'off';
  return (
    <IconButton
      className={styles.sound}
      label={t(isOff ? 'sound.on' : 'sound.off')}
      icon={isOff ? <MuteIcon /> : <SoundIcon />}
      onClick={() => volume.set(isOff ? 'normal' : 'off')}
    />
  );
}

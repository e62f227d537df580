import { useTranslation } from '../../../text/useTranslation';
import { IconButton } from '../../../ui/controls/IconButton';
import { MenuIcon } from '../../../ui/signs/icons';
import { ConnectionBanner } from '../header/ConnectionBanner';
import { MatchHeader } from '../header/MatchHeader';
import type { Live } from './useLive';

type Props = {
  live: Live;
  /** How much was said behind the closed sheet; absent where it is always in sight. */
  unseen: number | undefined;
  onRules(): void;
  onTalk(): void;
  onMenu(): void;
};

/** The head of a match with its menu, and whether the server can be reached. */
export function LiveHeader({ live, onMenu, ...ways }: Props) {
  const { t } = useTranslation('match');
  return (
    <>
      <MatchHeader title={live.title} scene={live.shown} {...ways}>
        <IconButton label={t('menu')} icon={<MenuIcon />} aria-haspopup="dialog" onClick={onMenu} />
      </MatchHeader>
      <ConnectionBanner connected={live.connected} />
    </>
  );
}

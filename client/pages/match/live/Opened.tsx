import type { ReactNode } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Dialog } from '../../../ui/surfaces/Dialog';
import { RulesDialog } from '../hints/RulesDialog';
import type { MatchProps } from '../Match';
import { Menu } from '../menu/Menu';
import type { Live } from './useLive';

/** What its reader has opened over a match. */
export type Opened = 'talk' | 'menu' | { rulesAt: string | undefined } | null;

type Props = Pick<MatchProps, 'tools' | 'standUp'> & {
  opened: Opened;
  live: Live;
  talk: ReactNode;
  onClose(): void;
};

/** The talk where it has no room beside the board, the rules, or the menu. */
export function OpenedDialog({ opened, live, talk, onClose, ...ways }: Props) {
  const { title, key, seat, table, scene, isHost } = live;
  const { t } = useTranslation('match');
  const { isNarrow } = useScreen();
  if (opened === null) return null;
  if (opened === 'talk')
    return (
      isNarrow && (
        <Dialog kind="sheet" title={t('talk')} onClose={onClose} isLive>
          {talk}
        </Dialog>
      )
    );
  if (opened !== 'menu') return <RulesDialog title={title} at={opened.rulesAt} onClose={onClose} />;
  return (
    <Menu
      {...{ seat, table, scene, ...ways, onClose }}
      match={key}
      mayArrange={isHost && table.status !== 'over'}
      settings={title.Settings && <title.Settings />}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { linkTo } from '../base';
import type { MatchKey } from '../lobby/api';
import { tablePath } from '../lobby/paths';
import { CopyButton } from '../ui/CopyButton';

/** Lets others watch a match. */
export function WatchLink({ match }: { match: MatchKey }) {
  const { t } = useTranslation('app');
  return (
    <CopyButton wide text={linkTo(tablePath(match))}>
      {t('invite.watch')}
    </CopyButton>
  );
}

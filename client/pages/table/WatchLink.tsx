import { useTranslation } from '../../text/useTranslation';
import { linkTo } from '../../app/base';
import type { MatchKey } from '../../net/api';
import { tablePath } from '../../net/paths';
import { CopyButton } from '../../ui/controls/CopyButton';

/** Lets others watch a match. */
export function WatchLink({ match }: { match: MatchKey }) {
  const { t } = useTranslation('app');
  return (
    <CopyButton wide text={linkTo(tablePath(match))}>
      {t('invite.watch')}
    </CopyButton>
  );
}

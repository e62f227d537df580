import { useTranslation } from '../text/useTranslation';
import type { Proof } from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import { admitNewcomers, letWatchersTalk, type MatchKey } from '../net/api';
import type { Attempt } from '../net/useAttempt';
import { Toggle } from '../ui/controls/Toggle';

type Props = {
  table: Pick<Table, 'noNewcomers' | 'watchersTalk'>;
  asHost: { match: MatchKey; host: Proof; attempt: Attempt };
};

/** Whether the host lets nobody else sit down, and whether those who watch may talk. */
export function Newcomers({ table, asHost: { match, host, attempt } }: Props) {
  const { t } = useTranslation('app');
  return (
    <>
      <Toggle
        label={t('newcomers.none')}
        about={t('newcomers.noneAbout')}
        on={table.noNewcomers === true}
        onChange={(on) => void attempt(() => admitNewcomers(match, host, !on))}
      />
      <Toggle
        label={t('newcomers.watchersTalk')}
        about={t('newcomers.watchersTalkAbout')}
        on={table.watchersTalk === true}
        onChange={(on) => void attempt(() => letWatchersTalk(match, host, on))}
      />
    </>
  );
}

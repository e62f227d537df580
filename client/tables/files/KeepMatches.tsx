import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import type { Table } from '../../../shared/protocol/table';
import { entryOf } from '../../games/catalog';
import type { MatchKey } from '../../net/api';
import { fileAddress } from '../../net/records';
import english from '../../text/en/keep.json';
import french from '../../text/fr/keep.json';
import { addTexts } from '../../text/i18n';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/surfaces/Dialog';
import { DownloadIcon } from '../../ui/signs/icons';
import { saveFile } from '../../ui/saveFile';
import styles from './KeepMatches.module.css';

addTexts('keep', { en: english, fr: french });

type Props = {
  /** Those that are over, with our seat at each. */
  of: readonly { seat: MatchKey; table: Table | null }[];
  onClose(): void;
};

type Progress = { done: number; kept: number | null };

/** All matches of ours that are over, each as a file and all in one archive. */
export function KeepMatches({ of, onClose }: Props) {
  const { t, i18n } = useTranslation('keep');
  const [progress, setProgress] = useState<Progress | null>(null);
  const count = of.length;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });

  async function keepAll() {
    setProgress({ done: 0, kept: null });
    const sources = of.map(({ seat }) => [
      `${seat.game}-${seat.matchID}.wonder`,
      fileAddress(seat),
    ]);
    // whoever keeps one match need not load what packs many
    const { archiveOf } = await import('./archive');
    const { archive, kept } = await archiveOf(Object.fromEntries(sources), (done) =>
      setProgress({ done, kept: null }),
    );
    if (kept > 0) saveFile('wondertable.zip', archive);
    setProgress({ done: count, kept });
  }

  const isFetching = progress?.kept === null;
  return (
    <Dialog title={t('title')} about={t('about')} onClose={onClose}>
      <div className={styles.keep}>
        <ul>
          {of.map(({ seat, table }) => {
            const Sign = entryOf(seat.game)?.Sign;
            const name = t(`app:games.${seat.game}.name`);
            const date = day.format(table?.updatedAt);
            return (
              <li key={seat.matchID}>
                <a
                  className={styles.match}
                  href={fileAddress(seat)}
                  download={`${seat.matchID}.wonder`}
                  aria-label={t('one', { name, date })}
                >
                  {Sign && <Sign />}
                  <span className={styles.words}>
                    <b>{name}</b>
                    <small>
                      {[date, ...distinctNames(table?.players ?? [])].filter(Boolean).join(' · ')}
                    </small>
                  </span>
                  <DownloadIcon />
                </a>
              </li>
            );
          })}
        </ul>
        <Button
          kind="go"
          wide
          icon={<DownloadIcon />}
          unavailable={isFetching && t('fetching', { done: progress.done, count })}
          onClick={() => void keepAll()}
        >
          {t('all', { count })}
        </Button>
        <p role="status">
          {progress?.kept !== null && progress !== null && (
            <>
              {progress.kept > 0 && t('kept', { count: progress.kept })}{' '}
              {progress.kept < count && t('missing', { count: count - progress.kept })}
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}

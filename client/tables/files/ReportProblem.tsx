import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { SealedReport } from '../../../shared/protocol/requests';
import { ask, type MatchKey, pathOf, proofOf } from '../../net/api';
import { Refused } from '../../net/Refused';
import type { OwnSeat } from '../../net/seats';
import { useAttempt } from '../../net/useAttempt';
import english from '../../text/en/report.json';
import french from '../../text/fr/report.json';
import { addTexts } from '../../text/i18n';
import { Button } from '../../ui/controls/Button';
import { WarningIcon } from '../../ui/signs/icons';
import { saveFile } from '../../ui/saveFile';
import styles from './ReportProblem.module.css';

addTexts('report', { en: english, fr: french });

type Props = { match: MatchKey; seat: OwnSeat };

/** Saves a match that is not over, in a file which only its server can open. */
export function ReportProblem({ match, seat }: Props) {
  const { t } = useTranslation('report');
  const { attempt, refused, isTrying } = useAttempt();
  const [isSaved, setSaved] = useState(false);
  const save = () =>
    attempt(async () => {
      const report = await ask<SealedReport>('POST', `${pathOf(match)}/report`, proofOf(seat));
      saveFile(`${match.matchID}.report`, new Blob([JSON.stringify(report)]));
      setSaved(true);
    });
  return (
    <div className={styles.report}>
      <Button
        wide
        icon={<WarningIcon />}
        unavailable={isTrying && t('app:ask.trying')}
        onClick={save}
      >
        {t('title')}
      </Button>
      <p className={styles.about} role="status">
        {t(isSaved ? 'saved' : 'about')}
      </p>
      <Refused code={refused} />
    </div>
  );
}

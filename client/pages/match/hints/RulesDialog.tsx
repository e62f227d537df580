import { useRef } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { LoadedTitle } from '../../../kit/contract';
import { OpenedAt } from '../../../kit/RuleBook';
import { Dialog } from '../../../ui/surfaces/Dialog';
import styles from './RulesDialog.module.css';

type Props = {
  title: LoadedTitle;
  /** The paragraph that they are opened at. */
  at: string | undefined;
  onClose(): void;
};

/**
 * The rules over the board, opened at what is asked now, or at what somebody wanted to know; from there whoever plays for the
 * first time finds back to where they begin.
 */
export function RulesDialog({ title, at, onClose }: Props) {
  const { t } = useTranslation('match');
  const book = useRef<HTMLDivElement>(null);
  const toBeginning = (
    <button
      type="button"
      className={styles.begin}
      onClick={() => book.current!.scrollIntoView({ block: 'start' })}
    >
      {t('rulesBegin')}
    </button>
  );
  return (
    <Dialog kind="wide" title={t('rules')} about={at && toBeginning} onClose={onClose}>
      <div ref={book}>
        <OpenedAt value={at}>
          <title.Rules />
        </OpenedAt>
      </div>
    </Dialog>
  );
}

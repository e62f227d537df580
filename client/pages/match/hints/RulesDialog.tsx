import { useTranslation } from '../../../text/useTranslation';
import type { LoadedTitle } from '../../../kit/contract';
import { OpenedAt } from '../../../kit/RuleBook';
import { Dialog } from '../../../ui/surfaces/Dialog';

type Props = {
  title: LoadedTitle;
  /** The paragraph that they are opened at. */
  at: string | undefined;
  onClose(): void;
};

/** The rules over the board, opened at what is asked now, or at what somebody wanted to know. */
export function RulesDialog({ title, at, onClose }: Props) {
  const { t } = useTranslation('match');
  return (
    <Dialog kind="wide" title={t('rules')} onClose={onClose}>
      <OpenedAt value={at}>
        <title.Rules />
      </OpenedAt>
    </Dialog>
  );
}

import { useTranslation } from '../../../text/useTranslation';
import { useHidden } from '../../../ui/hooks/useHidden';
import { useCovered } from '../../../ui/surfaces/covering';
import { useTurnNotice } from './useTurnNotice';
import { useTurnInTab } from './useTurnInTab';
import type { LiveAsked } from './useAsked';
import type { Live } from './useLive';

/** Calls the reader when the match waits for them; who does not look is called at once. */
export function useCalled({ title, isAwaited, mayAsk }: Live, asked: LiveAsked) {
  const { t } = useTranslation('app');
  const isHidden = useHidden();
  // the stage waits below a dialog, but not the table
  const isElsewhere = useCovered() || isHidden;
  const isOurTurn = isAwaited && (mayAsk || isElsewhere);
  const words = isElsewhere && isAwaited ? asked.wordsAhead() : asked.words;
  const called = `${words} · ${t(`app:games.${title.module.id}.name`)}`;
  useTurnInTab(isOurTurn, called);
  useTurnNotice(isOurTurn, called);
}

import { useTranslation } from '../../../text/useTranslation';
import { useHidden } from '../../../ui/hooks/useHidden';
import { useTurnNotice } from './useTurnNotice';
import { useTurnInTab } from './useTurnInTab';
import type { LiveAsked } from './useAsked';
import type { Live } from './useLive';

/** Calls the reader when the match waits for them; who does not look is called at once. */
export function useCalled({ title, isAwaited, mayAsk }: Live, asked: LiveAsked) {
  const { t } = useTranslation('app');
  const isHidden = useHidden();
  const isOurTurn = isAwaited && (mayAsk || isHidden);
  const words = isHidden && isAwaited ? asked.wordsAhead() : asked.words;
  const called = `${words} · ${t(`app:games.${title.module.id}.name`)}`;
  useTurnInTab(isOurTurn, called);
  useTurnNotice(isOurTurn, called);
}

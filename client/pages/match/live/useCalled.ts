import { useTranslation } from '../../../text/useTranslation';
import { useHidden } from '../../../ui/hooks/useHidden';
import { useTurnCall } from '../header/useTurnCall';
import { useTurnSignal } from '../header/useTurnSignal';
import type { LiveAsked } from './useAsked';
import type { Live } from './useLive';

/** Calls the reader when the match waits for them; who does not look is called at once. */
export function useCalled({ title, isAwaited, mayAsk }: Live, asked: LiveAsked) {
  const { t } = useTranslation('app');
  const isHidden = useHidden();
  const isOurTurn = isAwaited && (mayAsk || isHidden);
  const words = isHidden && isAwaited ? asked.wordsAhead() : asked.words;
  const called = `${words} · ${t(`app:games.${title.module.id}.name`)}`;
  useTurnSignal(isOurTurn, called);
  useTurnCall(isOurTurn, called);
}

import { useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import styles from './TurnRibbon.module.css';
import type { Live } from './useLive';

/** Says above the prompt what has come to its reader, their turn or an answer in another’s, for as long as it takes to look there. */
export function TurnRibbon({ live }: { live: Live }) {
  const { t } = useTranslation('match');
  const { number, hide } = useComing(live);
  const { title, scene } = live;
  // where nothing moves it would be gone at once
  if (number === null || scene.playerID === null || live.stretch === 0) return null;
  return (
    // said by the prompt, to those who do not see it
    <p key={number} className={styles.comes} aria-hidden onAnimationEnd={hide}>
      {title.plate(scene, scene.playerID).asked ?? t('turnComes')}
    </p>
  );
}

/** Which time it is that the reader is asked after others have acted; `null` once that was seen. */
function useComing({ isAwaited, mayAsk, show, scene }: Live) {
  const isAsked = isAwaited && mayAsk;
  const [was, setWas] = useState({ isAsked, times: 0, number: null as number | null });
  if (isAsked !== was.isAsked) {
    const by = show.seen.at(-1)?.by ?? null;
    const comes = isAsked && by !== null && by !== scene.playerID;
    const times = comes ? was.times + 1 : was.times;
    setWas({ isAsked, times, number: comes ? times : null });
  }
  return { number: was.number, hide: () => setWas((before) => ({ ...before, number: null })) };
}

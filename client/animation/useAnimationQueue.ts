import { useCallback, useEffect, useState } from 'react';
import type { MatchSnapshot } from '../../shared/protocol/connection';
import { canAnimate } from './run';
import type { Hold } from './motion';
import { advanced, followed, heldBy, opened, type AnimationQueue, skipped } from './queue';

/**
 * What the stage shows of a match, of which `recent` are the latest positions: what happened one after the
 * other, until it shows how the match stands. Nothing is seen to happen when that does not follow from what was shown before.
 */
export function useAnimationQueue(recent: readonly MatchSnapshot[], follows = true) {
  const match = recent.at(-1)!;
  const [kept, setShow] = useState<AnimationQueue>(() => opened(match));
  const show = kept.live === match ? kept : followed(kept, recent, follows && canAnimate());
  if (show !== kept) setShow(show);

  const { isMoving, held } = show;
  useEffect(() => {
    if (!isMoving || held === 'until pressed') return;
    const skip = (event: Event) => {
      // what is held is to be looked at: only what goes on the board itself comes before it
      if (held === null || event.type === 'visibilitychange' || isOnBoard(event)) setShow(skipped);
    };
    const signals = ['pointerdown', 'keydown'] as const;
    // before whatever is pressed does what it does
    for (const signal of signals) window.addEventListener(signal, skip, { capture: true });
    document.addEventListener('visibilitychange', skip);
    return () => {
      for (const signal of signals) window.removeEventListener(signal, skip, { capture: true });
      document.removeEventListener('visibilitychange', skip);
    };
  }, [isMoving, held]);

  return {
    show,
    onEnd: useCallback(() => setShow(advanced), []),
    onHold: useCallback((hold: Hold) => setShow((before) => heldBy(before, hold)), []),
  };
}

const isOnBoard = ({ target }: Event): boolean =>
  target === document.body || (target instanceof Element && target.closest('main') !== null);

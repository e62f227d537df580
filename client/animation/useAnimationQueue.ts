import { useCallback, useEffect, useState } from 'react';
import type { PlayerID } from '../../shared/engine/game';
import type { MatchSnapshot } from '../../shared/protocol/connection';
import { canAnimate } from './run';
import {
  advanced,
  again,
  caughtUp,
  type AnimationQueue,
  dealt,
  followed,
  heldBy,
  type LengthOf,
  opened,
  paused,
  skipped,
} from './queue';

type Ways = {
  lengthOf: LengthOf;
  /** Nothing is seen to happen when that does not follow from what was shown before. */
  follows?: boolean;
  /** The match is seen to be dealt first. */
  isDealt?: boolean;
};

/**
 * What the stage shows of a match, of which `recent` are the latest positions: what happened one after the
 * other, until it shows how the match stands. A press on the board, or the space bar, goes to the next of it.
 */
export function useAnimationQueue(
  recent: readonly MatchSnapshot[],
  { lengthOf, follows = true, isDealt = false }: Ways,
) {
  const match = recent.at(-1)!;
  const [kept, setShow] = useState<AnimationQueue>(() =>
    isDealt && canAnimate() ? dealt(match) : opened(match),
  );
  const isSeen = follows && canAnimate();
  const show = kept.live === match ? kept : followed(kept, recent, { isSeen, lengthOf });
  if (show !== kept) setShow(show);

  useEffect(() => {
    const look = () => setShow((before) => paused(before, document.hidden));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const isSkippable = show.isMoving && show.held !== 'until pressed';
  useEffect(() => {
    if (!isSkippable) return;
    const skip = () => setShow(advanced);
    const press = (event: Event) => {
      if (isOnStage(event)) skip();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isMeantElsewhere(event)) return setShow(skipped);
      if (event.key !== ' ' || event.repeat || isMeantElsewhere(event)) return;
      event.preventDefault(); // or the page would scroll
      skip();
    };
    // before whatever is pressed does what it does
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('keydown', key, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('keydown', key, { capture: true });
    };
  }, [isSkippable]);

  return {
    show,
    onEnd: useCallback(() => setShow(advanced), []),
    onRest: useCallback(
      (held: AnimationQueue['held']) => setShow((before) => heldBy(before, held)),
      [],
    ),
    onSkip: useCallback(() => setShow(skipped), []),
    /** Shows how positions came about that its reader has missed. */
    onMissed: useCallback(
      (positions: readonly MatchSnapshot[]) =>
        setShow((before) => caughtUp(skipped(before), positions)),
      [],
    ),
    onAgain: useCallback(
      (reader: PlayerID | null) => setShow((before) => again(before, reader)),
      [],
    ),
  };
}

/** On the board, or on what lies below it. */
const isOnStage = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('main, [data-own]') !== null;

/** Something else has the key: a field, a button, a dialog. */
const isMeantElsewhere = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest(
    'button:not([aria-disabled=true]), a, input, textarea, select, summary, [role=dialog]',
  ) !== null;

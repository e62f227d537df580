import { startTransition, useCallback, useEffect, useState } from 'react';
import type { PlayerID } from '../../shared/engine/game';
import type { MatchSnapshot } from '../../shared/protocol/snapshot';
import { useLatest } from '../ui/hooks/useLatest';
import { canAnimate } from './run';
import {
  advanced,
  again,
  caughtUp,
  type AnimationQueue,
  dealt,
  followed,
  heldBy,
  type Joins,
  opened,
  paused,
  skipped,
  type TimingOf,
} from './queue';

type Ways = {
  timingOf: TimingOf;
  /** What is seen together with what was before it; by itself nothing is. */
  joins?: Joins;
  /** Nothing is seen to happen when that does not follow from what was shown before. */
  follows?: boolean;
  /** The match is seen to be dealt first. */
  isDealt?: boolean;
  /** Something lies over the stage: what happens waits until it is gone, as it does while nobody looks at the page. */
  isCovered?: boolean;
};

/** The latest positions, and how they are to be shown. */
type Told = {
  recent: readonly MatchSnapshot[];
  isSeen: boolean;
  timingOf: TimingOf;
  joins?: Joins;
};

const upTo = ({ recent, ...ways }: Told, kept: AnimationQueue): AnimationQueue =>
  kept.live === recent.at(-1) ? kept : followed(kept, recent, ways);

/**
 * What the stage shows of a match, of which `recent` are the latest positions: what happened one after the
 * other, until it shows how the match stands. A press on the board, or the space bar, goes to the next of it.
 */
export function useAnimationQueue(
  recent: readonly MatchSnapshot[],
  { timingOf, joins, follows = true, isDealt = false, isCovered = false }: Ways,
) {
  const match = recent.at(-1)!;
  const [kept, setShow] = useState<AnimationQueue>(() =>
    isDealt && canAnimate() ? dealt(match) : opened(match),
  );
  const told: Told = { recent, isSeen: follows && canAnimate(), timingOf, joins };
  const show = upTo(told, kept);
  if (show !== kept) setShow(show);

  // a change that waits for its turn is made anew to what was kept before it, which was not told yet how the match went on
  const lastTold = useLatest(told);
  const change = useCallback(
    (by: (before: AnimationQueue) => AnimationQueue) =>
      setShow((before) => by(upTo(lastTold.current, before))),
    [lastTold],
  );

  // what ends, or is skipped, in the same instant is over once: nothing has been seen yet of what comes next
  const lastShown = useLatest(show.now);
  const changeShown = useCallback(
    (by: (before: AnimationQueue) => AnimationQueue) => {
      const { events } = lastShown.current;
      change((before) => (before.now.events === events ? by(before) : before));
    },
    [change, lastShown],
  );

  useEffect(() => {
    const look = () => change((before) => paused(before, isCovered || document.hidden));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [change, isCovered]);

  const isSkippable = show.isMoving && show.held !== 'until pressed';
  useEffect(() => {
    if (!isSkippable) return;
    const skip = () => changeShown(advanced);
    const press = (event: Event) => {
      if (isOnStage(event)) skip();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isMeantElsewhere(event)) return change(skipped);
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
  }, [isSkippable, change, changeShown]);

  return {
    show,
    // nobody waits for it: what is drawn in the meantime, a hand's hover or a number that counts, goes first
    onEnd: useCallback(() => startTransition(() => changeShown(advanced)), [changeShown]),
    onRest: useCallback(
      (held: AnimationQueue['held']) =>
        startTransition(() => changeShown((before) => heldBy(before, held))),
      [changeShown],
    ),
    onSkip: useCallback(() => change(skipped), [change]),
    /** Shows how positions came about that its reader has missed. */
    onMissed: useCallback(
      (positions: readonly MatchSnapshot[]) =>
        change((before) => caughtUp(skipped(before), positions, lastTold.current.joins)),
      [change, lastTold],
    ),
    onAgain: useCallback(
      (reader: PlayerID | null) => change((before) => again(before, reader)),
      [change],
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

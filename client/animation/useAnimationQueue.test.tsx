import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { MatchSnapshot } from '../../shared/protocol/snapshot';
import type { AnimationQueue } from './queue';
import { stageForTests } from '../testing/stage';
import { useAnimationQueue } from './useAnimationQueue';

stageForTests();
afterEach(cleanup);

/** A position that something led to. */
const position = (stateID: number): MatchSnapshot =>
  ({ stateID, log: [], frames: [{ events: [{ type: `event ${stateID}` }] }] }) as never;

/** What is shown of a match that goes on from this position, where each movement takes no time. */
function standingStill(first: MatchSnapshot) {
  let recent = [first];
  let tell = () => {};
  let shown: AnimationQueue;
  function Watched() {
    const told = useSyncExternalStore(
      (listener) => {
        tell = listener;
        return () => {};
      },
      () => recent,
    );
    const { show, onEnd } = useAnimationQueue(told, {
      timingOf: () => ({ length: 1, matters: false }),
    });
    const { isMoving, now } = show;
    useLayoutEffect(() => {
      if (isMoving) queueMicrotask(onEnd);
    }, [isMoving, now.events, onEnd]);
    shown = show;
    return null;
  }
  render(<Watched />);
  return {
    shown: () => shown,
    tell: (next: MatchSnapshot) =>
      act(async () => {
        recent = [...recent, next];
        tell();
      }),
  };
}

test('what takes no time is over as soon as it was told, also while React has something else to do first', async () => {
  const { shown, tell } = standingStill(position(0));
  for (const stateID of [1, 2]) {
    await tell(position(stateID));
    expect(shown()).toMatchObject({ isMoving: false, now: { match: { stateID } } });
  }
});

import { act, renderHook } from '@testing-library/react';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import { pace } from '../../../animation/pace';
import type { LoadedTitle, Scene } from '../../../kit/contract';
import { press } from '../../../testing/app';
import { watch } from '../../../testing/replay';
import { stageForTests } from '../../../testing/stage';
import type { Speed } from './speed';
import type { Timeline } from './timeline';
import { useWatchedStage } from './useWatchedStage';
import type { WatchedPlace } from './useWatchedPlace';

/** How many times as long as usual what is watched takes. */
const stretch = () =>
  document
    .querySelector<HTMLElement>('[data-title]:has([aria-hidden])')!
    .style.getPropertyValue('--stretch');

test('what is watched again goes as fast as is chosen there, and takes no time where its reader wants nothing to', async () => {
  await watch();
  expect(stretch()).toBe('1');
  await press('Speed: 1 times');
  expect(stretch()).toBe('0.5');
  act(() => pace.set('none'));
  expect(stretch()).toBe('0');
  act(() => pace.set('relaxed'));
  expect(stretch()).toBe('0.5');
});

describe('one action of thirty short steps', () => {
  stageForTests();

  /** A match whose first action has them. */
  const positions = [0, 1].map(
    (stateID) =>
      ({
        ...{ stateID, view: {}, ctx: { turn: 1 }, awaited: [], log: [] },
        frames: Array(30).fill({ view: {}, events: [{ type: 'fell' }] }),
      }) as unknown as MatchSnapshot,
  );
  const timeline = { at: (moment: number) => positions[moment] } as Timeline;

  /** How many steps are to be seen of it at a speed. */
  function stepsOf(speed: Speed, isNext: boolean): number {
    const { result, rerender } = renderHook(
      (place: Pick<WatchedPlace, 'moment' | 'isNext'>) =>
        useWatchedStage({
          ...{ timeline, speed, title: { module: {} } as LoadedTitle },
          place: { ...place, viewer: null } as WatchedPlace,
          sceneAt: ({ ctx }) => ({ ctx }) as Scene,
        }),
      { initialProps: { moment: 0, isNext: false } },
    );
    rerender({ moment: 1, isNext });
    const { isMoving, next } = result.current.show;
    return isMoving ? 1 + next.length : 0;
  }

  test('is cut short where that would take too long, at its speed', () => {
    expect([stepsOf(1, true), stepsOf(2, true), stepsOf(4, true)]).toEqual([23, 30, 30]);
  });

  test('is not seen by whoever comes there from elsewhere', () => {
    expect(stepsOf(1, false)).toBe(0);
  });
});

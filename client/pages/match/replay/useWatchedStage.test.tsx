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

  /** A match whose first action has them, and ends it. */
  const positions = [0, 1].map(
    (stateID) =>
      ({
        ...{ stateID, view: {}, awaited: [], log: [] },
        ctx: { turn: 1, ...(stateID === 1 && { gameover: {} }) },
        frames: Array(30).fill({ view: {}, events: [{ type: 'fell' }] }),
      }) as unknown as MatchSnapshot,
  );
  const timeline = { at: (moment: number) => positions[moment] } as unknown as Timeline;

  /** What is on the stage where it has just come, from the moment before or from elsewhere. */
  function staged({ speed = 1 as Speed, isNext = true } = {}) {
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
    return result.current;
  }

  test('is cut short where that would take too long, at its speed', () => {
    const steps = ([1, 2, 4] as const).map((speed) => 1 + staged({ speed }).show.next.length);
    expect(steps).toEqual([23, 30, 30]);
  });

  test('is not seen by whoever comes there from elsewhere', () => {
    expect(staged({ isNext: false }).show).toMatchObject({ isMoving: false, next: [] });
  });

  test('tells how the match ended once it has been seen, and no sooner', () => {
    const told = [true, false].map((isNext) => staged({ isNext }).shown.ctx.gameover);
    expect(told).toEqual([undefined, {}]);
  });
});

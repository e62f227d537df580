import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
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

const timingOf = () => ({ length: 1, matters: false });
const positions = [0, 1, 2, 3].map(position);

/** What the stage shows of a match that has gone on by so many moves since it was opened. */
function shown(moves: number, ways: Partial<Parameters<typeof useAnimationQueue>[1]> = {}) {
  const hook = renderHook(
    ({ recent, ...rest }) => useAnimationQueue(recent, { timingOf, ...rest }),
    { initialProps: { recent: positions.slice(0, 1), ...ways } },
  );
  const recent = positions.slice(0, moves + 1);
  hook.rerender({ recent, ...ways });
  return {
    ...hook,
    told: (more: typeof ways) => hook.rerender({ recent, ...more }),
    at: () => hook.result.current.show.now.match.stateID,
    isMoving: () => hook.result.current.show.isMoving,
    does: () => hook.result.current,
  };
}

describe('the keyboard', () => {
  const keyed = (key: string, on: Element = document.body, rest: KeyboardEventInit = {}) =>
    // whether the page does what the key does by itself
    fireEvent.keyDown(on, { key, ...rest });
  const inDialog = () => {
    document.body.innerHTML = '<div role="dialog"><p></p></div>';
    return document.querySelector('p')!;
  };

  test('goes on by the space bar, which scrolls nothing then', () => {
    const { at } = shown(2);
    expect([keyed(' '), at()]).toEqual([false, 2]);
  });

  test('goes to where the match stands by Escape', () => {
    const { at, isMoving } = shown(3);
    keyed('Escape');
    expect([at(), isMoving()]).toEqual([3, false]);
  });

  test('skips nothing by a key that is held down, by another one, or in a dialog', () => {
    const { at } = shown(2);
    expect([
      keyed(' ', document.body, { repeat: true }),
      keyed('Enter'),
      keyed(' ', inDialog()),
      keyed('Escape', inDialog()),
    ]).toEqual([true, true, true, true]);
    expect(at()).toBe(1);
  });

  test('scrolls as ever where nothing is under way, a press is waited for, or the page is left', () => {
    shown(0);
    expect(keyed(' ')).toBe(true);
    const { does, unmount } = shown(1);
    act(() => does().onRest('until pressed'));
    expect(keyed(' ')).toBe(true);
    act(() => does().onRest('for a while'));
    unmount();
    expect(keyed(' ')).toBe(true);
  });
});

test('a press on the board or on what lies below it goes on, whatever it does there; elsewhere it does not', () => {
  const { at, unmount } = shown(3);
  document.body.innerHTML = '<main><b></b></main><p data-own></p><aside></aside>';
  const [card, own, beside] = document.querySelectorAll('b, p, aside');
  card.addEventListener('pointerdown', (event) => event.stopPropagation());
  const seen = [beside, card, own].map((one) => (fireEvent.pointerDown(one), at()));
  fireEvent.pointerDown(window);
  expect([...seen, at()]).toEqual([1, 2, 3, 3]);
  unmount();
});

test.each([
  ['a press', (on: Element) => fireEvent.pointerDown(on)],
  ['the space bar', (on: Element) => fireEvent.keyDown(on, { key: ' ' })],
])('%s goes on by one, but not while something is held until that is pressed', (_, go) => {
  const { at, does, unmount } = shown(3);
  document.body.innerHTML = '<main></main>';
  act(() => does().onRest('until pressed'));
  go(document.querySelector('main')!);
  expect(at()).toBe(1);
  act(() => does().onRest('for a while'));
  go(document.querySelector('main')!);
  expect(at()).toBe(2);
  unmount();
});

test('what happens while something lies over the stage waits until it is gone', () => {
  const { told, at, isMoving } = shown(2, { isCovered: true });
  expect([at(), isMoving()]).toEqual([0, false]);
  told({ isCovered: false });
  expect([at(), isMoving()]).toEqual([1, true]);
});

test('what does not follow is not seen to come about', () => {
  const { at, isMoving } = shown(2, { follows: false });
  expect([at(), isMoving()]).toEqual([2, false]);
});

test('a match is seen to be dealt where it is told so, and else is at rest', () => {
  expect([shown(0).isMoving(), shown(0, { isDealt: true }).isMoving()]).toEqual([false, true]);
});

test('where nothing can move, nothing is waited for', () => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  expect(shown(0, { isDealt: true }).isMoving()).toBe(false);
  const { at, isMoving } = shown(2);
  expect([at(), isMoving()]).toEqual([2, false]);
});

test.each([
  ['right after it', false],
  ['right before it', true],
])(
  'a press in the instant in which a movement ends skips nothing that was not seen: %s',
  (_, isFirst) => {
    const { at, does, unmount } = shown(3);
    document.body.innerHTML = '<main></main>';
    const press = () => fireEvent.pointerDown(document.querySelector('main')!);
    act(() => {
      if (isFirst) press();
      does().onEnd();
      if (!isFirst) press();
    });
    expect(at()).toBe(2);
    unmount();
  },
);

test('what comes to rest in the instant in which it is skipped holds nothing of what comes next', () => {
  const { at, does, unmount } = shown(3);
  document.body.innerHTML = '<main></main>';
  act(() => {
    fireEvent.pointerDown(document.querySelector('main')!);
    does().onRest('until pressed');
  });
  expect([at(), does().show.held]).toEqual([2, null]);
  unmount();
});

test('what was under way is over when it ends, and all of it when it is skipped', () => {
  const { does, at, isMoving } = shown(3);
  act(() => does().onEnd());
  expect([at(), isMoving()]).toEqual([2, true]);
  act(() => does().onRest('for a while'));
  expect(does().show.held).toBe('for a while');
  act(() => does().onSkip());
  expect([at(), isMoving()]).toEqual([3, false]);
});

test('what was seen is seen again, and what was missed is made up for, in one where it joins', () => {
  const { does, at } = shown(2, { joins: () => true });
  act(() => does().onSkip());
  act(() => does().onAgain(null));
  expect([does().show.isAgain, at()]).toEqual([true, 0]);
  act(() => does().onMissed(positions.slice(0, 3)));
  expect([does().show.isAgain, at(), does().show.next.length]).toEqual([true, 0, 1]);
});

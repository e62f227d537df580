import { act, renderHook } from '@testing-library/react';
import type { PlayerID } from '../../../../shared/engine/game';
import type { Timeline } from './timeline';
import { useWatchedPlace, type WatchedPlace } from './useWatchedPlace';

afterEach(() => history.replaceState(null, '', '/'));

const match = { game: 'ya-blew-it', matchID: 'abc' };
/** A film; who plays is asked of its deal, which may be all there is. */
const timeline = {
  last: 9,
  at: (moment: number) => [{ ctx: { playOrder: ['0', '1'] } }][moment],
  turnBefore: () => 0,
  turnAfter: () => 9,
} as unknown as Timeline;

const open = (fragment: string) => history.replaceState(null, '', `/t?replay${fragment}`);

/** Whoever watches it again at an address, from a seat or none. */
function viewer(own: PlayerID | null, fragment: string) {
  open(fragment);
  const { result } = renderHook(() => useWatchedPlace(timeline, match, own));
  return {
    does: (step: (place: WatchedPlace) => void) => act(() => step(result.current)),
    now: () => result.current,
    sees: () => [result.current.moment, result.current.viewer],
  };
}

test.each([
  ['', 0, '1'],
  ['#m=4', 4, '1'],
  ['#m=4&as=0', 4, '0'],
  ['#m=4&as=all', 4, null],
])('the address %p leads Bo to moment %i, through the eyes of %p', (fragment, moment, eyes) => {
  expect(viewer('1', fragment).sees()).toEqual([moment, eyes]);
});

test('the address goes with the moment and the eyes, and names neither where it need not', () => {
  const { does } = viewer('1', '');
  expect(location.hash).toBe('');
  does(({ forward }) => forward());
  expect(location.hash).toBe('#m=1');
  does(({ look }) => look(null));
  expect(location.hash).toBe('#m=1&as=all');
  does(({ back }) => back());
  expect(location.hash).toBe('#m=0&as=all');
  does(({ look }) => look('1'));
  expect(location.hash).toBe('');
});

test.each([
  ['#m=7&as=0', 7, '0'],
  ['#m=7', 7, '1'],
])('whoever goes to %s meanwhile is there', (fragment, moment, eyes) => {
  const { sees } = viewer('1', '#m=2&as=all');
  act(() => {
    open(fragment);
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(sees()).toEqual([moment, eyes]);
});

test('whatever is under way is over once it is looked at through other eyes', () => {
  const { does, now } = viewer('1', '');
  does(({ forward }) => forward());
  expect(now().isNext).toBe(true);
  does(({ look }) => look('0'));
  expect(now()).toMatchObject({ moment: 1, isNext: false, viewer: '0' });
});

test('a moment has an address, with the eyes through which it is seen', () => {
  const { now } = viewer('1', '');
  expect(now().linkAt!(3)).toBe('http://localhost/table/ya-blew-it/abc?replay#m=3&as=1');
});

test('a match from a file has none, and the address of the page is none of its business', () => {
  open('#m=4&as=0');
  const { result } = renderHook(() => useWatchedPlace(timeline, undefined, null));
  expect([result.current.moment, result.current.viewer, result.current.linkAt]).toEqual([
    0,
    null,
    undefined,
  ]);
  act(() => result.current.forward());
  expect(location.hash).toBe('#m=4&as=0');
});

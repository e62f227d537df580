import { act, renderHook } from '@testing-library/react';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { LegalMove } from '../../../../shared/engine/game';
import type { PlayableTitle } from '../../../kit/contract';
import { person, tableWith } from '../../../testing/app';
import { useScene } from './useScene';

// What its reader is about to decide, and does, in the scene of a match.

const seat = {
  ...{ game: 'ya-blew-it', matchID: 'abc', playerID: '1', credentials: 'key' },
  ...{ nonce: '', name: 'Bo', joinedAt: 1 },
};
const table = tableWith([person(0, 'Ana'), person(1, 'Bo')], { status: 'running' });
const move = (name: string): LegalMove => ({ move: name, args: [] });

/** A match in which whoever has a seat may do what its view says. */
const title = {
  module: { id: 'ya-blew-it' },
  engine: { legalIn: (view: string, _: unknown, id: string | null) => (id ? [move(view)] : []) },
} as unknown as PlayableTitle;
const at = (view: string, turn = 1) =>
  ({
    ...{ view, ctx: { turn }, awaited: ['1'] },
    log: [{ events: [{ type: 'draw' }] }, { events: [{ type: 'steal' }] }],
  }) as unknown as MatchSnapshot;

function show(match = at('roll')) {
  const done: unknown[] = [];
  const ways = {
    ...{ title, table, seat },
    play: (moves: readonly LegalMove[], accepted: () => void) => {
      done.push(moves);
      accepted();
    },
    onDraft: () => done.push('drafted'),
  };
  const { result, rerender } = renderHook((now) => useScene({ ...ways, match: now }), {
    initialProps: match,
  });
  return {
    done,
    shown: () => result.current,
    scene: () => result.current.scene,
    do: (what: (scene: typeof result.current.scene) => unknown) =>
      act(() => void what(result.current.scene)),
    go: (next: MatchSnapshot) => {
      rerender(next);
      return result.current.scene;
    },
  };
}

test('what is about to be decided is kept as long as the decision is the same', () => {
  const { done, scene, do: perform, go } = show();
  expect(scene()).toMatchObject({ draft: null, legal: [move('roll')], awaited: ['1'] });
  perform(({ setDraft }) => setDraft('a plan'));
  expect([scene().draft, done]).toEqual(['a plan', ['drafted']]);
  expect(go(at('roll')).draft).toBe('a plan');
});

test.each([
  ['other moves', at('pass')],
  ['another turn', at('roll', 2)],
])('it is forgotten with %s, also when the same comes again', (_, other) => {
  const { do: perform, go } = show();
  perform(({ setDraft }) => setDraft('a plan'));
  expect([go(other).draft, go(at('roll')).draft]).toEqual([null, null]);
});

test.each<[string, Parameters<ReturnType<typeof show>['do']>[0], LegalMove[]]>([
  ['a move', ({ play }) => play('sail', 3, 'left'), [{ move: 'sail', args: [3, 'left'] }]],
  ['moves', ({ playAll }) => playAll([move('sail'), move('end')]), [move('sail'), move('end')]],
])(
  '%s played is told with its arguments, and what was about to be done is over',
  (_, how, moves) => {
    const { done, scene, do: perform } = show();
    perform(({ setDraft }) => setDraft('a plan'));
    perform(how);
    expect([done.at(-1), scene().draft]).toEqual([moves, null]);
  },
);

test('the scene tells all that everybody saw, and shows what its reader points at', () => {
  const { scene, shown } = show();
  expect(scene()).toMatchObject({
    ...{ events: [{ type: 'draw' }, { type: 'steal' }], happening: [], resting: [], pointed: [] },
  });
  act(() => shown().setPointed([{ type: 'draw' }]));
  expect([scene().pointed, shown().sceneAt(at('pass')).pointed]).toEqual([
    [{ type: 'draw' }],
    [{ type: 'draw' }],
  ]);
});

test('in a scene of before nothing can be done', () => {
  expect(show().shown().sceneAt(at('pass'))).toMatchObject({
    view: 'pass',
    legal: [],
    draft: null,
  });
});

import { act, renderHook } from '@testing-library/react';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import { pace } from '../../../animation/pace';
import type { LoadedTitle, Scene } from '../../../kit/contract';
import { useCovering } from '../../../ui/surfaces/covering';
import { useStaged } from './useStaged';

/** What happens: `draw` is seen, `quick` takes no time, after `plan` whoever did it goes on. */
type Happens = 'draw' | 'quick' | 'plan';

const TITLE = {
  module: { id: 'title' },
  animate: ([event]: { type: Happens }[]) => ({
    ...{ motions: [], tempo: event?.type === 'quick' ? null : 'result' },
    ...(event?.type === 'plan' && { goesOn: true }),
  }),
  describe: (events: { type: Happens }[]) => events.map(({ type }) => ({ key: type })),
} as unknown as LoadedTitle;

/** A position that somebody's action led to. */
const position = (stateID: number, by = '1', type: Happens = 'draw', before: object[] = []) => {
  const events = [{ type }];
  return {
    ...{ stateID, view: stateID, ctx: { turn: 1 }, awaited: ['0'] },
    log: [...before, { stateID, turn: 1, playerID: by, events }],
    frames: [{ view: stateID, events }],
  } as unknown as MatchSnapshot;
};

const sceneAt = ({ view, ctx }: MatchSnapshot) =>
  ({ view, ctx, legal: [], draft: null }) as unknown as Scene;
const LEGAL = [{ move: 'roll', args: [] }];

beforeEach(() => {
  Element.prototype.animate = () => ({}) as never;
});
afterEach(() => act(() => pace.set('normal')));

/** The screen of player 0, at a position; and how the match goes on there. */
function show(title: Partial<LoadedTitle> = {}, { isDealt = false } = {}) {
  const recent = [position(1)];
  const waysAt = (decision: string, legal: typeof LEGAL) => {
    const scene = { ...sceneAt(recent.at(-1)!), playerID: '0', legal, draft: 'begun' } as Scene;
    const told = { title: { ...TITLE, ...title }, recent: [...recent], isDealt };
    return { ...told, scene, decision, sceneAt };
  };
  const { result, rerender } = renderHook((ways) => useStaged(ways), {
    initialProps: waysAt('roll?', LEGAL),
  });
  return {
    staged: () => result.current,
    go: (by: string, type: Happens, { decision = 'roll?', legal = LEGAL } = {}) => {
      recent.push(position(recent.at(-1)!.stateID + 1, by, type, recent.at(-1)!.log as object[]));
      rerender(waysAt(decision, legal));
      return result.current;
    },
    end: () => {
      act(() => result.current.onEnd());
      return result.current;
    },
    again: () => {
      act(() => result.current.onAgain('0'));
      return result.current;
    },
  };
}

test('a stage at rest shows the match as it stands, and its reader may be asked', () => {
  const { isCalm, isTelling, mayAsk, shown, story } = show().staged();
  expect({ isCalm, isTelling, mayAsk, story }).toEqual({
    ...{ isCalm: true, isTelling: false, mayAsk: true, story: undefined },
  });
  expect(shown.draft).toBe('begun');
});

test('what others do has been seen before its reader is asked anything else', () => {
  const { go, end } = show();
  const { isCalm, isTelling, mayAsk, shown, story } = go('1', 'draw', { decision: 'pass?' });
  expect({ isCalm, isTelling, mayAsk, story }).toEqual({
    ...{ isCalm: false, isTelling: true, mayAsk: false, story: { key: 'draw' } },
  });
  expect([shown.legal, shown.draft]).toEqual([[], null]);
  expect(end()).toMatchObject({ isCalm: true, mayAsk: true, shown: { legal: LEGAL } });
  expect(end().endOfStory()).toEqual({ key: 'draw' });
});

test('what takes no time is not told', () => {
  expect(show().go('1', 'quick', { decision: 'pass?' }).isTelling).toBe(false);
});

describe('a question that was put', () => {
  test('stays while others act, with what was begun for its answer', () => {
    const staged = show().go('1', 'draw');
    expect(staged).toMatchObject({ isCalm: false, mayAsk: true, isTelling: true });
    expect(staged.shown).toMatchObject({ legal: LEGAL, draft: 'begun' });
  });

  test('stays also where it was not the first', () => {
    const { go, end } = show();
    go('1', 'draw', { decision: 'pass?' });
    end();
    expect(go('1', 'draw', { decision: 'pass?' }).mayAsk).toBe(true);
  });

  test('is another one once its reader has acted, also where the same moves are legal', () => {
    expect(show().go('0', 'draw').mayAsk).toBe(false);
  });

  test('does not stay where there is nothing to choose', () => {
    expect(show().go('1', 'draw', { legal: [] }).mayAsk).toBe(false);
  });

  test('does not stay while what was seen is seen once more', () => {
    const { go, end, again } = show();
    go('1', 'draw');
    end();
    expect(again()).toMatchObject({ isCalm: false, mayAsk: false });
  });
});

describe('what its reader does in the middle of a decision', () => {
  test('is no reason to keep them from the rest of it', () => {
    expect(show().go('0', 'plan', { decision: 'and now?' })).toMatchObject({
      ...{ isCalm: true, isTelling: false, mayAsk: true },
    });
  });

  test('is seen first where somebody else does it, or something else comes after', () => {
    expect(show().go('1', 'plan', { decision: 'and now?' }).mayAsk).toBe(false);
    const { go } = show();
    go('0', 'plan', { decision: 'and now?' });
    expect(go('0', 'draw', { decision: 'and then?' }).mayAsk).toBe(false);
  });

  test('is seen where they have missed it', () => {
    const { staged, end } = show();
    act(() => staged().onMissed([position(1), position(2, '0', 'plan')]));
    const { isCalm, story } = end();
    expect({ isCalm, story }).toEqual({ isCalm: false, story: { key: 'plan' } });
  });
});

describe('under a dialog', () => {
  beforeEach(() => void renderHook(() => useCovering(true)));
  const shownUnderneath = () => show().go('1', 'draw').shown.view;

  test('what happens waits to be seen until it is gone', () => {
    expect(shownUnderneath()).toBe(1);
  });

  test('nothing waits for whoever waits for nothing', () => {
    act(() => pace.set('none'));
    expect(shownUnderneath()).toBe(2);
  });
});

describe('a match that begins under the eyes of its reader', () => {
  const deal = () => [{ what: ['hand'] }] as never;
  const first = () => ({ key: 'begins' }) as never;
  const dealt = (title: Partial<LoadedTitle>, isDealt = true) => show(title, { isDealt }).staged();

  test('is seen to be dealt, and who begins is said for a while in their pace', () => {
    const { isCalm, mayAsk, isTelling, show: queue, animationOf } = dealt({ deal, first });
    expect({ isCalm, mayAsk, isTelling, isDeal: queue.now.isDeal }).toEqual({
      ...{ isCalm: false, mayAsk: false, isTelling: true, isDeal: true },
    });
    expect(animationOf(queue.now)).toEqual({
      ...{ motions: [{ what: ['hand'] }], tempo: 'result', sound: 'card', hold: 800 },
    });
    act(() => pace.set('relaxed'));
    const slow = dealt({ deal, first });
    expect(slow.animationOf(slow.show.now).hold).toBe(1200);
  });

  test('holds nothing where a title does not say who begins', () => {
    const { show: queue, animationOf } = dealt({ deal });
    expect(animationOf(queue.now).hold).toBeUndefined();
  });

  test('is not where it has begun before, is not dealt, or nothing is waited for', () => {
    expect(dealt({ deal }, false).isCalm).toBe(true);
    expect(dealt({}).isCalm).toBe(true);
    act(() => pace.set('none'));
    expect(dealt({ deal }).isCalm).toBe(true);
  });
});

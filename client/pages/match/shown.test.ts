import type { MatchSnapshot } from '../../../shared/protocol/snapshot';
import type { AnimationSpec } from '../../animation/motion';
import { type AnimationQueue, opened, type ShownFrame } from '../../animation/queue';
import type { LoadedTitle, Scene } from '../../kit/contract';
import { endOfStory, shownOf, storyOf } from './staging';

// What is shown and told while an action is under way.

type At = { awaited?: string[]; by?: string; turn?: number; inTurn?: number; isOver?: boolean };

/** A position: who is awaited in it, and who did the last of it, in which turn. */
const position = (name: string, { awaited = [], by, turn = 1, inTurn = turn, isOver }: At = {}) =>
  ({
    ...{ view: name, awaited, ctx: { turn, ...(isOver && { gameover: {} }) } },
    log: by === undefined ? [] : [{ playerID: by, turn: inTurn, events: [] }],
  }) as unknown as MatchSnapshot;

const frame = (match: MatchSnapshot, ...types: string[]): ShownFrame => ({
  ...{ match, by: null },
  events: types.map((type) => ({ type })),
});

const before = position('before', { awaited: ['0'], by: '2' });
const onTheWay = frame(position('on the way', { by: '0' }), 'draw');
const after = frame(position('after', { awaited: ['1'], by: '0' }), 'steal');

/** A stage on which the first frame of an action is under way. */
const under = (rest: Partial<AnimationQueue> = {}): AnimationQueue => ({
  ...opened(before),
  ...{ now: onTheWay, next: [after], isMoving: true },
  ...rest,
});

const sceneAt = ({ view, ctx }: MatchSnapshot) =>
  ({ view, ctx, happening: [], resting: [] }) as unknown as Scene;
const SPEC = { motions: [], tempo: 'result' } as unknown as AnimationSpec;

describe('what is shown', () => {
  const shown = (show: AnimationQueue, spec = SPEC, stretch = 1) =>
    shownOf(show, spec, sceneAt, stretch);

  test('of what is under way is what it leads to, and what happens on the way', () => {
    expect(shown(under())).toMatchObject({
      ...{ view: 'on the way', happening: [{ type: 'draw' }], resting: [] },
    });
  });

  test('stays as it was before where that is yet to be told', () => {
    expect(shown(under(), { ...SPEC, isSuspense: true } as AnimationSpec).view).toBe('before');
  });

  test('of what nobody waits for has nothing under way', () => {
    expect(shown(under(), SPEC, 0).happening).toEqual([]);
  });

  test('is what has come to rest, once it has', () => {
    expect(shown(under({ held: 'for a while' }))).toMatchObject({
      ...{ view: 'on the way', happening: [], resting: [{ type: 'draw' }] },
    });
  });

  test('never says how the match ended', () => {
    const end = under({ now: frame(position('end', { by: '0', isOver: true }), 'end'), next: [] });
    expect(shown(end).ctx.gameover).toBeUndefined();
    expect(shown({ ...end, held: 'for a while' }).ctx.gameover).toBeUndefined();
  });
});

describe('whose turn it is said to be', () => {
  const turn = (show: AnimationQueue) => {
    const { awaited, decided } = shownOf(show, SPEC, sceneAt, 1);
    return { awaited, decided };
  };

  test('is nobody’s while the table is laid, and before anybody has acted', () => {
    expect(turn(under({ now: { ...after, isDeal: true } })).awaited).toEqual([]);
    expect(turn(under({ now: frame(position('start', { awaited: ['1'] })) }))).toEqual({
      ...{ awaited: [], decided: undefined },
    });
  });

  test('is theirs who were awaited, until what they did has been seen, and that they have decided is known', () => {
    expect(turn(under())).toEqual({ awaited: ['0'], decided: '0' });
  });

  test('is theirs who acts where nobody was awaited', () => {
    const settled = position('between', { by: '2' });
    expect(turn(under({ settled })).awaited).toEqual(['0']);
  });

  test('is theirs who acts where that is seen once more', () => {
    expect(turn(under({ settled: after.match, isAgain: true })).awaited).toEqual(['0']);
  });

  test('goes to whoever is awaited once all has come to rest, in the same turn', () => {
    const held = under({ now: after, next: [], held: 'for a while' });
    expect(turn(held)).toEqual({ awaited: ['1'], decided: '0' });
  });

  test('stays theirs who ended their turn, as long as that is looked at', () => {
    const ended = frame(position('ended', { awaited: ['1'], by: '0', turn: 2, inTurn: 1 }));
    expect(turn(under({ now: ended, next: [], held: 'for a while' })).awaited).toEqual(['0']);
    expect(
      turn(under({ now: ended, next: [], held: 'for a while', isAgain: true })).awaited,
    ).toEqual(['0']);
  });

  test('is theirs who acts while they are on the way, also where they are asked next', () => {
    const rolls = frame(position('rolls', { awaited: ['0'], by: '0' }), 'roll');
    expect(turn(under({ next: [rolls, after] }))).toEqual({ awaited: ['0'], decided: undefined });
    expect(turn(under({ next: [], held: 'for a while' }))).toEqual({
      ...{ awaited: ['0'], decided: '0' },
    });
  });
});

describe('what is told', () => {
  /** Each event has a sentence of its name; a title may head what happens, and say what is under way. */
  const title = {
    describe: (events, { view }) =>
      events.map(({ type }) => ({
        key: `${type} ${view as unknown as string}`,
        ...(type === 'round' && { isHeading: true }),
        ...(type === 'roll' && { underWay: { key: 'rolling' } }),
      })),
  } as LoadedTitle;
  const tell = (show: AnimationQueue, how = storyOf) =>
    how({
      ...{ title, show, sceneAt },
      animationOf: ({ events }) =>
        ({
          ...SPEC,
          tempo: events.some(({ type }) => type === 'quick') ? null : 'result',
        }) as never,
    })?.key;

  test('is the sentence of what is on the stage, in the scene after it', () => {
    expect(tell(under())).toBe('draw on the way');
  });

  test('is the last sentence that heads nothing, or the heading where there is no other', () => {
    const now = frame(position('now'), 'draw', 'steal', 'round');
    expect(tell(under({ now }))).toBe('steal now');
    expect(tell(under({ now: frame(position('now'), 'round') }))).toBe('round now');
    expect(tell(under({ now: frame(position('now')) }))).toBeUndefined();
  });

  test('is that it is under way, until it has come to rest', () => {
    const now = frame(position('now'), 'roll');
    expect(tell(under({ now }))).toBe('rolling');
    expect(tell(under({ now, held: 'for a while' }))).toBe('roll now');
    // nor once something else is, which takes no time
    expect(tell(under({ now: frame(position('then'), 'quick'), seen: [now] }))).toBe('roll now');
  });

  test('stays while what takes no time goes by, and is the last of what was seen', () => {
    const seen = [after, frame(position('then'), 'keep')];
    const now = frame(position('now'), 'quick');
    expect(tell(under({ now, seen }))).toBe('keep then');
    expect(tell(under({ now, seen: [] }))).toBeUndefined();
  });

  test('is nothing once all has been seen, but what was told last is known', () => {
    const rest = under({ next: [], isMoving: false, seen: [frame(position('then'), 'roll')] });
    const over = { ...rest, now: frame(position('now'), 'quick') };
    expect([tell(over), tell(over, endOfStory)]).toEqual([undefined, 'roll then']);
    expect(tell({ ...over, seen: [] }, endOfStory)).toBeUndefined();
  });
});

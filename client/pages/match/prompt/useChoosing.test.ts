import { act, fireEvent, renderHook } from '@testing-library/react';
import type { Choice, Scene } from '../../../kit/contract';
import type { Guard } from './guard';
import { shortcuts } from './shortcutSetting';
import type { ActsHere } from './useActs';
import type { PressedOn } from './useConfirmedChoice';
import { useChoosing } from './useChoosing';

const move = { move: 'pass', args: [] };
const pass: Choice = { label: 'Pass', letter: 'p', move };
const plan: Choice = { label: 'Plan', letter: 'n', draft: 'a plan' };
const quiet: Choice = { label: 'Keep', moves: [move, move] };
const sure: Choice = { ...pass, confirm: { key: 'Really' } };

afterEach(() => shortcuts.set('on'));

type Ways = Partial<Parameters<typeof useChoosing>[0]> & {
  sent?: string | null;
  isHasty?: boolean;
};

/** A prompt with these choices, and what is done by it. */
function show(choices: Choice[], { sent = null, isHasty = false, ...rest }: Ways = {}) {
  const done: unknown[] = [];
  const acts = {
    ...{ sent, waiting: null },
    press: (_: unknown, what: string, carryOut: () => void) => {
      done.push(what);
      carryOut();
    },
    send: (moves: unknown) => done.push({ sent: moves }),
    wait: (wish: object) => done.push(wish),
  } as unknown as ActsHere;
  const guard = { takesLetter: () => !isHasty } as unknown as Guard;
  const scene = {
    setDraft: (made: unknown) => done.push({ made }),
    t: (key: string) => key,
  } as unknown as Scene;
  const { result } = renderHook(() =>
    useChoosing({
      ...{ scene, choices, acts, guard, position: 1, forgetDraft() {}, connected: true },
      ...{ keys: { '?': () => done.push('help') }, onUndo: () => done.push('undone') },
      ...rest,
    }),
  );
  return {
    done,
    choose: (choice: Choice, on?: PressedOn) => act(() => result.current.choose(choice, on)),
    isAsked: (choice: Choice) => result.current.isAsked(choice),
    type: (...keys: string[]) => {
      for (const key of keys) act(() => void fireEvent.keyDown(document.body, { key }));
      return done;
    },
  };
}

const PASSING = JSON.stringify([move]);
const passed = [PASSING, { sent: [move] }];

test('a choice sends its moves, or changes what is about to be done', () => {
  const { choose, done } = show([pass, plan, quiet]);
  choose(pass);
  choose(plan);
  choose(quiet);
  expect(done).toEqual([
    ...passed,
    ...['[]', { made: 'a plan' }],
    ...[JSON.stringify([move, move]), { sent: [move, move] }],
  ]);
});

test('a choice that asks is asked first, and then done', () => {
  const { choose, isAsked, done } = show([sure]);
  choose(sure);
  expect([isAsked(sure), done]).toEqual([true, [PASSING]]);
  choose(sure);
  expect(done).toEqual([PASSING, ...passed]);
});

test('a press on a plate asks, one on a thing does not', () => {
  const { choose, isAsked } = show([pass]);
  choose(pass, 'thing');
  expect(isAsked(pass)).toBe(false);
  choose(pass, 'plate');
  expect(isAsked(pass)).toBe(true);
});

test('a letter does what its choice does, u takes back, and other signs do their own', () => {
  expect(show([pass, quiet]).type('p', 'u', '?', 'x')).toEqual([...passed, 'undone', 'help']);
});

test('a letter that has only just come to stand for something does nothing', () => {
  expect(show([pass], { isHasty: true }).type('p', 'u', '?')).toEqual(['help']);
});

test('without a connection only what does not need one is done', () => {
  expect(show([pass], { connected: false }).type('p', 'u', '?')).toEqual(['help']);
  expect(show([pass], { connected: false, sent: 'roll' }).type('x')).toEqual([]);
});

test('where nothing can be taken back u does nothing', () => {
  expect(show([pass], { onUndo: undefined }).type('u')).toEqual([]);
});

test('whoever has switched letters off types none, also while an answer is due', () => {
  shortcuts.set('off');
  expect(show([pass]).type('p', 'u', '?')).toEqual([]);
  expect(show([pass], { sent: 'roll' }).type('x')).toEqual([]);
});

test('while an answer is due a letter that stands for nothing yet waits', () => {
  expect(show([pass], { sent: 'roll' }).type('x')).toEqual([{ letter: 'x' }]);
});

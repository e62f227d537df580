import { renderHook } from '@testing-library/react';
import { wakeAtFirstTouch } from '../../../sound/play';
import { notices } from '../menu/notice';
import { useTurnNotice } from './useTurnNotice';

/** What the browser was asked to say, and how many sounds were begun. */
let said: string[];
let sounds: number;

const set = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { configurable: true, value });
const hide = (isHidden: boolean) => set(document, 'hidden', isHidden);

beforeAll(() => {
  const output = { connect: () => output, gain: {} };
  set(window, 'AudioContext', function () {
    const buffer = { copyToChannel() {} };
    return {
      ...{ sampleRate: 8000, createBuffer: () => buffer, createGain: () => output },
      ...{ resume: async () => {}, suspend: async () => {} },
    };
  });
  set(window, 'AudioBufferSourceNode', function () {
    return { connect: () => output, start: () => sounds++ };
  });
  set(
    window,
    'Notification',
    Object.assign(
      function (words: string) {
        said.push(words);
      },
      { permission: 'granted' },
    ),
  );
  set(window, 'isSecureContext', true);
  const rest = wakeAtFirstTouch();
  window.dispatchEvent(new Event('pointerdown'));
  rest();
});

beforeEach(() => {
  [said, sounds] = [[], 0];
  notices.set('on');
});
afterEach(() => hide(false));

/** Shows a match that waits for its reader or not; they are called since the last time. */
function show(isOurTurn: boolean, isHidden = false) {
  hide(isHidden);
  const { rerender } = renderHook(({ is, words }) => useTurnNotice(is, words), {
    initialProps: { is: isOurTurn, words: 'Roll' },
  });
  return (is: boolean, words = 'Roll') => {
    [said, sounds] = [[], 0];
    rerender({ is, words });
    return { said, sounds };
  };
}

test('whoever is asked next is called by a sound, once for each time it comes to them', () => {
  const become = show(false);
  expect(become(true)).toEqual({ said: [], sounds: 1 });
  expect(become(true, 'Roll again')).toEqual({ said: [], sounds: 0 });
  expect(become(false)).toEqual({ said: [], sounds: 0 });
  expect(become(true)).toEqual({ said: [], sounds: 1 });
});

test('whoever does not look at the page is told by the browser as well', () => {
  expect(show(false, true)(true, 'Pass')).toEqual({ said: ['Pass'], sounds: 1 });
});

test('whoever comes to a match that waits for them sees so themselves, and is called the next time', () => {
  const become = show(true);
  expect(sounds).toBe(0);
  expect(become(true, 'Roll again').sounds).toBe(0);
  expect([become(false).sounds, become(true).sounds]).toEqual([0, 1]);
});

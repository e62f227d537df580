import { act, renderHook } from '@testing-library/react';
import { Refusal } from './refusal';
import { useAttempt } from './useAttempt';

function attempting() {
  const { result } = renderHook(() => useAttempt());
  return {
    seen: () => [result.current.isTrying, result.current.refused],
    mend: () => act(() => result.current.mended()),
    /** Begins something; gives how it ends. */
    begin() {
      let end: { well: () => void; badly: (why: Error) => void };
      const what = () =>
        new Promise<void>((well, badly) => {
          end = { well, badly };
        });
      act(() => void result.current.attempt(what));
      return {
        well: () => act(async () => end.well()),
        badly: (why: Error) => act(async () => end.badly(why)),
      };
    },
  };
}

test('what is refused says why, until it is mended or tried again', async () => {
  const { seen, begin, mend } = attempting();
  expect(seen()).toEqual([false, null]);
  await begin().badly(new Refusal('full'));
  expect(seen()).toEqual([false, 'full']);
  mend();
  expect(seen()).toEqual([false, null]);
  await begin().badly(new Error('broken'));
  expect(seen()).toEqual([false, 'failed']);
  const again = begin();
  expect(seen()).toEqual([true, null]);
  await again.well();
  expect(seen()).toEqual([false, null]);
});

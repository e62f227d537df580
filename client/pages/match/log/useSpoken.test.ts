import { renderHook } from '@testing-library/react';
import { announcements } from '../../../ui/announce';
import { useSpoken } from './useSpoken';

const line = (id: number, words = `line ${id}`) => ({ id: String(id), words });

/** What is read out of a list and a question, and of what they change to. */
function listener(lines: ReturnType<typeof line>[], asked?: string) {
  const heard: string[] = [];
  stop = announcements.subscribe(() => heard.push(announcements.get().at(-1)!.text));
  const { rerender } = renderHook(([lines, asked]) => useSpoken(lines, asked), {
    initialProps: [lines, asked] as [typeof lines, string | undefined],
  });
  return {
    changes: (lines: ReturnType<typeof line>[], asked?: string) => rerender([lines, asked]),
    /** What was read out since this was last asked. */
    heard: () => heard.splice(0),
  };
}

let stop: () => void;
afterEach(() => stop());

test('what was there before is not read out', () => {
  expect(listener([line(1), line(2)]).heard()).toEqual([]);
});

test('what is added is, once, and all that came together at once', () => {
  const { changes, heard } = listener([line(1)]);
  changes([line(1), line(2), line(3)]);
  expect(heard()).toEqual(['line 2. line 3']);
  changes([line(1), line(2), line(3)]);
  expect(heard()).toEqual([]);
});

test('the last line is read again where it says more by now', () => {
  const { changes, heard } = listener([line(1)]);
  changes([line(1, 'line 1, and more'), line(2)]);
  expect(heard()).toEqual(['line 1, and more. line 2']);
});

test('where the last line is no longer there, all is old', () => {
  const { changes, heard } = listener([line(3)]);
  changes([line(1), line(2)]);
  expect(heard()).toEqual([]);
});

test('a question is read after the lines, once, and none that is left for later', () => {
  const { changes, heard } = listener([line(1)], 'Roll?');
  expect(heard()).toEqual(['Roll?']);
  changes([line(1), line(2)], undefined);
  expect(heard()).toEqual(['line 2']);
  changes([line(1), line(2), line(3)], 'Roll?');
  expect(heard()).toEqual(['line 3']);
  changes([line(1), line(2), line(3)], 'Keep it?');
  expect(heard()).toEqual(['Keep it?']);
});

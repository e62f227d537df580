import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { remember } from '../../app/remembered';
import { No } from '../../testing/app';
import { useOpening } from './useOpening';

const TABLE = { game: 'ya-blew-it', matchID: 'abc' };

beforeEach(() => localStorage.clear());

/** A page on which a table is opened by somebody of this name, and the field for the name. */
function show(name = 'Ana') {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={hook}>{children}</Router>
  );
  const { result, rerender } = renderHook(({ as }) => useOpening(as), {
    wrapper,
    initialProps: { as: name },
  });
  const field = document.body.appendChild(document.createElement('input'));
  result.current.nameField.current = field;
  return {
    field,
    history,
    opening: () => result.current,
    name: (as: string) => rerender({ as }),
    hasName: () => {
      let has = false;
      act(() => void (has = result.current.hasName()));
      return has;
    },
    /** Tries to open a table, and is refused by the code, if there is one; what the server was handed. */
    open: async (refusal?: ConstructorParameters<typeof No>[0]) => {
      const sent: object[] = [];
      await act(() =>
        result.current.open(async (withKey) => {
          sent.push(withKey);
          if (refusal) throw new No(refusal);
          return TABLE;
        }),
      );
      return sent;
    },
    mend: () => act(() => result.current.mended()),
    type: (key: string) => act(() => result.current.setKey(key)),
  };
}

test('a name is asked for once a table is to be opened without one, and until there is one', () => {
  const { opening, name, hasName, field } = show(' ');
  expect([opening().isNameMissing, document.activeElement]).toEqual([false, document.body]);
  expect([hasName(), opening().isNameMissing]).toEqual([false, true]);
  expect(document.activeElement).toBe(field);
  name('Bo');
  expect(opening().isNameMissing).toBe(false);
  field.blur();
  expect([hasName(), document.activeElement]).toEqual([true, document.body]);
  name('');
  expect(opening().isNameMissing).toBe(false);
});

test('a table is opened without a key where none is kept, and its opener goes there', async () => {
  const { open, history, opening } = show();
  expect(await open()).toEqual([{}]);
  expect(history.at(-1)).toBe('/table/ya-blew-it/abc');
  expect([opening().isKeyAsked, localStorage.getItem('wondertable.createKey')]).toEqual([
    false,
    null,
  ]);
});

test('a key that opened a table is kept for the next one', async () => {
  const first = show();
  first.type('sesame');
  expect(await first.open('failed')).toEqual([{ createKey: 'sesame' }]);
  expect([localStorage.getItem('wondertable.createKey'), first.history]).toEqual([null, ['/']]);
  await first.open();
  expect(await show().open()).toEqual([{ createKey: 'sesame' }]);
});

test.each(['createKey', 'wrongCreateKey'] as const)(
  'a key is asked for from when it was refused by "%s", whatever else is changed',
  async (code) => {
    remember('createKey', 'old');
    const { open, opening, mend } = show();
    expect(opening().key).toBe('old');
    await open(code);
    expect(opening()).toMatchObject({ isKeyAsked: true, refused: code });
    mend();
    expect(opening().refused).toBe(code);
    await open('tooMany');
    expect(opening().isKeyAsked).toBe(true);
  },
);

test('what else was refused is said until something about the table is changed', async () => {
  const { open, opening, mend } = show();
  await open('tooMany');
  expect(opening()).toMatchObject({ isKeyAsked: false, refused: 'tooMany' });
  mend();
  expect(opening().refused).toBeNull();
});

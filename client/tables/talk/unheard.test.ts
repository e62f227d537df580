import { renderHook } from '@testing-library/react';
import { person, tableWith } from '../../testing/app';

test('whom one does not want to hear is kept for the next visit', async () => {
  localStorage.setItem('wondertable.unheard', '\nabc 1 0 Bo');
  const { useUnheard } = await import('./unheard');
  const table = tableWith(['Ana', 'Bo'].map((name, id) => person(id, name)));
  const isUnheard = renderHook(() => useUnheard(table)).result.current;
  expect([isUnheard('0', 'Ana'), isUnheard('1', 'Bo')]).toEqual([false, true]);
});

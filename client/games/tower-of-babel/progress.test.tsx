import { cleanup } from '@testing-library/react';
import { sit } from './testing';

afterEach(cleanup);

test('the header says in words what the next wonder brings, and its numbers say what they are when asked', async () => {
  await sit('0');
  const words = 'next wonder: 8 points for the most parts, 4 for second, 3 for others';
  const said = document.querySelector('header .progress .visually-hidden')!;
  expect(said.textContent).toBe(words);
  expect(document.querySelector('header .progress .words')!.textContent).toBe(words);
  const code = document.querySelector('header .progress .code')!;
  expect(code.textContent).toBe('next wonder 8/4/3');
  expect(code.closest<HTMLElement>('[data-hint]')!.dataset.hint).toBe('row');
});

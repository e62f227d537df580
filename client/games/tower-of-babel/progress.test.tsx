import { cleanup } from '@testing-library/react';
import { sit } from './testing';

afterEach(cleanup);

test('the header says in words what the next wonder brings, and its numbers say what they are when asked', async () => {
  await sit('0');
  const words = 'next wonder: 8 points for the most parts, 4 for second, 3 for others';
  const said = document.querySelector('header .progress .visually-hidden')!;
  expect(said.textContent).toBe(words);
  expect(document.querySelector('header .progress .words')!.textContent).toBe(words);
  const code = document.querySelector<HTMLElement>('header .progress .code')!;
  expect(code.textContent).toBe('wonder: 8/4/3\u00a0pts');
  expect(code.dataset).toMatchObject({ hint: 'row', hintNote: words });
});

test('a wonder whose last disc lies there says when asked who would get which of its numbers', async () => {
  await sit('0', { wonders: { zeus: { discs: 'crane-3' } } });
  const note = document.querySelector<HTMLElement>('[data-hint="lastDisc"]')!.dataset.hintNote;
  expect(note).toBe('next wonder: 8 points for the most parts, 4 for second, 3 for others');
});

import { cleanup, render } from '@testing-library/react';
import { cards } from '../../../../shared/games/ya-blew-it/testing';
import { Stack } from './Stack';

afterEach(cleanup);

/** The rows of a stack, each with the numbers of its cards. */
function rowsOf(held: string, leaning: string) {
  const { container } = render(
    <Stack gem="blue" cards={cards(held)} leaning={cards(leaning)} safes={0} words="" />,
  );
  const strips = [...container.querySelectorAll<HTMLElement>('[data-thing^="own:"]')];
  const rows: string[] = [];
  let isOpen = false;
  for (const { className, textContent } of strips) {
    const isHalf = className.includes('half');
    if (isHalf && isOpen) rows[rows.length - 1] += ` | ${textContent}`;
    else rows.push(textContent);
    isOpen = isHalf && !isOpen;
  }
  const stack = container.querySelector<HTMLElement>('[style]')!;
  return { rows, said: Number(stack.style.getPropertyValue('--rows')) };
}

// prettier-ignore
test.each([
  ['few cards have a row each', 'blue-2 blue-78', '', ['2', '7 · 8']],
  ['single numbers share theirs where there are more', 'blue-2 blue-1 blue-78', '', ['1 | 2', '7 · 8']],
  ['a lone Wild Gem leans above three rows', 'blue-1 blue-2 blue-4 blue-56', 'wild-18', ['1 · 8', '1 | 2', '4', '5 · 6']],
  ['so do all others where there are too many to be read', 'blue-1 blue-2 blue-3 blue-4 blue-56 blue-78', 'wild-18 wild-27', ['1 · 8 | 2 · 7', '1 | 2', '3 | 4', '5 · 6 | 7 · 8']],
])('%s', (_case, held, leaning, rows) => {
  expect(rowsOf(held, leaning)).toEqual({ rows, said: rows.length });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Figure } from './Figure';

afterEach(cleanup);

const PARTS = [
  { words: 'Gardens', points: 3 },
  { words: 'Zeus', points: 0 },
  { words: 'Mausoleum', points: 10 },
];
const told = () =>
  document.querySelector('[aria-hidden="true"]')?.textContent.replaceAll('\u00a0', ' ');

test('points tell what they are the sum of, to a pointer, a finger and the keyboard', () => {
  render(<Figure points={13} parts={PARTS} />);
  const figure = screen.getByRole('button', { name: /^13 = Gardens\s3 \+ Mausoleum\s10$/ });
  expect(told()).toBeUndefined();
  fireEvent.pointerEnter(figure);
  expect(told()).toBe('13 = Gardens 3 + Mausoleum 10');
  fireEvent.pointerLeave(figure);
  expect(told()).toBeUndefined();
  fireEvent.focus(figure);
  expect(told()).toBe('13 = Gardens 3 + Mausoleum 10');
  fireEvent.keyDown(figure, { key: 'Escape' });
  expect(told()).toBeUndefined();
  fireEvent.click(figure);
  expect(told()).toBe('13 = Gardens 3 + Mausoleum 10');
});

test('what comes to another sum, or is no sum, is only points', () => {
  render(
    <>
      <Figure points={14} parts={PARTS} />
      <Figure points={10} parts={PARTS.slice(1)} />
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toBe('1410');
});

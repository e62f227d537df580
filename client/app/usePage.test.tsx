import { cleanup, render, screen } from '@testing-library/react';

afterEach(cleanup);

test('a page names its tab, and takes the focus to its heading where it is not the first', async () => {
  const { usePage } = await import('./usePage');
  function Page({ title }: { title: string }) {
    return <h1 {...usePage(title)}>{title}</h1>;
  }
  const scrolled: (boolean | undefined)[] = [];
  const focus = jest
    .spyOn(HTMLElement.prototype, 'focus')
    .mockImplementation((options) => void scrolled.push(!options?.preventScroll));
  render(<Page title="Home" />);
  expect(document.title).toBe('Home');
  expect(focus).not.toHaveBeenCalled();
  cleanup();
  const { rerender } = render(<Page title="Table" />);
  const heading = screen.getByRole('heading');
  expect([focus.mock.contexts, scrolled]).toEqual([[heading], [false]]);
  // the keyboard passes it by
  expect(heading.tabIndex).toBe(-1);
  rerender(<Page title="Your turn" />);
  expect([document.title, focus.mock.calls.length]).toEqual(['Your turn', 1]);
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { App } from './App';
import './testing/app';
import { announce } from './ui/announce';

afterEach(cleanup);

test('what was read out stands after all of the page, for whoever reads that from its top', async () => {
  window.history.replaceState(null, '', '/nowhere');
  render(<App />);
  const page = await screen.findByRole('main');
  await act(async () => announce('Ana drew a card'));
  const said = await screen.findByText('Ana drew a card');
  expect(page.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

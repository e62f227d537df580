import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTexts } from '../../../text/i18n';
import { entryTexts } from '../../../games/catalog';
import { ConnectionBanner } from './ConnectionBanner';

jest.mock('../../../app/useOutdated', () => ({ useOutdated: () => true }));

startTexts(entryTexts);
afterEach(cleanup);

test('that the server is another one is told until its reader puts it off, and lost connections are told all the same', () => {
  const { rerender } = render(<ConnectionBanner connected />);
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<ConnectionBanner connected={false} />);
  expect(screen.getByRole('status')).toBeTruthy();
  rerender(<ConnectionBanner connected />);
  expect(screen.queryByRole('status')).toBeNull();
});

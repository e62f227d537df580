import { act, cleanup, render, screen } from '@testing-library/react';
import { announce, forgetAnnouncements } from './announce';
import { LiveRegion } from './LiveRegion';

beforeEach(() => {
  forgetAnnouncements();
  render(<LiveRegion />);
});
afterEach(cleanup);

const paragraphs = () => [...screen.getByRole('status').children];
const words = () => paragraphs().map((one) => one.textContent);
const say = (...texts: string[]) => act(async () => texts.forEach(announce));

test('what is said in one go is all there to be read, one after the other', async () => {
  await say('Ana drew', 'Bo: hello');
  expect(words()).toEqual(['Ana drew', 'Bo: hello']);
});

test('only what is added is read, and the same words are said again', async () => {
  await say('Ana drew');
  const before = paragraphs();
  await say('Ana drew');
  expect(screen.getByRole('status').getAttribute('aria-atomic')).toBe('false');
  expect(paragraphs()).toHaveLength(2);
  expect(paragraphs()[0]).toBe(before[0]);
});

test('what was said long before goes', async () => {
  await say('1', '2', '3', '4', '5', '6', '7');
  expect(words()).toEqual(['3', '4', '5', '6', '7']);
});

test('what tells of something that is erased can be forgotten', async () => {
  await say('Ana: my words');
  await act(async () => forgetAnnouncements());
  expect(words()).toEqual([]);
});

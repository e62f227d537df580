import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match as sea } from '../../../../shared/games/century-eastern-wonders/testing';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

const deal = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
const readOut = () => screen.getByRole('status').textContent;

test('what others say is read out, by whom, and not what its reader has said', async () => {
  const table = await sitAt(yaBlewIt, deal(), '0');
  const theirs = { id: '1', sender: '1', payload: 'hello', name: 'Bo' };
  await table.hear({ chat: [theirs] });
  expect(readOut()).toBe('Bo: hello');
  await table.hear({ chat: [theirs, { id: '2', sender: '0', payload: 'hi', name: 'Ana' }] });
  expect(readOut()).toBe('Bo: hello');
});

test('whoever watches hears everybody', async () => {
  const table = await sitAt(yaBlewIt, deal(), null);
  await table.hear({ chat: [{ id: '1', sender: '0', payload: 'hi', name: 'Ana' }] });
  expect(readOut()).toBe('Ana: hi');
});

test('a press that came too early is told of', async () => {
  const table = await sitAt(centuryEasternWonders, sea(), '0', { isSlow: true });
  const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
  await act(async () => fireEvent.click(document.querySelector('[data-thing="tile:14"]')!));
  for (const letter of ['s', 'h', 'e']) await type(letter);
  expect(table.played).toEqual(['sail 14']);
  expect(readOut()).toBe('That press came too early and did nothing.');
});

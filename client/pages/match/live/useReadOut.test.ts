import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match as sea } from '../../../../shared/games/century-eastern-wonders/testing';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { allAnnounced, announced } from '../../../testing/announced';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

const deal = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });

test('what others say is read out, by whom, and not what its reader has said', async () => {
  const table = await sitAt(yaBlewIt, deal(), '0');
  const theirs = { id: '1', sender: '1', payload: 'hello', name: 'Bo' };
  await table.hear({ chat: [theirs] });
  expect(announced()).toBe('Bo: hello');
  await table.hear({ chat: [theirs, { id: '2', sender: '0', payload: 'hi', name: 'Ana' }] });
  expect(announced()).toBe('Bo: hello');
});

test('whoever watches hears everybody', async () => {
  const table = await sitAt(yaBlewIt, deal(), null);
  await table.hear({ chat: [{ id: '1', sender: '0', payload: 'hi', name: 'Ana' }] });
  expect(announced()).toBe('Ana: hi');
});

test('a press that came too early is told of', async () => {
  const table = await sitAt(centuryEasternWonders, sea(), '0', { isSlow: true });
  const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
  await act(async () => fireEvent.click(document.querySelector('[data-thing="tile:14"]')!));
  for (const letter of ['s', 'h', 'e']) await type(letter);
  expect(table.played).toEqual(['sail 14']);
  expect(announced()).toBe('That press came too early and did nothing.');
});

test('what an answer brings is read out, and that a press which waited for it did nothing', async () => {
  const table = await sitAt(yaBlewIt, deal(), '0', { isSlow: true });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Draw/ })));
  await act(async () => void fireEvent.keyDown(document.body, { key: 'x' }));
  await table.answer();
  expect(allAnnounced().slice(-2)).toEqual([
    'You drew orange 3. Bo decides: roll or pass',
    'That press came too early and did nothing.',
  ]);
});

test('what happened and what was said while the line was lost are both read out', async () => {
  const table = await sitAt(yaBlewIt, deal(), '1');
  await table.hear({ chat: [{ id: '1', sender: '0', payload: 'go!', name: 'Ana' }] }, '0 draw');
  expect(allAnnounced().slice(-2)).toEqual([
    'Ana drew orange 3. Your turn: pass, or roll for the Claim',
    'Ana: go!',
  ]);
});

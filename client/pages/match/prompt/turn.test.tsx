import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { notices } from '../menu/notice';
import { sitAt } from '../../../testing/match';

/** What the browser was asked to say. */
let said: string[];

class Notice {
  static permission = 'default';
  static requestPermission = async () => (Notice.permission = 'granted');
  constructor(words: string) {
    said.push(words);
  }
}

const set = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { configurable: true, value });

beforeEach(() => {
  said = [];
  Notice.permission = 'default';
  set(window, 'Notification', Notice);
  set(window, 'isSecureContext', true);
});

afterEach(() => {
  cleanup();
  notices.set('off');
  set(document, 'hidden', false);
});

const start = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
const openMenu = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
const callMe = () => screen.queryByRole('switch', { name: 'Notify me' });

test('the browser says that it is our turn, once that was asked for', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  await openMenu();
  await act(async () => fireEvent.click(callMe()!));
  expect(notices.get()).toBe('on');
  set(document, 'hidden', true);
  await table.play('0 draw');
  expect(said).toEqual(['Your turn: pass, or roll for the Claim · Ya Blew It!']);
});

test('it says nothing unasked, or while the page is in sight', async () => {
  const table = await sitAt(yaBlewIt, start(), '1');
  set(document, 'hidden', true);
  await table.play('0 draw', '1 pass', '2 pass');
  set(document, 'hidden', false);
  Notice.permission = 'granted';
  notices.set('on');
  await table.play('0 add');
  expect(said).toEqual([]);
});

test('it is not offered where browsers do not allow it, nor to who watches', async () => {
  set(window, 'isSecureContext', false);
  await sitAt(yaBlewIt, start(), '1');
  await openMenu();
  expect(callMe()).toBeNull();
  cleanup();
  set(window, 'isSecureContext', true);
  await sitAt(yaBlewIt, start(), null);
  await openMenu();
  expect(callMe()).toBeNull();
});

test('the sound is switched off and on beside the board, and its volume chosen in the menu', async () => {
  await sitAt(yaBlewIt, start(), '1');
  const click = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await click('Switch the sound off');
  await click('Switch the sound on');
  await openMenu();
  const sound = within(screen.getByRole('group', { name: 'Sound' }));
  expect(sound.getByRole('radio', { name: 'normal' })).toHaveProperty('checked', true);
  await act(async () => fireEvent.click(sound.getByRole('radio', { name: 'off' })));
  expect(localStorage.getItem('wondertable.sound')).toBe('off');
});

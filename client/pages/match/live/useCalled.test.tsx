import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

const stage = stageForTests();

const hide = (isHidden: boolean) =>
  act(async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  });

afterEach(async () => {
  cleanup();
  await hide(false);
});

const deal = () => match({ deck: 'orange-3 purple-5 fire-1', rolls: [1] });

test('the tab of whoever looks says no more than the stage, and calls when they are asked', async () => {
  const table = await sitAt(yaBlewIt, deal(), '1');
  await table.play('0 draw');
  expect(document.title).toBe('Ana draws… · Ya Blew It!');
  await stage.end();
  expect(document.title).toMatch(/^● Your turn/);
});

test('the tab of whoever does not look calls at once', async () => {
  const table = await sitAt(yaBlewIt, deal(), '1');
  await hide(true);
  await table.play('0 draw');
  expect(document.title).toMatch(/^● Your turn/);
});

test('and says no more than the stage while others are asked', async () => {
  const table = await sitAt(yaBlewIt, deal(), '2');
  await table.play('0 draw');
  await hide(true);
  expect(document.title).toBe('Ana draws… · Ya Blew It!');
});

test('below the menu the stage waits, and whoever reads there is called at once', async () => {
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const isMoving = () => document.querySelector('[data-moving]') !== null;
  const table = await sitAt(yaBlewIt, deal(), '1');
  await press('Menu');
  await table.play('0 draw');
  expect([isMoving(), document.title]).toEqual([false, expect.stringMatching(/^● Your turn/)]);
  await press('Close');
  expect(isMoving()).toBe(true);
  await stage.end();
  expect(document.title).toMatch(/^● Your turn/);
});

test('what is read beside the board does not wait', async () => {
  const table = await sitAt(yaBlewIt, deal(), '1', { isPhone: true });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Talk|^Log/ })));
  await table.play('0 draw');
  expect(document.querySelector('[data-moving]')).not.toBeNull();
});

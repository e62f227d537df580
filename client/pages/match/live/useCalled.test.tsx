import { act, cleanup } from '@testing-library/react';
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

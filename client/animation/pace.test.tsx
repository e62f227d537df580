import { act, cleanup, screen, within } from '@testing-library/react';
import { BEATS } from '../../shared/engine/tempo';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { sitAt } from '../testing/match';
import { stageForTests } from '../testing/stage';
import { pace, paced } from './pace';
import { asked, choices, claim, start } from './testing';

const stage = stageForTests();

afterEach(() => {
  cleanup();
  pace.set('normal');
});

test('who wants no show is shown how everything stands', async () => {
  pace.set('none');
  const table = await sitAt(yaBlewIt, start('safe-1 safe-2 orange-3 purple-5 fire-1'), '1');
  await table.play('0 draw');
  await stage.pass(0);
  expect([claim(), choices(), stage.moving()]).toEqual([3, 2, []]);
});

test.each([
  ['relaxed', 1.5],
  ['brisk', 0.6],
] as const)('at a %s pace everything takes %d times as long', async (chosen, times) => {
  pace.set(chosen);
  const table = await sitAt(yaBlewIt, start('orange-3 purple-5 fire-1'), '2');
  await table.play('0 draw');
  await stage.end();
  await table.play('1 roll');
  const lasting = stage.moving().map(({ lasts }) => Math.round(lasts));
  expect(new Set(lasting)).toEqual(new Set([900 * times]));
  await stage.settle();
  await stage.pass(BEATS.result.rests * times - 1);
  expect(asked()).toBe('Bo rolled 3: a match');
  await stage.pass(1);
  expect(asked()).not.toBe('Bo rolled 3: a match');
});

test.each([
  ['relaxed', 1500],
  ['normal', 1000],
  ['brisk', 600],
  ['none', undefined],
] as const)(
  'at the pace %s what is held for a second stays for %s milliseconds',
  (chosen, time) => {
    pace.set(chosen);
    expect(paced(1000)).toBe(time);
  },
);

test('how fast it is shown is chosen in the menu, for this device', async () => {
  await sitAt(yaBlewIt, start(), '1');
  await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
  const choice = screen.getByRole('group', { name: 'Pace' });
  await act(async () => within(choice).getByRole('radio', { name: 'relaxed' }).click());
  expect(pace.get()).toBe('relaxed');
  expect(localStorage.getItem('wondertable.pace')).toBe('relaxed');
});

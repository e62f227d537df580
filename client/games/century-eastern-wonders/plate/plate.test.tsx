import { cleanup } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

const stage = stageForTests();
afterEach(cleanup);

const counted = (what: string) =>
  document.querySelector(`[data-thing="count:${what}:1"]`)!.textContent;

test('a plate counts cubes once they have come', async () => {
  const table = await sitAt(centuryEasternWonders, match({ holds: { 1: 'YYR' } }), '0');
  await table.play('0 harvest', '0 end');
  await stage.end();
  await table.play('1 harvest');
  expect([counted('hold'), stage.moving().length > 0]).toEqual(['3/10', true]);
  await stage.end();
  expect(counted('hold')).toBe('5/10');
});

test('a plate counts an outpost once it stands', async () => {
  const table = await sitAt(centuryEasternWonders, match({ holds: { 1: 'YYR' } }), '0');
  await table.play('0 harvest', '0 end');
  await stage.end();
  await table.play('1 build 0 0 0 0');
  expect([counted('built'), stage.moving().length > 0]).toEqual(['0', true]);
  await stage.end();
  expect(counted('built')).toBe('1');
});

test('on a phone, where it counts them in words, it does so once they have come as well', async () => {
  const m = match({ holds: { 1: 'YYR' } });
  const table = await sitAt(centuryEasternWonders, m, '0', { isPhone: true });
  const role = () => document.querySelector('[data-seat="1"] .role')!.textContent;
  await table.play('0 harvest', '0 end');
  await stage.end();
  await table.play('1 harvest', '1 end');
  expect([role(), stage.moving().length > 0]).toEqual(['is thinking…', true]);
  await stage.end();
  expect(role()).toBe('hold 5/10');
});

import { act, cleanup, fireEvent } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

// What a reader does while something is seen to happen.

const stage = stageForTests();

afterEach(cleanup);

const sit = (m: ReturnType<typeof match>, seat = '0', isPhone = false) =>
  sitAt(centuryEasternWonders, m, seat, { isPhone });

const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));

test('who types on while their boat is seen to sail harvests once it lies still', async () => {
  const table = await sit(match({ holds: { 0: 'YY' } }));
  await act(async () => document.querySelector<HTMLElement>('[data-thing="tile:14"]')!.click());
  await type('s');
  await type('h');
  await stage.settle();
  expect(table.played).toEqual(['sail 14']);
  await stage.end();
  expect(table.played).toEqual(['sail 14', 'harvest']);
});

test('what is typed on after the end of a turn does nothing in the next one', async () => {
  const table = await sit(match());
  await table.play('0 harvest');
  await stage.end();
  await type('e');
  await type('h');
  await table.play('1 harvest', '1 end');
  await stage.end();
  expect(table.played).toEqual(['end']);
  await type('h');
  expect(table.played).toEqual(['end', 'harvest']);
});

test('what a reader pointed at stays while others act, and is put away once they act themselves', async () => {
  const table = await sit(match(), '1');
  const card = () => document.querySelector('.card');
  await act(async () => document.querySelector<HTMLElement>('[data-thing="tile:9"]')!.click());
  await table.play('0 harvest', '0 end');
  await stage.end();
  expect(card()).not.toBeNull();
  await table.play('1 harvest');
  expect(card()).toBeNull();
});

test('what a finger asked about an island is put away once something happens', async () => {
  const table = await sit(match(), '1', true);
  const card = () => document.querySelector('.card');
  await act(async () => document.querySelector<HTMLElement>('[data-thing="tile:9"]')!.click());
  expect(card()).not.toBeNull();
  await table.play('0 harvest');
  await stage.end();
  expect(card()).toBeNull();
});

test('nothing is told of a port that is pointed at until its next tile has come', async () => {
  const table = await sit(match({ boats: { 0: 21 }, holds: { 0: 'RRBB' }, pile: 'BBBBB' }), '1');
  const card = () => document.querySelector('.card')?.textContent;
  await act(async () => document.querySelector<HTMLElement>('[data-thing="tile:21"]')!.click());
  expect(card()).toContain('12 points');
  await table.play('0 claim');
  expect(card()).toBeUndefined();
  await stage.end();
  expect(card()).toContain('20 points');
});

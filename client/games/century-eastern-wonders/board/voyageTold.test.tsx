import { cleanup } from '@testing-library/react';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { stageForTests } from '../../../testing/stage';
import { sit } from '../testing';

const stage = stageForTests();
afterEach(cleanup);

/** What is told on the sea of the steps of a voyage: that it was free, whom it paid, or else that a cube was dropped. */
const tags = () =>
  [...document.querySelectorAll('svg.route text')].map(
    (text) => text.closest('[data-seat]')?.getAttribute('data-seat') ?? text.textContent,
  );

const VOYAGE = { holds: { 0: 'YYR', 1: 'G' }, boats: { 1: 19 } };

test('what the boat of another has dropped, and whom it has paid, is told on the sea until it does something', async () => {
  const table = await sit(match(VOYAGE), '1');
  await table.play('0 sail 14');
  expect(tags()).toEqual(['0']);
  await stage.end();
  expect(tags()).toEqual(['0']);
  await table.play('0 sail 19 ginger');
  await stage.end();
  expect(tags()).toEqual(['0', '−']);
  await table.play('0 pay 1 chili');
  await stage.end();
  expect(tags()).toEqual(['0', '−', '1']);
  await table.play('0 harvest');
  expect(tags()).toEqual([]);
});

test('a voyage is drawn in the colour of whoever sails', async () => {
  const table = await sit(match(VOYAGE), '1');
  await table.play('0 sail 14');
  const whose = () => document.querySelector('polyline')!.closest('[data-seat]');
  expect(whose()!.getAttribute('data-seat')).toBe('0');
});

test('a reader’s own is told while it is seen, and leaves them the sea', async () => {
  const table = await sit(match(VOYAGE), '0');
  await table.play('0 sail 14');
  await stage.end();
  await table.play('0 sail 19 ginger');
  await stage.end();
  expect(tags()).toEqual([]);
  await table.play('0 pay 1 chili');
  expect(tags()).toEqual(['0', '−', '1']);
  await stage.end();
  expect(tags()).toEqual([]);
});

import { cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { sentence } from '../testing';

const stage = stageForTests();

afterEach(cleanup);

const main = () => screen.getByRole('main');

test('everybody is told of the last Fire that it is the last, and as long as it burns', async () => {
  const areas = { 0: 'blue-2', 1: 'pink-5' };
  const m = match({ deck: 'fire-1', areas, rolls: [1] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw');
  await stage.settle();
  expect(main().querySelector('.ribbon')?.textContent).toBe('Last FireThen the points are counted');
  await stage.end();
  expect(main().querySelector('.ribbon')).toBeNull();
  expect(sentence()).toBe('Last Fire! Ana has to roll');
  expect(screen.getByRole('banner').textContent).toContain('Last Fire');
  expect(main().querySelector('.counts')?.textContent).toContain('Last Fire');
  expect(main().textContent).toContain('Last Fire, then the final count');
});

test('no other Fire is called the last', async () => {
  const m = match({ deck: 'fire-2 orange-3 fire-1', areas: { 0: 'blue-2' } });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw');
  await stage.settle();
  expect(main().querySelector('.ribbon')).toBeNull();
  await stage.end();
  expect(document.body.textContent).not.toContain('Last Fire');
});

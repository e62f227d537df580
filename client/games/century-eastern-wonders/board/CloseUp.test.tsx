import { cleanup } from '@testing-library/react';
import { cubes } from '../../../../shared/games/century-eastern-wonders/spices';
import type { Event } from '../../../../shared/games/century-eastern-wonders/state';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { stageForTests } from '../../../testing/stage';
import { animate } from '../animation/animate';
import { sit } from '../testing';
import type { OnTable } from '../types';

const stage = stageForTests();
afterEach(cleanup);

const closeUp = () => document.querySelector('[data-thing="close:got"]')?.closest('[data-seat]');
const side = (name: string) => document.querySelector(`[data-thing="close:${name}"]`);
const cubesAt = (name: string) => side(name)?.querySelectorAll('svg').length;

describe('on a phone, where islands are small, what is done on one is seen larger', () => {
  test('a trade: all that is given, what comes of it, and by whom', async () => {
    const m = match({ holds: { 0: 'YYYYYYY' }, markets: { 9: 'cloves1' }, outposts: { 9: '0' } });
    const table = await sit(m, '1', true);
    expect(closeUp()).toBeUndefined();
    await table.play('0 trade 2');
    expect([cubesAt('given'), cubesAt('got')]).toEqual([6, 2]);
    expect(closeUp()?.getAttribute('data-seat')).toBe('0');
    await stage.end();
    expect(closeUp()).toBeUndefined();
  });

  test('and its cubes fly into what is given there, and out of what comes of it', () => {
    const traded: Event = {
      ...{ type: 'traded', playerID: '0', tile: 9, times: 1 },
      ...{ gave: cubes({ ginger: 3 }), got: cubes({ cloves: 1 }) },
    };
    const view = match({ holds: { 0: 'B' } }).G;
    const { motions } = animate([traded], { view, playerID: '1' } as unknown as OnTable);
    const flown = motions.filter(({ thing }) => thing.startsWith('cube:'));
    expect(flown.map(({ how, place }) => [how, place?.[0]])).toEqual([
      ['take', 'close:given'],
      ['take', 'close:given'],
      ['take', 'close:given'],
      ['fly', 'close:got'],
    ]);
  });

  test('a harvest comes from the island where it is made', () => {
    const harvested: Event = { type: 'harvested', playerID: '0', cubes: cubes({ ginger: 2 }) };
    const view = match({ holds: { 0: 'YY' } }).G;
    const { motions } = animate([harvested], { view, playerID: '0' } as unknown as OnTable);
    const flown = motions.filter(({ how }) => how === 'fly');
    expect(flown.map(({ place }) => place)).toEqual([['tile:9'], ['tile:9']]);
  });

  test('an outpost: what it costs, on which kind of island it stands, and which space of the row it was', async () => {
    const m = match({ holds: { 0: 'YR' }, outposts: { 9: '1', 8: '0' }, players: 3 });
    const table = await sit(m, '1', true);
    await table.play('0 build 1 0 0 0');
    expect(cubesAt('given')).toBe(1);
    expect(closeUp()?.textContent).toBe('01223');
    for (let steps = 0; steps < 4 && closeUp()?.textContent === '01223'; steps++) {
      await stage.settle();
      await stage.look();
    }
    expect(closeUp()?.textContent).toBe('0+1223');
  });

  test('an upgrade: which cube it was, and which it becomes', async () => {
    const m = match({ holds: { 0: 'YB' }, bonuses: { 0: 'upgrade' } });
    const table = await sit(m, '1', true);
    await table.play('0 build 0 0 0 0');
    await stage.end();
    await table.play('0 upgrade ginger');
    const colourOf = (name: string) => side(name)?.querySelector('svg')?.outerHTML;
    expect([cubesAt('given'), cubesAt('got')]).toEqual([1, 1]);
    expect(colourOf('given')).not.toBe(colourOf('got'));
  });

  test('an outpost that costs nothing, and brings nothing yet', async () => {
    const table = await sit(match(), '1', true);
    await table.play('0 build 0 0 0 0');
    expect([side('given'), closeUp()?.textContent]).toEqual([null, '01223']);
  });

  test('a bonus tile, where the boat lies that won it', async () => {
    const outposts = { 0: '0', 12: '0', 18: '0' };
    const table = await sit(match({ outposts }), '1', true);
    await table.play('0 build 0 0 0 0');
    await stage.end();
    await table.play('0 choose points');
    expect(closeUp()?.textContent).toBe('6+6');
  });

  test('and what it is good for, where that is more than points', async () => {
    const outposts = { 0: '0', 12: '0', 18: '0' };
    const table = await sit(match({ outposts }), '1', true);
    await table.play('0 build 0 0 0 0');
    await stage.end();
    await table.play('0 choose harvest');
    expect(closeUp()?.textContent).toBe('Chili every Harvest+1');
  });

  test('what an outpost brings is told when it has come to the plate', async () => {
    const table = await sit(match({ holds: { 0: 'YR' }, outposts: { 8: '0' } }), '1', true);
    const seen: [boolean, boolean][] = [];
    const chip = () => document.querySelector('[data-seat="0"] .chip')?.textContent === '+1';
    const card = () =>
      [...(closeUp()?.querySelectorAll<HTMLElement>('*') ?? [])].some(
        ({ textContent, dataset }) => textContent === '+1' && dataset.come !== 'false',
      );
    await table.play('0 build 0 0 0 0');
    for (let steps = 0; steps < 9 && closeUp(); steps++) {
      seen.push([chip(), card()]);
      await stage.look();
      if (closeUp()) seen.push([chip(), card()]);
      await stage.settle();
    }
    expect(seen.filter(([onPlate, onCard]) => onPlate !== onCard)).toEqual([]);
    expect(seen).toContainEqual([true, true]);
    expect(seen[0]).toEqual([false, false]);
  });
});

test('at a desk islands are large enough', async () => {
  const table = await sit(match({ holds: { 0: 'YR' }, outposts: { 8: '0' } }), '1');
  await table.play('0 build 0 0 0 0');
  expect(closeUp()).toBeUndefined();
});

test('what was lacking for a tile is struck through as somebody else delivers it', async () => {
  const m = match({ boats: { 0: 21 }, holds: { 0: 'YRRBB', 1: 'RRB' } });
  const table = await sit(m, '1');
  const gone = () => document.querySelectorAll('[data-hint="lack"] [data-gone]').length;
  expect(gone()).toBe(0);
  await table.play('0 claim');
  expect(gone()).toBe(1);
  await stage.end();
  expect(gone()).toBe(0);
});

import { cleanup } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { animate } from '../animation/animate';
import { sentence } from '../testing';

const stage = stageForTests();

afterEach(cleanup);

test('a spark runs along the fuse as the die settles, and nothing tells of the roll before it is there', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '0');
  const spark = () => document.querySelector<HTMLElement>('main .runner');
  const marked = () => document.querySelector('.rolled')?.textContent;
  await table.play('0 draw');
  await stage.end();
  await table.play('1 roll');
  const lasts = (what: string) => stage.moving().find(({ thing }) => thing === what)!.lasts;
  expect(lasts('runner')).toBeGreaterThanOrEqual(lasts('die'));
  expect([spark()?.dataset.at, spark()?.matches('.there')]).toEqual(['3', false]);
  expect(marked()).toBeUndefined();
  expect(sentence()).toBe('Bo rolls for the Claim…');
  await stage.settle();
  expect([spark()?.dataset.at, spark()?.matches('.there')]).toEqual(['3', true]);
  expect(marked()).toContain('3');
  expect(sentence()).toBe('Bo rolled 3: no match');
  await stage.end();
  expect(spark()).toBeNull();
  expect(marked()).toContain('3');
});

test('a die is thrown large across the Claim, and goes to its corner once its number has been looked at', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '1');
  const dice = () =>
    [...document.querySelectorAll('main [data-thing="die"]')].map((die) => [
      die.closest('.thrown') !== null,
      die.textContent,
    ]);
  await table.play('0 draw');
  await stage.end();
  expect(dice()).toEqual([[false, '']]);
  await table.play('1 roll');
  expect(dice()).toEqual([[true, '12345678']]);
  await stage.settle();
  expect(dice()).toEqual([[true, '3']]);
  await stage.end();
  expect(dice()).toEqual([[false, '3']]);
});

test('it comes from where it waits, or from the plate of whoever rolls', () => {
  const rolled = { type: 'rolled', number: 3, hit: false } as const;
  const view = { table: match({ deck: 'pink-5 fire-1' }).G.table };
  const from = (playerID: string, purpose: 'steal' | 'fire') =>
    animate([{ ...rolled, playerID, purpose }], {
      ...{ view: { table: { ...view.table, scoring: { 1: ['blue-4'], 2: ['blue-2'] } } } },
      ...{ playerID: '1', ctx: { currentPlayer: '0', playOrder: ['0', '1', '2'] } },
    } as never).motions.find(({ thing }) => thing === 'die')?.place;
  expect([from('1', 'steal'), from('2', 'steal'), from('2', 'fire')]).toEqual([
    ['tray', 'player:1'],
    ['player:2'],
    [],
  ]);
});

test('it is no larger than there is room beside the Claim: it is told how that lies', async () => {
  const m = match({ deck: 'jumper-1 jumper-2 safe-1 safe-2 pink-5 blue-4 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw', '1 roll');
  const thrown = () => document.querySelector<HTMLElement>('main .thrown');
  for (let steps = 0; steps < 12 && !thrown(); steps++) {
    await stage.settle();
    await stage.pass(300);
  }
  const columns = (one: HTMLElement) => one.style.getPropertyValue('--narrow-columns');
  expect(columns(thrown()!)).toBe('5');
  expect(columns(document.querySelector<HTMLElement>('main .cards')!)).toBe('5');
});

test('a roll that concerns the reader takes its time, whatever comes of it, and one between others less', async () => {
  const lasting = async (reader: string, number: number) => {
    const m = match({ deck: 'pink-5 blue-4 fire-1', rolls: [number] });
    const table = await sitAt(yaBlewIt, m, reader);
    await table.play('0 draw');
    await stage.end();
    await table.play('1 roll');
    const { lasts } = stage.moving().find(({ thing }) => thing === 'runner')!;
    await stage.end();
    cleanup();
    return lasts;
  };
  const other = await lasting('2', 5);
  expect(await lasting('2', 3)).toBe(other);
  for (const reader of ['0', '1'])
    for (const number of [3, 5]) expect(await lasting(reader, number)).toBeGreaterThan(other);
});

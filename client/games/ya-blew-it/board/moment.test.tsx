import { act, cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { changeLanguage } from '../../../text/i18n';

const stage = stageForTests();

afterEach(async () => {
  cleanup();
  await act(() => changeLanguage('en'));
});

/** What is told across the board. */
const moment = () => document.querySelector('main .moment')?.textContent;

/** Goes on to what is seen next, until something is told across the board or all has been seen. */
async function untilTold(): Promise<string | undefined> {
  for (let steps = 0; steps < 12 && moment() === undefined; steps++) {
    await stage.settle();
    await stage.pass(3000);
  }
  return moment();
}

test('a gamble that is lost, with what it would have been worth', async () => {
  const m = match({ deck: 'pink-5 pink-6 blue-4 fire-1', rolls: [1, 1, 5] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll', '2 roll', '0 gamble', '0 roll');
  expect(await untilTold()).toBe('Ya blew it!\u22123');
});

test('one that is won', async () => {
  const m = match({ deck: 'pink-5 pink-6 blue-4 fire-1', rolls: [1, 1, 2] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll', '2 roll', '0 gamble', '0 roll');
  expect(await untilTold()).toBe('You got away with it!+3');
});

test.each([
  ['0', 'Bo steals your Claim!+1'],
  ['1', 'You steal the Claim!+1'],
  ['2', 'Bo steals the Claim!+1'],
])('a Claim that is stolen, as player %s is told', async (reader, words) => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', rolls: [5] });
  const table = await sitAt(yaBlewIt, m, reader);
  await table.play('0 draw', '1 roll');
  expect(await untilTold()).toBe(words);
});

test('a Fire says what it cost', async () => {
  const m = match({
    deck: 'fire-2 pink-5 fire-1',
    areas: { 0: 'pink-6 pink-7 pink-12', 1: 'blue-4' },
    rolls: [6],
  });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw', '0 roll');
  await stage.end();
  expect(document.querySelector('main')!.textContent).toContain('\u22124');
});

test('so does the last roll for it, before the Fire is over', async () => {
  const m = match({
    deck: 'fire-2 pink-5 fire-1',
    areas: { 0: 'pink-6 pink-7 pink-12', 1: 'blue-4 green-3' },
    rolls: [3, 4, 1],
  });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '0 roll');
  await stage.end();
  await table.play('1 roll');
  const row = () => document.querySelector('[data-thing="stake:blue-4"]')?.closest('li');
  for (let steps = 0; steps < 6 && !/\u2212/.test(row()?.textContent ?? ''); steps++) {
    await stage.settle();
    await stage.pass(500);
  }
  expect(row()!.textContent).toContain('\u22121');
  expect(row()!.dataset.awaited).toBe('true');
  expect(document.querySelector('.rolled.lit')?.textContent).toContain('4');
  expect(document.querySelector('[data-thing="player:1"]')?.textContent).toContain('has rolled');
});

test('a Claim that is kept', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1' });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 pass', '2 pass', '0 keep');
  expect(await untilTold()).toBe('You keep the Claim+1');
});

test('while a Claim is told of, the fuse has its numbers, and a lost one is danger', async () => {
  const m = match({ deck: 'pink-5 pink-6 blue-4 fire-1', rolls: [1, 1, 5] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll', '2 roll', '0 gamble', '0 roll');
  await untilTold();
  expect(screen.getByText('2 in 8 blow it up')).toBeTruthy();
  expect(document.querySelector('.rolled.lit')?.textContent).toContain('5');
  await stage.end();
  expect(screen.queryByText('2 in 8 blow it up')).toBeNull();
});

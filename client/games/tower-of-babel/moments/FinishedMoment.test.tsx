import { cleanup } from '@testing-library/react';
import { pace } from '../../../animation/pace';
import { stageForTests } from '../../../testing/stage';
import { sit, wonder } from '../testing';
import { finish, finishing, lines, moment, untilTold } from './testing';

const stage = stageForTests();
afterEach(() => {
  cleanup();
  pace.set('normal');
});

test('a finished wonder shows who had how many parts, their place and their points, and keeps their colours', async () => {
  const table = await sit('1', finishing);
  await table.play(...finish);
  await untilTold(stage);
  while (!moment()?.querySelector('.rank')) {
    await stage.settle();
    await stage.look();
  }
  expect(lines('.title')).toEqual(['Lighthouse finished']);
  expect(lines('.rank')).toEqual([
    'Ana5 partsmost+8',
    'You3 partstied: as the others+3',
    'Chidi3 partstied: as the others+3',
    'Deniz1 partat least one+3',
  ]);
  const stones = (of: ParentNode) => [...of.querySelectorAll<SVGElement>('.block > [data-seat]')];
  const whose = (of: ParentNode) =>
    stones(of)
      .map(({ dataset }) => dataset.seat)
      .join('');
  // each where it was laid, from the ground up: then, and on the board for good
  expect(whose(moment()!)).toBe('111222300000');
  await stage.end();
  expect(whose(wonder(/^Lighthouse: finished/))).toBe('111222300000');
});

test('those who are tied for the most parts read why they get what the second gets', async () => {
  const lighthouse = { discs: 'ship-5a', parts: { 1: 5, 2: 1 } };
  const table = await sit('1', { hands: { 0: { ship: 5 } }, wonders: { lighthouse } });
  await table.play(...finish);
  for (let steps = 0; steps < 20 && !moment()?.querySelector('.rank'); steps++) {
    await stage.settle();
    await stage.look();
  }
  expect(lines('.rank')).toEqual([
    'Ana5 partstied: second each+4',
    'You5 partstied: second each+4',
    'Chidi1 partat least one+3',
  ]);
});

test('what the next wonder brings is not written before this one has been seen to be scored', async () => {
  const table = await sit('1', finishing);
  const next = () => document.querySelector('header .progress')!.textContent;
  const marked = () => document.querySelector('[data-hint="row"] .marked')?.textContent;
  expect(next()).toContain('wonder: 8/4/3');
  const before = marked();
  await table.play(...finish);
  const seen = new Set<string>();
  for (let steps = 0; steps < 30; steps++) {
    const title = moment()?.querySelector('.plaque .title');
    if (title) seen.add(`${next()} ${marked() === before}`);
    await stage.settle();
    await stage.look();
  }
  expect([...seen]).toEqual([expect.stringMatching(/8\/4\/3.* true/)]);
  await stage.end();
  expect(next()).toContain('wonder: 10/5/3');
  expect(marked()).not.toBe(before);
});

test('what somebody has won is not told beside points that count on to more', async () => {
  const table = await sit('1', { ...finishing, hands: { 0: { ship: 5 }, 2: { ship: 2 } } });
  await table.play('0 build ship-5a', '1 offer 0', '2 offer 2', '3 offer 0', '0 fulfil 0');
  const chip = () => document.querySelector('[data-seat="2"] .chip')?.textContent;
  const isCounting = () => stage.moving().some(({ thing }) => thing === 'raised:lighthouse');
  const seen = new Set<string>();
  for (let steps = 0; steps < 30; steps++) {
    seen.add(`${isCounting() ? 'counting' : 'at rest'}: ${chip()}`);
    await stage.settle();
    seen.add(`${isCounting() ? 'counting' : 'at rest'}: ${chip()}`);
    await stage.look();
  }
  expect([...seen].filter((one) => one.startsWith('counting'))).toEqual(['counting: undefined']);
  expect([...seen]).toEqual(expect.arrayContaining(['at rest: +2', 'at rest: +5']));
});

test('a plaque stays at the wonder for good, with the colour of whoever won it', async () => {
  pace.set('none');
  const table = await sit('1', finishing);
  await table.play(...finish);
  const site = wonder(/^Lighthouse/);
  expect(site.getAttribute('aria-label')).toBe(
    'Lighthouse: finished, Ana 5 parts and 8 points, You 3 parts and 3 points, Chidi 3 parts and 3 points, and Deniz 1 part and 3 points',
  );
  expect([...site.querySelectorAll('.plaque li')].map((row) => row.textContent)).toEqual([
    '+8',
    '+3',
    '+3',
    '+3',
  ]);
  expect(site.dataset.seat).toBe('0');
});

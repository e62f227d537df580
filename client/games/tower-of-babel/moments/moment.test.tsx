import { readFileSync } from 'node:fs';
import { act, cleanup } from '@testing-library/react';
import { pace } from '../../../animation/pace';
import { stageForTests } from '../../../testing/stage';
import { sentence, sit } from '../testing';
import { finishing, moment, untilTold } from './testing';

const stage = stageForTests();
afterEach(() => {
  cleanup();
  pace.set('normal');
});

test('what is on the offers, and what a wonder scores, is not written before it is seen', async () => {
  const table = await sit('2', finishing);
  await table.play('0 build ship-5a', '1 offer 2', '2 offer 0', '3 offer 0');
  await untilTold(stage);
  expect(sentence()).toBe('All offers are in, and are turned');
  await stage.settle();
  expect(sentence()).toMatch(/^Offers: .*Bo 2/);
  await stage.end();
  await table.play('0 accept 1', '0 fulfil 0');
  for (let steps = 0; steps < 20 && !moment()?.querySelector('.plaque'); steps++) {
    await stage.settle();
    await stage.look();
  }
  expect(sentence()).toBe('Lighthouse finished');
});

test.each([false, true])(
  'what is told across the board is not told in the rail at the same time, on a phone (%s) or elsewhere',
  async (isPhone) => {
    const table = await sit('3', {}, { isPhone });
    await table.play('0 build ship-3', '1 offer 2', '2 offer 1', '3 offer 0');
    await stage.end();
    await table.play('0 accept 2');
    await untilTold(stage);
    const below = (of: string) => document.querySelectorAll(`[data-thing="${of}"]`).length;
    expect([below('offer:2'), below('verdict:2')]).toEqual([0, 0]);
    await act(async () => pace.set('none'));
    await table.play('0 refuse 2', '0 accept 2');
    expect([below('offer:2'), below('verdict:2')]).toEqual([1, 1]);
  },
);

test('an offer that is refused is in the hand again once it lies before all eyes no more', async () => {
  const table = await sit('1', { hands: { 0: { ship: 5 }, 1: { ship: 2 } } });
  await table.play('0 build ship-5a', '1 offer 2', '2 offer 0', '3 offer 0');
  await stage.end();
  await table.play('0 fulfil 0');
  const seen = new Set<string>();
  for (let steps = 0; steps < 12; steps++) {
    const inHand = document.querySelectorAll('[data-thing^="own:ship"]').length;
    seen.add(`${moment() ? 'told' : 'over'}: ${inHand}`);
    await stage.settle();
    await stage.look();
  }
  expect([...seen]).toEqual(['told: 0', 'over: 2']);
});

test('the number of cards that were played counts as those of a build go, and not before', async () => {
  const table = await sit('1', { hands: { 0: { ship: 5 } } });
  await table.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0');
  await stage.end();
  const played = () => document.querySelector('[data-thing="count:discards"]')!.textContent;
  await table.play('0 fulfil 0');
  expect([played(), stage.moving().length > 0]).toEqual(['0', true]);
  await stage.end();
  expect(played()).toBe('5');
});

test('the board, which shows already what comes of it, is dark as soon as anything is told above it', () => {
  const sheet = readFileSync(`${__dirname}/Moment.module.css`, 'utf8');
  const [, dark] = /\.moment::before \{([^}]*)\}/.exec(sheet)!;
  expect(dark).toContain('background');
  expect(dark).not.toMatch(/animation|transition|opacity/);
});

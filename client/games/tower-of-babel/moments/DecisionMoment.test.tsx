import { readFileSync } from 'node:fs';
import { act, cleanup } from '@testing-library/react';
import { pace, STRETCH } from '../../../animation/pace';
import { stageForTests } from '../../../testing/stage';
import { offers, sentence, sit } from '../testing';
import { lines, moment, untilTold } from './testing';

const stage = stageForTests();
afterEach(() => {
  cleanup();
  pace.set('normal');
});

const offersOfAll = ['0 build ship-5a', '1 offer 3 trade', '2 offer 1', '3 offer 0'];

test('offers are turned large across the board: whose, how many, and who wants the disc', async () => {
  const table = await sit('2');
  await table.play(...offersOfAll);
  await untilTold(stage);
  expect(lines('.offer .who')).toEqual(['Bo', 'You', 'Deniz']);
  expect(lines('.builder .who')).toEqual(['Ana']);
  expect(lines('.count')).toEqual(['3', '1', '0']);
  expect(lines('.wants')).toEqual([
    expect.stringContaining('wants the disc'),
    '',
    // a covered one may be empty
    'empty offer',
  ]);
  expect(lines('.offer:first-child [data-thing^="card:"]')).toHaveLength(3);
  // and nowhere else: not where they were laid either
  expect(
    document.querySelectorAll('[data-thing^="covered:"], [data-thing^="offer:"]'),
  ).toHaveLength(0);
});

test('how many there are is on an offer before the sentence says it, at any pace', async () => {
  const table = await sit('2');
  await table.play(...offersOfAll);
  await untilTold(stage);
  const turned = stage.moving().filter(({ thing }) => thing.startsWith('turned:'));
  expect(turned).toHaveLength(3);
  const sheet = readFileSync(`${__dirname}/Decision.module.css`, 'utf8');
  const timeOf = (rule: RegExp) => 1000 * Number(rule.exec(sheet)![1]);
  const comes = timeOf(/animation: told calc\((.+?)s \* var\(--stretch\)\)/);
  turned.forEach(({ waits, lasts }, i) => {
    const place = `nth-child\\(${i + 1}\\) > :is\\(.count, .wants\\)`;
    const rule = `${place} \\{[^}]*animation-delay: calc\\((.+?)s \\* var\\(--stretch\\)\\)`;
    const begins = timeOf(new RegExp(rule));
    // not before it is half turned up, which it is in the last third
    expect(begins).toBeGreaterThan(waits + ((lasts - waits) * 2) / 3);
    expect(begins + comes).toBeLessThan(lasts);
  });
  const { style } = turned[0].element.closest<HTMLElement>('[data-title]')!;
  await act(async () => pace.set('brisk'));
  expect(style.getPropertyValue('--stretch')).toBe(String(STRETCH.brisk));
});

test('whoever is paid at the same moment is told of in one sentence', async () => {
  const table = await sit('3');
  await table.play('0 build ship-3', '1 offer 2', '2 offer 1', '3 offer 0');
  await stage.end();
  await table.play('0 fulfil 0');
  for (let steps = 0; steps < 9 && !document.querySelector('.paid'); steps++) {
    await stage.settle();
    await stage.look();
  }
  expect(sentence()).toMatch(/^Refused offers: Bo \+2, Chidi \+1/);
  // and below their names is no word that they could have said
  expect(lines('.offer .wants')).toEqual(['refused', 'refused', 'empty offer']);
});

test('turned offers are seen large for a moment, then whoever builds has them on the rail to read and decide', async () => {
  const table = await sit('0');
  await table.play(...offersOfAll);
  await untilTold(stage);
  await stage.settle();
  await stage.pass(800);
  expect(moment()).not.toBeNull();
  await stage.pass(200);
  expect(moment()).toBeNull();
  expect(offers()[0].textContent).toContain('Bo: 3 ships + trade');
});

test('what is decided about offers stays large for all others however long that takes, and nothing planned is on the board', async () => {
  const table = await sit('2', { actionCards: { 2: 'tripleBonus-1' } });
  await table.play('0 build ship-3', '1 offer 1', '2 offer 1', '3 offer 0');
  await untilTold(stage);
  const decision = moment();
  const planned = () => document.querySelectorAll('.next').length;
  for (const action of ['0 accept 1', '0 fulfil 0', '2 answer nothing']) {
    for (let steps = 0; steps < 9; steps++) {
      await stage.settle();
      await stage.pass(10_000);
    }
    expect([moment(), planned()]).toEqual([decision, 0]);
    await table.play(action);
  }
  await stage.end();
  expect(moment()).toBeNull();
});

test('whoever wants to wait for nothing reads them where they lie', async () => {
  pace.set('none');
  const table = await sit('2');
  // nor does anything flash across the board
  const flashed: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches('.moment')) flashed.push(node.textContent);
  });
  watch.observe(document.body, { subtree: true, childList: true });
  await table.play(...offersOfAll);
  expect(moment()).toBeNull();
  await stage.end();
  watch.disconnect();
  expect(flashed).toEqual([]);
});

/** Every place in which the disc at stake is drawn at this moment, also on its way. */
const discs = () =>
  [
    ...document.querySelectorAll<HTMLElement>('.moment [data-thing], .air > [data-likeness]'),
  ].flatMap(
    ({ dataset: { thing, likeness } }) =>
      /^(?:stake|won|disc:.*)$/.exec(thing ?? likeness ?? '') ?? [],
  );

test('the disc of a build is in one place at a time, until it lies with whoever takes it', async () => {
  const table = await sit('3');
  await table.play('0 build ship-3', '1 offer 2 trade', '2 offer 0', '3 offer 0', '0 accept 1');
  await stage.end();
  await table.play('0 fulfil 0');
  await untilTold(stage);
  expect([...new Set(discs())]).toEqual(['won']);
  expect(stage.moving().map(({ thing }) => thing)).toContain('won');
  expect(discs()).toHaveLength(1);
  expect(won()).toBe('1');
});

/** What has become of each offer, as it is drawn in the one place where it is decided. */
const fates = () =>
  [...document.querySelectorAll<HTMLElement>('[data-thing="decision"] .offer')].map(
    ({ dataset }) => dataset.fate,
  );
const parts = (seat: string) =>
  document.querySelectorAll(`[data-thing="decision"] [data-thing="gains:${seat}"] .part`).length;
const won = () => document.querySelector<HTMLElement>('.won')?.parentElement!.dataset.seat;

/** Goes on until offers have come to this. */
async function untilFates(...wanted: string[]) {
  for (let steps = 0; steps < 20 && fates().join() !== wanted.join(); steps++) {
    await stage.settle();
    await stage.look();
  }
  expect(fates()).toEqual(wanted);
}

describe('what is decided about offers', () => {
  const offered = ['0 build ship-5a', '1 offer 2 trade', '2 offer 1', '3 offer 1'];
  const hands = { 0: { ship: 2 }, 1: { ship: 2 }, 2: { ship: 1 }, 3: { ship: 1 } };

  test('is seen where they were turned, one after the other, until the last is paid for', async () => {
    const table = await sit('2', { hands });
    await table.play(...offered);
    await untilFates('open', 'open', 'open');
    expect(lines('.title')).toEqual(['Needs 5 ships']);
    await table.play('0 accept 1');
    await untilFates('accepted', 'open', 'open');
    // the next decision may be long in coming
    await stage.settle();
    await stage.pass(1900);
    expect(fates()).toEqual(['accepted', 'open', 'open']);
    await table.play('0 accept 2');
    expect(fates()).toEqual(['accepted', 'accepted', 'open']);
    await stage.settle();
    await table.play('0 fulfil 0');
    await untilFates('built', 'built', 'refused');
    expect(lines('.title')).toEqual(['Built with 5 ships']);
    // below the name of each, and below “You”
    expect(lines('.wants')).toEqual(['gets the disc', 'build', 'refused']);
    expect(stage.moving().map(({ thing }) => thing)).toEqual(
      expect.arrayContaining(['won', 'gains:0', 'gains:2', 'decided:part:babel:0:0']),
    );
    expect([won(), parts('0'), parts('1'), parts('2')]).toEqual(['1', 4, 0, 1]);
    for (let steps = 0; steps < 9 && lines('.offer .paid').length === 0; steps++) {
      await stage.settle();
      await stage.look();
    }
    expect(lines('.offer .paid')).toEqual(['+1']);
    await stage.end();
    expect(fates()).toEqual([]);
  });

  test('is a build given up as well: all comes to nothing, and nobody gets the disc', async () => {
    const table = await sit('2', { hands: { ...hands, 0: {} } });
    await table.play(...offered);
    await untilFates('open', 'open', 'open');
    await table.play('0 accept 1', '0 giveUp');
    await untilFates('refused', 'refused', 'refused');
    // what was accepted in vain was not refused
    expect(lines('.wants')).toEqual(['returned', 'refused', 'refused']);
    expect(lines('.title')).toEqual(['Not built']);
    expect(won()).toBeUndefined();
    expect(stage.moving().map(({ thing }) => thing)).toContain('decided:planks');
  });

  test('does not cover the board of whoever decides before all is decided', async () => {
    const table = await sit('0', { hands });
    await table.play(...offered);
    await stage.end();
    await table.play('0 accept 1');
    expect([moment(), document.querySelector('[data-verdict="accepted"]')]).toEqual([
      null,
      expect.anything(),
    ]);
    await table.play('0 accept 2', '0 fulfil 0');
    await untilFates('built', 'built', 'refused');
  });
});

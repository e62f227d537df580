import { readFileSync } from 'node:fs';
import { act, cleanup } from '@testing-library/react';
import { pace, STRETCH } from '../../../animation/pace';
import { stageForTests } from '../../../testing/stage';
import { offers, sentence, sit, wonder } from '../testing';

const stage = stageForTests();
afterEach(() => {
  cleanup();
  pace.set('normal');
});

const moment = () => document.querySelector('main .moment, main .card[data-seat]');
const lines = (of: string) =>
  [...(moment()?.querySelectorAll(of) ?? [])].map(({ textContent }) => textContent);

/** Goes on to what is seen next, until something is told across the board or all has been seen. */
async function untilTold() {
  for (let steps = 0; steps < 20 && !moment(); steps++) {
    await stage.settle();
    await stage.look();
  }
}

const offersOfAll = ['0 build ship-5a', '1 offer 3 trade', '2 offer 1', '3 offer 0'];

test('offers are turned large across the board: whose, how many, and who wants the disc', async () => {
  const table = await sit('2');
  await table.play(...offersOfAll);
  await untilTold();
  expect(lines('.offer .who')).toEqual(['Bo', 'You', 'Deniz']);
  expect(lines('.builder .who')).toEqual(['Ana']);
  expect(lines('.count')).toEqual(['3', '1', '0']);
  expect(lines('.wants')).toEqual([expect.stringContaining('wants the disc'), '', '']);
  expect(lines('.offer:first-child [data-thing^="card:"]')).toHaveLength(3);
  // and nowhere else: not where they were laid either
  expect(
    document.querySelectorAll('[data-thing^="covered:"], [data-thing^="offer:"]'),
  ).toHaveLength(0);
});

test('what is on the offers, and what a wonder scores, is not written before it is seen', async () => {
  const table = await sit('2', finishing);
  await table.play('0 build ship-5a', '1 offer 2', '2 offer 0', '3 offer 0');
  await untilTold();
  expect(sentence()).toBe('All offers are in, and are turned');
  await stage.settle();
  expect(sentence()).toMatch(/^Offers: .*Bo 2/);
  await stage.end();
  await table.play('0 accept 1', '0 fulfil 0');
  for (let steps = 0; steps < 20 && !moment()?.querySelector('.plaque'); steps++) {
    await stage.settle();
    await stage.look();
  }
  expect(sentence()).toBe('Lighthouse is finished');
});

test('how many there are is on an offer before the sentence says it, at any pace', async () => {
  const table = await sit('2');
  await table.play(...offersOfAll);
  await untilTold();
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
  expect(lines('.offer .wants')).toEqual(['offer refused', 'offer refused', '']);
});

test('turned offers are seen large for a moment, then whoever builds has them on the rail to read and decide', async () => {
  const table = await sit('0');
  await table.play(...offersOfAll);
  await untilTold();
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
  await untilTold();
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

test.each([false, true])(
  'what is told across the board is not told in the rail at the same time, on a phone (%s) or elsewhere',
  async (isPhone) => {
    const table = await sit('3', {}, { isPhone });
    await table.play('0 build ship-3', '1 offer 2', '2 offer 1', '3 offer 0');
    await stage.end();
    await table.play('0 accept 2');
    await untilTold();
    const below = (of: string) => document.querySelectorAll(`[data-thing="${of}"]`).length;
    expect([below('offer:2'), below('verdict:2')]).toEqual([0, 0]);
    await act(async () => pace.set('none'));
    await table.play('0 refuse 2', '0 accept 2');
    expect([below('offer:2'), below('verdict:2')]).toEqual([1, 1]);
  },
);

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
  await untilTold();
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
    await table.play('0 giveUp');
    await untilFates('refused', 'refused', 'refused');
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

const finishing = {
  hands: { 0: { ship: 5 }, 1: { ship: 2 } },
  wonders: { lighthouse: { discs: 'ship-5a', parts: { 1: 3, 2: 3, 3: 1 } } },
};
const finish = ['0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0'];

test('a finished wonder shows who had how many parts, their place and their points, and keeps their colours', async () => {
  const table = await sit('1', finishing);
  await table.play(...finish);
  await untilTold();
  while (!moment()?.querySelector('.rank')) {
    await stage.settle();
    await stage.look();
  }
  expect(lines('.title')).toEqual(['Lighthouse is finished']);
  expect(lines('.rank')).toEqual([
    'Ana5 partsmost+8',
    'You3 partstied: as the others+3',
    'Chidi3 partstied: as the others+3',
    'Deniz1 parthas a part+3',
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
    'Chidi1 parthas a part+3',
  ]);
});

test('what the next wonder brings is not written before this one has been seen to be scored', async () => {
  const table = await sit('1', finishing);
  const next = () => document.querySelector('header .progress')!.textContent;
  const marked = () => document.querySelector('[data-hint="row"] .marked')?.textContent;
  expect(next()).toContain('next wonder 8/4/3');
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
  expect(next()).toContain('next wonder 10/5/3');
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

test.each([
  ['0', /^You(?!.*An action card)/],
  ['1', /^AnaAn action card$/],
])('an action card that is earned is shown to %s as they may know it', async (reader, words) => {
  const table = await sit(reader, finishing);
  await table.play(...finish);
  for (let steps = 0; steps < 30 && moment()?.matches('.moment') !== false; steps++) {
    await stage.settle();
    await stage.look();
  }
  expect(moment()?.textContent).toMatch(words);
});

test('an action card that somebody plays is shown to all', async () => {
  const table = await sit('1', { actionCards: { 0: 'cardDraw-1' } });
  await table.play('0 cardDraw cardDraw-1');
  await untilTold();
  expect(moment()?.textContent).toBe('AnaCard DrawDraw three building cards.');
});

test('an action card that is earned is in its owner’s hand once it has been shown', async () => {
  const table = await sit('0', finishing);
  await table.play(...finish);
  const seen: string[] = [];
  for (let steps = 0; steps < 30; steps++) {
    const isShown = moment()?.matches('.card') ?? false;
    const inHand = document.querySelectorAll('[data-thing^="action:"]').length;
    seen.push(`${isShown ? 'shown' : 'not shown'}, ${inHand} in the hand`);
    await stage.settle();
    await stage.look();
  }
  expect([...new Set(seen)].slice(-2)).toEqual([
    'shown, 0 in the hand',
    'not shown, 1 in the hand',
  ]);
});

test('the board, which shows already what comes of it, is dark as soon as anything is told above it', () => {
  const sheet = readFileSync(`${__dirname}/Moment.module.css`, 'utf8');
  const [, dark] = /\.moment::before \{([^}]*)\}/.exec(sheet)!;
  expect(dark).toContain('background');
  expect(dark).not.toMatch(/animation|transition|opacity/);
});

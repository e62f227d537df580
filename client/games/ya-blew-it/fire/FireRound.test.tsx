import { cleanup } from '@testing-library/react';
import { BEATS } from '../../../../shared/engine/tempo';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { press, sentence } from '../testing';

const stage = stageForTests();

afterEach(cleanup);

const DECK = 'fire-2 orange-3 fire-1';

const dice = () => [...document.querySelectorAll<HTMLElement>('main [data-hint="die"]')];
const rowOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('main ol > li')].find((row) =>
    row.textContent.startsWith(name),
  )!;

test('a die rolls in the row of whoever rolls, and nowhere else', async () => {
  const m = match({ deck: DECK, areas: { 0: 'blue-2', 1: 'pink-5' }, rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw');
  await stage.end();
  expect(dice().map((die) => die.dataset.thing)).toEqual(['die', undefined]);
  await table.play('0 roll');
  const [rolls] = stage.moving().filter(({ thing }) => thing === 'die');
  expect(rowOf('Ana').contains(rolls.element)).toBe(true);
  expect(dice()).toHaveLength(2);
  await stage.end();
  expect(dice().map((die) => die.textContent)).toEqual(['3', '']);
});

test('whoever rolls what burns nothing is told so once the spark is there, by a die larger than its row, until they have read it', async () => {
  const m = match({ deck: DECK, areas: { 0: 'blue-2', 1: 'pink-5' }, rolls: [2, 3, 1] });
  const table = await sitAt(yaBlewIt, m, '1');
  const label = () => document.querySelector('main [data-moment="spared"]')?.textContent;
  const isLarge = () => rowOf('You').querySelector('.large') !== null;
  await table.play('0 draw', '0 roll');
  await stage.end();
  expect(isLarge()).toBe(false);
  await table.play('1 roll');
  expect([label(), isLarge(), sentence()]).toEqual([undefined, true, 'You roll for the Fire…']);
  await stage.settle();
  expect([label(), isLarge()]).toEqual(['Nothing burns!', true]);
  expect(sentence()).toBe('You rolled 3: nothing burns');
  // longer than anything else is looked at, though the Fire is over
  await stage.pass(BEATS.climax.rests);
  expect([label(), isLarge()]).toEqual(['Nothing burns!', true]);
  await stage.end();
  expect(label()).toBeUndefined();
  expect(document.querySelector('main h2')).toBeNull();
});

test.each([
  ['0', 2],
  ['1', 3],
])(
  'nobody is told that nothing burns where something does, or others rolled: %s',
  async (reader, number) => {
    const m = match({ deck: DECK, areas: { 0: 'blue-2', 1: 'pink-5' }, rolls: [number] });
    const table = await sitAt(yaBlewIt, m, reader);
    await table.play('0 draw', '0 roll');
    await stage.settle();
    await stage.look();
    await stage.settle();
    expect(dice()[0].textContent).toBe(String(number));
    expect(document.querySelector('main [data-moment="spared"]')).toBeNull();
  },
);

test('the row of a roll is marked while it is seen what came of it, and then that of whoever is next', async () => {
  const m = match({ deck: DECK, areas: { 0: 'blue-2', 1: 'pink-5' }, rolls: [3, 4] });
  const table = await sitAt(yaBlewIt, m, '1');
  const marked = () => [...document.querySelectorAll('.lookedAt')];
  await table.play('0 draw');
  await stage.end();
  await table.play('0 roll');
  await stage.settle();
  expect(marked()).toEqual([rowOf('Ana')]);
  await stage.end();
  expect(marked()).toEqual([rowOf('You')]);
});

test('rolls that gave way to another are struck through in the row, and still said', async () => {
  const areas = { 0: 'blue-2 detonator-1 detonator-2', 1: 'pink-5' };
  const m = match({ deck: DECK, areas, rolls: [2, 8, 3] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw', '0 roll', '0 reroll');
  await stage.end();
  const struck = () =>
    [...rowOf('Ana').querySelectorAll('s')].map(({ textContent }) => textContent);
  expect([struck(), dice()[0].textContent]).toEqual([['2'], '8']);
  await table.play('0 reroll');
  await stage.settle();
  await stage.look();
  expect(struck()).toEqual(['2', '8']);
  expect(rowOf('Ana').textContent).toContain('rolled 2, 8…');
  await stage.end();
  expect([struck(), dice()[0].textContent]).toEqual([['2', '8'], '3']);
  expect(rowOf('Ana').textContent).toContain('rolled 2, 8, 3:');
});

test('what a Fire may take glows on the rail of whoever is asked, and what a Safe stands before does not', async () => {
  const areas = { 0: 'blue-2 blue-3 pink-5 wild-18 safe-1 detonator-1', 1: 'green-3' };
  const m = match({ deck: DECK, areas, rolls: [5] });
  const table = await sitAt(yaBlewIt, m, '0');
  const glowing = () =>
    [...document.querySelectorAll('[data-thing="rail"] .atRisk')].map(
      ({ textContent }) => textContent,
    );
  expect(glowing()).toEqual([]);
  await table.play('0 draw', '0 place blue');
  await stage.end();
  expect(glowing()).toEqual(['1 · 8', '5']);
  await press(/Roll/);
  await stage.end();
  expect(glowing()).toEqual(['5']);
  await table.play('0 stand');
  await stage.end();
  expect(glowing()).toEqual([]);
});

test.each([
  ['bad', 'pink', '\u22122'],
  ['good', 'blue', '+2'],
] as const)(
  'what a Fire cost is %s news where the cursed colour is %s',
  async (news, color, points) => {
    const areas = { 0: 'blue-2 blue-3', 1: 'pink-5' };
    const m = match({ deck: DECK, areas, cursed: { 0: color }, rolls: [3] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw', '0 roll');
    await stage.end();
    const cost = rowOf('Ana').querySelector('.points')!;
    expect([cost.textContent, cost.matches('.more')]).toEqual([points, news === 'good']);
  },
);

test.each([
  [3, false],
  [4, true],
])(
  'the deck makes room where so many roll for a Fire that a phone would cut rows: %i',
  async (rollers, isLow) => {
    const gems = ['blue-2', 'pink-5', 'green-3', 'blue-3'].slice(0, rollers);
    const m = match({ deck: DECK, areas: Object.fromEntries(gems.entries()), players: 4 });
    const table = await sitAt(yaBlewIt, m, '0', { isPhone: true });
    await table.play('0 draw');
    await stage.end();
    expect(dice()).toHaveLength(rollers);
    expect(document.querySelector('.corner')!.matches('.low')).toBe(isLow);
  },
);

test.each([
  ['fit are not scrolled, though a die reaches out of them', 40, 'tight', ['', 'false']],
  ['fit without the title take its room', 50, 'tight', ['tight', 'false']],
  [
    'fit with others’ cards only counted leave room for the title',
    50,
    'counted',
    ['small dense counted', 'false'],
  ],
  ['do not fit even so are scrolled', 70, 'tight', ['tight small dense counted bare', 'true']],
])('rows that %s', async (_case, height, yielding, told) => {
  const measures = { offsetTop: 80, offsetHeight: height };
  for (const [measure, value] of Object.entries(measures))
    jest.spyOn(HTMLElement.prototype, measure as 'offsetTop', 'get').mockReturnValue(value);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.dataset.fit?.includes(yielding) ? 147 : 120;
  });
  const m = match({ deck: DECK, areas: { 0: 'blue-2', 1: 'pink-5' } });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw');
  await stage.end();
  jest.restoreAllMocks();
  const { dataset } = document.querySelector<HTMLElement>('main ol')!;
  expect([dataset.fit, dataset.scrolls]).toEqual(told);
});

import { measure } from '../../../../animation/measure';
import { stageForTests } from '../../../../testing/stage';
import { countOnStage } from './countOnStage';

const { moving } = stageForTests();
beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as never;
});
afterEach(() => document.body.replaceChildren());

/** A table with a wonder for all to see and discs of the reader's own, plates, and a row of the sheet for each. */
function table() {
  document.body.innerHTML = `
    <div id="stage">
      <i data-thing="wonder"></i>
      <div data-own><i data-thing="disc"></i></div>
      <i data-thing="player:0"></i>
      <i data-thing="player:1"></i>
      <i data-thing="counted:discs:0"></i>
      <i data-thing="counted:discs:1"></i>
    </div>`;
  const stage = document.getElementById('stage')!;
  const things = measure(stage);
  return {
    stage,
    counts: (...earned: { playerID: string; things: string[] }[]) =>
      countOnStage(stage, { before: things, after: things }, { key: 'discs', earned, stretch: 1 }),
  };
}

/** What is lit, in whose colour. */
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-counts]')].map(({ dataset, style }) => [
    dataset.thing,
    style.getPropertyValue('--counts'),
  ]);

test('what brings points is lit in the colour of whoever has them, and their row comes from there', () => {
  const { counts, stage } = table();
  counts({ playerID: '1', things: ['wonder'] });
  expect(lit()).toEqual([['wonder', 'var(--p2)']]);
  expect(moving().map(({ thing }) => thing)).toContain('counted:discs:1');
  expect(stage.lastElementChild!.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['lies behind the sheet', ['disc']],
  ['is not on the table', ['gone']],
  ['is nothing to be seen', []],
])('where what brings them %s, the plate of its owner is lit', (_, things) => {
  const { counts } = table();
  counts({ playerID: '0', things });
  expect(lit()).toEqual([['player:0', 'var(--p1)']]);
});

test('of several things those in sight are lit', () => {
  const { counts } = table();
  counts({ playerID: '0', things: ['disc', 'wonder'] }, { playerID: '1', things: ['disc'] });
  expect(lit()).toEqual([
    ['wonder', 'var(--p1)'],
    ['player:1', 'var(--p2)'],
  ]);
});

test('nobody is lit who is not at the table', () => {
  const { counts } = table();
  counts({ playerID: '5', things: [] });
  expect(lit()).toEqual([]);
});

test('once the next line is counted, nothing is lit, moves or lies in the air', () => {
  const { counts, stage } = table();
  const before = stage.innerHTML;
  const end = counts({ playerID: '0', things: ['wonder'] });
  expect(stage.innerHTML).not.toBe(before);
  const ended: string[] = [];
  for (const movement of moving()) movement.cancel = () => void ended.push(movement.thing);
  end();
  expect(lit()).toEqual([]);
  expect(stage.querySelector('.air')).toBeNull();
  expect(ended).toContain('counted:discs:0');
});

import { cleanup, render, screen } from '@testing-library/react';
import { chanceOf } from '../../../../shared/engine/chance';
import { createEngine } from '../../../../shared/engine/engine';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { CARDS, type CardId } from '../../../../shared/games/ya-blew-it/cards';
import { pointsOf } from '../../../../shared/games/ya-blew-it/scoring';
import type { State } from '../../../../shared/games/ya-blew-it/state';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { signed } from '../../../kit/words';
import { sitAt } from '../../../testing/match';
import { Gains } from '../board/Gains';
import { railOf } from './rail';
import type { T } from '../types';

const DRAWN = (Object.keys(CARDS) as CardId[]).filter((id) => CARDS[id].kind !== 'fire');

const { table: dealt } = createEngine(yaBlewIt).start({
  numPlayers: 3,
  options: {},
  seed: '3c'.repeat(32),
}).G as State;

/** Tables on which a player has some cards and the Claim some others, whichever. */
function* anyTables() {
  const chance = chanceOf({ seed: '3c'.repeat(32), counter: 0 });
  for (let i = 0; i < 60; i++) {
    const shuffled = chance.shuffle(DRAWN);
    const cards = shuffled.slice(0, i % 30);
    const claim = shuffled.slice(40, 41 + (i % 7));
    const doubleGems = i % 4 > 0;
    yield { ...dealt, doubleGems, claim, scoring: { ...dealt.scoring, 0: cards } };
  }
}

/** Says of anything what it is about, and no more. */
const t = ((key: string, { total }: { total?: string } = {}) =>
  key === 'match:language' ? 'en' : (total ?? key)) as unknown as T;

const numberIn = (words: string) => Number(words.replace('\u2212', '-'));

const add = (sum: number, points: number) => sum + points;

test('what the Claim would bring adds up row by row, whatever it is and whoever gets it', () => {
  let [wilds, alone] = [0, 0];
  for (const table of anyTables()) {
    const view = { table, deckSize: 1, placement: null };
    const { container } = render(<Gains view={view} happening={[]} playerID="0" t={t} />);
    const rows = [...container.querySelectorAll('li')]
      .map((row) => row.querySelector('b')?.textContent ?? '')
      .filter((points) => /^\([+\u2212]?\d/.test(points))
      .map((points) => points.slice(1, -1));
    const total = container.querySelector('h2')?.textContent;
    // what one row alone would say is the total
    const isAlone = rows.length === 0 && container.querySelectorAll('.unit').length === 1;
    expect([table, isAlone ? total : signed(rows.map(numberIn).reduce(add, 0))]).toEqual([
      table,
      total,
    ]);
    alone += Number(isAlone);
    wilds += screen.queryAllByText('gains.wilds').length;
    cleanup();
  }
  expect(wilds).toBeGreaterThan(10);
  expect(alone).toBeGreaterThan(3);
});

test('the points above the stacks of a rail add up to the total, and no card is left out', () => {
  let leaning = 0;
  for (const table of anyTables()) {
    const { cursed, doubleGems, scoring } = table;
    const rail = railOf(table, '0');
    const gems = scoring[0].filter((id) => 'numbers' in CARDS[id]);
    expect([table, rail.map(({ points }) => points).reduce(add, 0)]).toEqual([
      table,
      pointsOf(scoring[0], cursed[0], doubleGems),
    ]);
    expect(rail.flatMap(({ cards, wilds }) => [...cards, ...wilds]).sort()).toEqual(gems.sort());
    leaning += rail.filter(({ cards, wilds }) => cards.length * wilds.length > 0).length;
  }
  expect(leaning).toBeGreaterThan(10);
});

test('a Wild Gem leans on the stack that it counts for, and goes over to another', async () => {
  const areas = { 1: 'yellow-2 orange-1 orange-8 wild-36' };
  const m = match({ deck: 'yellow-13 green-3 fire-1', areas, rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '1');
  const leansOn = () =>
    document
      .querySelector('[data-thing="own:wild-36"]')!
      .closest<HTMLElement>('li')!
      .textContent.replace(/(points?).*/, '$1');
  expect(leansOn()).toBe('6 points');
  screen.getByText('orange: 1 and 8, wild: 3 6');
  await table.play('0 draw', '1 roll');
  expect(leansOn()).toBe('10 points');
  screen.getByText('yellow: 2 and 1 3, wild: 3 6');
});

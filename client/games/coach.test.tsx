import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { GameModule } from '../../shared/engine/game';
import type { ScenarioMatch } from '../../shared/testing/scenario';
import { games } from '../../shared/games';
import { centuryEasternWonders } from '../../shared/games/century-eastern-wonders';
import * as century from '../../shared/games/century-eastern-wonders/testing';
import { colorfulTreasure } from '../../shared/games/colorful-treasure';
import * as treasure from '../../shared/games/colorful-treasure/testing';
import { towerOfBabel } from '../../shared/games/tower-of-babel';
import * as babel from '../../shared/games/tower-of-babel/testing';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import * as mine from '../../shared/games/ya-blew-it/testing';
import { coaching, saidIn, teachAgain } from '../kit/coaching';
import { changeLanguage, LANGUAGES } from '../text/i18n';
import { sitAt } from '../testing/match';
import { loadTitle } from '.';

/** How many letters there is room for in a line, and in that of a phone. */
const LINE = 88;
const PHONE_LINE = 45;

const MOST: Record<string, number> = {
  'ya-blew-it': 5,
  'colorful-treasure': 5,
  'tower-of-babel': 3,
  'century-eastern-wonders': 3,
};

beforeEach(() => {
  localStorage.clear();
  teachAgain();
});
afterEach(cleanup);

const note = () => document.querySelector('[data-coach] p, [data-coach] span')?.textContent;
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Sits down to be taught; lets the coach, who is loaded late, arrive. */
async function learn<G>(
  module: GameModule,
  m: ScenarioMatch<G>,
  playerID = '0',
  wishes: Parameters<typeof sitAt>[3] = {},
) {
  const table = await sitAt(module, m, playerID, { isTaught: true, ...wishes });
  await act(async () => void (await import('../kit/Coach')));
  return table;
}

test.each(games.map(({ id }) => id))(
  '%s has few notes, each in a line of every language',
  async (id) => {
    const { coach = [] } = await loadTitle(id);
    expect(coach.length).toBeGreaterThan(0);
    expect(coach.filter(({ key }) => key !== 'coach.aid').length).toBeLessThanOrEqual(MOST[id]);
    for (const language of LANGUAGES) {
      await act(() => changeLanguage(language));
      const t = i18next.getFixedT(language, id);
      for (const { key, line } of coach) {
        expect(t(line).length).toBeLessThanOrEqual(PHONE_LINE);
        expect(i18next.exists(key, { ns: id, lng: language, fallbackLng: [] })).toBe(true);
        expect(t(key).length).toBeLessThanOrEqual(LINE);
      }
    }
    await act(() => changeLanguage('en'));
  },
);

describe('in Ya Blew It!', () => {
  const deck = () =>
    mine.match({
      deck: 'orange-1 orange-3 orange-6 orange-8 fire-2 purple-1 purple-2 fire-1',
      areas: { 0: 'green-3', 1: 'green-4', 2: 'green-7' },
      rolls: [2, 4, 4, 4],
    });
  const GOAL = /^Collect gems of one colour/;
  const ROLL = /^Roll a number of the Claim/;

  test('the goal comes with the first decision, each other note at its occurrence, and none again', async () => {
    const table = await learn(yaBlewIt, deck(), '1');
    expect(note()).toBeUndefined();
    await table.play('0 draw');
    expect(note()).toMatch(GOAL);
    await press('Got it');
    expect(note()).toBeUndefined();
    await table.play('1 pass', '2 pass', '0 add');
    expect(note()).toMatch(ROLL);
    await table.play('1 pass');
    await table.play('2 pass', '0 add');
    // asked a third time
    screen.getByRole('button', { name: /^Pass/ });
    expect(note()).toBeUndefined();
  });

  test('a note goes with what its reader does', async () => {
    const table = await learn(yaBlewIt, deck(), '1');
    await table.play('0 draw');
    expect(note()).toMatch(GOAL);
    await table.play('1 roll');
    expect(note()).toBeUndefined();
  });

  test('it is read out once', async () => {
    const table = await learn(yaBlewIt, deck(), '1');
    await table.play('0 draw');
    await screen.findByText(GOAL, { selector: '[role="status"] *' });
  });

  test('a match after the first is not taught, unless that is switched on again', async () => {
    const table = await learn(yaBlewIt, deck(), '1');
    await table.play('0 draw');
    expect(saidIn('ya-blew-it', 'abc')).toEqual(['coach.goal']);
    expect(saidIn('ya-blew-it', 'next')).toBeNull();
    expect(saidIn('tower-of-babel', 'next')).toEqual([]);
    await press('Menu');
    const notes = () => screen.getByRole('switch', { name: /Notes in the first match/ });
    await act(async () => void fireEvent.click(notes()));
    expect(coaching.get()).toBe('off');
    await act(async () => void fireEvent.click(notes()));
    expect(note()).toMatch(GOAL);
  });

  test('“No more tips” ends it for all titles', async () => {
    const table = await learn(yaBlewIt, deck(), '1');
    await table.play('0 draw');
    await press('No more tips');
    expect(note()).toBeUndefined();
    expect(localStorage.getItem('wondertable.coach')).toBe('off');
  });

  test('what happened to the reader comes first in that place', async () => {
    const m = mine.match({
      deck: 'orange-1 blue-2 fire-1',
      areas: { 0: 'detonator-1', 1: 'jumper-1' },
      rolls: [1],
    });
    m.play('0 draw');
    const table = await learn(yaBlewIt, m, '0');
    await table.play('1 roll');
    await table.play('1 draw', '1 decline', '2 pass');
    expect(document.querySelector('.news')).not.toBeNull();
    expect(note()).toBeUndefined();
  });

  test('on a phone one line of it stands in the place of the ticker, and is opened', async () => {
    const table = await learn(yaBlewIt, deck(), '1', { isPhone: true });
    await table.play('0 draw');
    const line = /^The more of one colour/;
    expect(note()).toMatch(line);
    expect(document.querySelector('.ticker')).toBeNull();
    await act(async () => void fireEvent.click(screen.getByText(line, { selector: 'span' })));
    expect(screen.getByRole('dialog').textContent).toMatch(/each is worth\./);
    await press('Got it');
    expect(note()).toBeUndefined();
    expect(document.querySelector('.ticker')).not.toBeNull();
  });

  test('the cursed colour, the decision and the Fire are told of when they are met', async () => {
    const m = mine.match({
      deck: 'blue-1 fire-2 orange-3 orange-6 fire-1',
      areas: { 0: 'green-3 detonator-1' },
      // the Fire burns a card of theirs, unless they roll again
      rolls: [3, 1, 1],
    });
    const table = await learn(yaBlewIt, m, '0');
    await table.play('0 draw');
    expect(note()).toMatch(/^Gems of your cursed colour/);
    await table.play('1 pass', '2 pass');
    expect(note()).toMatch(/^Keep the Claim/);
    await table.play('0 keep');
    await table.play('1 draw');
    expect(note()).toMatch(/^Fire! Everybody rolls/);
  });

  test('what can be done is told before what it costs', async () => {
    const m = deck();
    m.G.table.cursed['1'] = 'orange';
    const table = await learn(yaBlewIt, m, '1');
    await table.play('0 draw');
    expect(note()).toMatch(GOAL);
    await table.play('1 pass', '2 pass', '0 add');
    expect(note()).toMatch(ROLL);
    await table.play('1 pass');
    expect(note()).toMatch(/^Gems of your cursed colour/);
  });

  test('what another note took the place of before it could be read is told again', async () => {
    const m = mine.match({ deck: 'blue-1 blue-3 blue-6 fire-1', areas: { 0: 'detonator-1' } });
    const table = await learn(yaBlewIt, m, '0');
    const CURSED = /^Gems of your cursed colour/;
    await table.play('0 draw');
    expect(note()).toMatch(CURSED);
    await table.play('1 pass', '2 pass');
    expect(note()).toMatch(/^Keep the Claim/);
    await table.play('0 add');
    expect(note()).toMatch(CURSED);
    await press('Got it');
    await table.play('1 pass', '2 pass');
    expect(note()).toBeUndefined();
  });

  test('whoever only watches is told nothing', async () => {
    const m = deck();
    m.play('0 draw');
    await sitAt(yaBlewIt, m, null, { isTaught: true });
    await act(async () => void (await import('../kit/Coach')));
    expect(note()).toBeUndefined();
  });
});

test('Colorful Treasure tells of revealing, of keys and of thefts', async () => {
  const m = treasure.match({ grid: 'rc', holds: { 0: 'keyToken', 1: 'giza-green' } });
  const table = await learn(colorfulTreasure, m);
  expect(note()).toMatch(/^Turn two cards/);
  await table.play('0 reveal a1 a2');
  expect(note()).toMatch(/^A key or a chest/);
  await table.play('0 collect');
  expect(note()).toMatch(/^Each gem of a colour/);
});

test('Colorful Treasure tells what is hidden again, and offers its memory where the table allows it', async () => {
  for (const isAided of [false, true]) {
    teachAgain();
    const m = treasure.match();
    m.G.table.memoryAid = isAided;
    const table = await learn(colorfulTreasure, m, '1');
    await table.play('0 reveal a1 b2', '0 leave');
    const met = [note()];
    await press('Got it');
    await table.play('1 reveal c1 d2', '1 leave');
    met.push(note());
    expect(met.join().includes('hidden again. Remember')).toBe(!isAided);
    expect(met.join().includes('At this table your screen')).toBe(isAided);
    cleanup();
  }
});

test('Tower of Babel tells of offers, of building and of parts', async () => {
  const hands = { 0: { camel: 5 }, 1: { camel: 5 }, 2: { camel: 5 }, 3: { camel: 5 } };
  await learn(towerOfBabel, babel.match({ hands }));
  expect(note()).toMatch(/^Choose a disc/);
  cleanup();
  const m = babel.match({ hands });
  m.play('0 build camel-3');
  await learn(towerOfBabel, m, '1');
  expect(note()).toMatch(/^Offer help in secret/);
  cleanup();
  await learn(towerOfBabel, babel.match({ hands, wonders: { giza: { parts: { 1: 2 } } } }), '2');
  expect(note()).toMatch(/^When a wonder is finished/);
});

test('Century tells of its goal, of sailing and of outposts', async () => {
  const begun = century.deal(2);
  await learn(centuryEasternWonders, begun, begun.G.table.starting[0]);
  expect(note()).toMatch(/^Trade cheap cubes/);
  cleanup();
  const m = century.match({ holds: { 0: 'YYYY' } });
  const table = await learn(centuryEasternWonders, m);
  expect(note()).toMatch(/^One step is free/);
  await table.play('0 sail 14');
  expect(note()).toMatch(/^An outpost lets you trade/);
});

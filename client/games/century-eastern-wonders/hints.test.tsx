import { act, cleanup } from '@testing-library/react';
import { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import { STEPS } from '../../../shared/games/century-eastern-wonders/state';
import { deal, match } from '../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../testing/match';
import { expectParagraphs, expectWords } from '../../testing/hints';
import { HINTS, rulesAt } from './hints';
import english from './text/en.json';
import french from './text/fr.json';

afterEach(cleanup);

const NAMES = Object.keys(HINTS);

test('every hint has its words in both languages, no longer than one reads in passing', () => {
  expectWords(NAMES, [english.hint, french.hint], 139);
});

test('every hint, and every step, leads to a paragraph that is there', async () => {
  const table = { over: false, markets: { 1: 'tea1' } };
  const on = (boat: number) => ({ players: { 0: { boat } } });
  const ctx = { currentPlayer: '0' };
  const places = [
    ...Object.values(HINTS),
    ...STEPS.flatMap((step) =>
      [1, 2].map((boat) =>
        rulesAt({ view: { table: { ...table, step, ...on(boat) } }, ctx } as never),
      ),
    ),
    rulesAt({ view: { table: { over: true } }, ctx } as never),
  ];
  await expectParagraphs('century-eastern-wonders', places);
});

/** What is only there to be looked at, or tells of itself: islands and their coves, the route, and the card of the tile pointed at. */
const SCENERY =
  '.ground, .ground svg, .route, .route svg, .coves, .rose svg, .card svg, [class="disc"] svg, [class="swell"] svg';

/** Drawings on the board, the plates, the note and in the hold that do not say what they are. */
const mute = () =>
  [
    ...document.querySelectorAll(
      'main svg, section[aria-label="Players"] svg, [aria-label="Your hold"] svg',
    ),
  ]
    .filter((drawing) => !drawing.matches(SCENERY) && !drawing.closest('[data-hint], button'))
    .map((drawing) => drawing.parentElement!.outerHTML.slice(0, 120));

const met = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hint]')].map(({ dataset }) => dataset.hint!);

test('every drawing says what it is, whatever happens', async () => {
  const all = new Set<string>();
  const look = () => {
    expect(mute()).toEqual([]);
    expect(document.querySelector('[aria-hidden=true] [data-hint]')).toBeNull();
    for (const hint of met()) all.add(hint);
  };
  const starting = deal(2);
  await sitAt(centuryEasternWonders, starting, starting.G.table.starting[0]);
  look();
  cleanup();
  const m = match({
    holds: { 0: 'YYYYYYRGGGB', 1: 'YRGB' },
    bonuses: { 0: 'step upgrade', 1: 'points6 harvest hold' },
    claimed: { 0: 'RRRGG', 1: 'RRGB' },
    outposts: { 14: '1' },
    water: { 14: 'G' },
    boats: { 1: 5 },
    ports: { 7: 'closedPort', 16: 'GGBB' },
    markets: { 14: 'ginger1' },
  });
  const table = await sitAt(centuryEasternWonders, m, '0');
  look();
  await act(async () => document.querySelector<HTMLElement>('[data-thing="tile:14"]')!.click());
  look();
  for (const action of ['0 sail 14', '0 collect', '0 build 2 0 0 0', '0 upgrade ginger']) {
    await table.play(action);
    look();
  }
  expect([...NAMES].filter((name) => !all.has(name))).toEqual([]);
});

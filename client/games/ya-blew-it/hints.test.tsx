import { cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import { STEPS } from '../../../shared/games/ya-blew-it/state';
import { match } from '../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../testing/match';
import { expectParagraphs, expectWords } from '../../testing/hints';
import { HINTS, rulesAt } from './hints';
import english from './text/en.json';
import french from './text/fr.json';

afterEach(cleanup);

const NAMES = Object.keys(HINTS);

test('every hint has its words in both languages, no longer than one reads in passing', () => {
  expectWords(NAMES, [english.hint, french.hint]);
});

test('every hint, and every step, leads to a paragraph that is there', async () => {
  const places = [
    ...Object.values(HINTS),
    ...STEPS.flatMap((step) =>
      [[], ['1']].map((out) =>
        rulesAt({
          view: { table: { step, out, last: null, over: false } },
          ctx: { playOrder: ['0', '1'], playOrderPos: 0 },
        } as never),
      ),
    ),
    rulesAt({ view: { table: { over: true } } } as never),
    rulesAt({ view: { table: { last: 'fire-1', fire: null, step: 'mining' } } } as never),
  ];
  await expectParagraphs('ya-blew-it', places);
});

/** What is only there to be looked at. */
const SCENERY =
  '[data-thing="board"] > svg, [data-thing="lantern"] svg, [class="air"] svg, [class="disc"] svg';

/** Drawings on the board, the rail, the plates and the note that do not say what they are. */
const mute = () =>
  [...document.querySelectorAll('main svg, [data-own] svg, section[aria-label="Players"] svg')]
    .filter(
      (drawing) => !drawing.matches(SCENERY) && !drawing.closest('[data-hint], [title], button'),
    )
    .filter((drawing) => drawing.closest('[class="whose"], [data-thing="board"] > svg') === null)
    .map((drawing) => drawing.parentElement!.outerHTML.slice(0, 120));

const met = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hint]')].map(({ dataset }) => dataset.hint!);

test('every drawing says what it is, whatever happens', async () => {
  const all = new Set<string>();
  const look = () => {
    expect(mute()).toEqual([]);
    for (const hint of met()) all.add(hint);
  };
  const m = match({
    deck: 'safe-3 orange-3 wild-18 fire-2 detonator-2 jumper-3 blue-4 fire-1',
    areas: {
      0: 'jumper-1 safe-1 blue-1 wild-27',
      1: 'detonator-1 safe-2 green-3 wild-36',
      2: 'jumper-2 orange-6',
    },
    rolls: [1, 2, 3, 4, 5, 6, 7, 8],
  });
  const table = await sitAt(yaBlewIt, m, '0');
  look();
  for (const action of [
    '0 draw',
    '0 decline',
    '1 roll',
    '1 stand',
    '2 pass',
    '0 add',
    '0 decline',
    '2 pass',
    '0 add',
  ]) {
    await table.play(action);
    look();
  }
  expect(screen.getByRole('main').textContent).toContain('Fire in the Hole!');
  for (const action of ['0 place blue', '1 place green', '0 roll']) {
    await table.play(action);
    look();
  }
  expect([...NAMES].filter((name) => !all.has(name))).toEqual([]);
});

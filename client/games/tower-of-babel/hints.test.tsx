import { cleanup } from '@testing-library/react';
import { STEPS } from '../../../shared/games/tower-of-babel/state';
import { expectParagraphs, expectWords } from '../../testing/hints';
import { HINTS, rulesAt } from './hints';
import { pressAction, pressDisc, sit } from './testing';
import english from './text/en.json';
import french from './text/fr.json';

afterEach(cleanup);

const NAMES = Object.keys(HINTS);

test('every hint has its words in both languages, no longer than one reads in passing', () => {
  expectWords(NAMES, [english.hint, french.hint]);
});

test('every hint, and every step, leads to a paragraph that is there', async () => {
  const at = (table: object, draft: object | null = null) =>
    rulesAt({ view: { table }, draft } as never);
  const places = [
    ...Object.values(HINTS),
    ...STEPS.map((step) => at({ step, over: false })),
    at({ step: 'choosing', over: false }, { disc: 'ship-3' }),
    at({ step: 'choosing', over: false }, { card: 'joker' }),
    at({ over: true }),
  ];
  await expectParagraphs('tower-of-babel', places);
});

/** What is only there to be looked at. */
const SCENERY = '[class="frieze"], [class="air"] svg, [class="disc"] svg';

/** Drawings on the board, the rail, the plates and the note that do not say what they are. */
const mute = () =>
  [...document.querySelectorAll('main svg, [data-own] svg, section[aria-label="Players"] svg')]
    .filter((drawing) => !drawing.matches(SCENERY))
    .filter((drawing) => drawing.closest('[data-hint], [title]') === null)
    .map((drawing) => drawing.parentElement!.outerHTML.slice(0, 120));

const all = new Set<string>();
const look = () => {
  expect(mute()).toEqual([]);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-hint]'))
    all.add(dataset.hint!);
};

test('every drawing says what it is, whatever happens', async () => {
  all.clear();
  const scene = {
    hands: { 0: { ship: 5, camel: 4, crane: 1, mason: 1 }, 1: { ship: 2 }, 2: { ship: 1 } },
    wonders: { lighthouse: { discs: 'ship-5a', parts: { 0: 2, 1: 3 } } },
    actionCards: {
      0: 'cardTrade-1 cardDraw-1 joker-1 doubleTurn-1 tripleBonus-1 discBonus-1 fivePoints-1',
      1: 'tripleBonus-2',
    },
    discs: { 0: 'camel-3', 1: 'ship-3' },
    discards: { crane: 2 },
  };
  for (const reader of ['0', '1', null]) {
    const table = await sit(reader, scene);
    look();
    if (reader === '0') {
      await pressDisc(/^Lighthouse/, '5 ships');
      look();
      await pressAction(/^Joker/);
      look();
    }
    // prettier-ignore
    const actions = [
      '0 build ship-5a', '1 offer 2 trade', '2 offer 1', '3 offer 0',
      '0 accept 1', '0 fulfil 0', '2 answer nothing', '0 end', '1 pass',
    ];
    for (const action of actions) {
      if (!table.m.G.table.over && !isMoot(action, table.m)) await table.play(action);
      look();
    }
    cleanup();
  }
  expect(NAMES.filter((name) => !all.has(name))).toEqual([]);
});

/** Nobody is asked who was refused and holds no action card. */
const isMoot = (action: string, { G }: Awaited<ReturnType<typeof sit>>['m']): boolean =>
  action.includes('answer') && G.table.step !== 'answering';

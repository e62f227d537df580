import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { STEPS } from '../../../shared/games/colorful-treasure/state';
import { match } from '../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../testing/match';
import { LANGUAGES } from '../../text/i18n';
import { loadTitle } from '..';
import { expectParagraphs } from '../../testing/hints';
import { HINTS, rulesAt } from './hints';
import english from './text/en.json';
import french from './text/fr.json';

afterEach(cleanup);

const NAMES = Object.keys(HINTS);

test('every hint has its words in both languages, no longer than one reads in passing', async () => {
  await loadTitle('colorful-treasure');
  for (const { hint } of [english, french])
    expect(Object.keys(hint).sort()).toEqual([...NAMES].sort());
  for (const language of LANGUAGES) {
    const t = i18next.getFixedT(language, 'colorful-treasure');
    for (const name of NAMES) {
      expect(t(`hint.${name}.name`)).toMatch(/^.{2,31}$/);
      expect(t(`hint.${name}.about`)).toMatch(/^[^$]{10,164}[.]$/);
    }
  }
});

test('every hint, and every step, leads to a paragraph that is there', async () => {
  const at = (table: object) => rulesAt({ view: { table } } as never);
  const places = [
    ...Object.values(HINTS),
    ...STEPS.map((step) => at({ step })),
    at({ step: 'taken', stealing: true }),
    at({ over: true }),
  ];
  await expectParagraphs('colorful-treasure', places);
});

test.each([
  ['basic', 2],
  ['advanced', 3],
] as const)(
  'a diamond token of a %s match is said to be worth %i points',
  async (variant, worth) => {
    await sitAt(colorfulTreasure, match({ variant }), '0');
    const [token] = document.querySelectorAll<HTMLElement>('[data-hint="diamondToken"]');
    expect(token.dataset.hintNote).toBe(`Worth ${worth} points in this match`);
  },
);

/** What stands beside a name and says nothing but whose it is, and what is only there to be pressed. */
const WHOSE = '[class="disc"], [class="disc"] *, [class="hand"] *';

/** Drawings on the board, the rail, the plates and the note that do not say what they are. */
const mute = () =>
  [
    ...document.querySelectorAll(
      'main :is(svg, img), [data-own] :is(svg, img), section[aria-label="Players"] :is(svg, img)',
    ),
  ]
    .filter((drawing) => !drawing.closest('[data-hint], [title]') && !drawing.matches(WHOSE))
    .map((drawing) => drawing.parentElement!.outerHTML.slice(0, 120));

const met = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hint]')].map(({ dataset }) => dataset.hint!);

test.each([
  [2, false],
  [3, false],
  [3, true],
] as const)(
  'every drawing says what it is, whatever happens, for %s players (phone: %s)',
  async (players, isPhone) => {
    const all = new Set<string>();
    const look = () => {
      expect(mute()).toEqual([]);
      for (const hint of met()) all.add(hint);
    };
    const reds = 'pisa-red parthenon-red colosseum-red tajMahal-blue giza-blue';
    for (const side of ['side1', 'side2'] as const) {
      const m = match({
        variant: 'advanced',
        players,
        tokenSides: side,
        holds: {
          0: `${reds} colosseum-key keyToken`,
          1: 'giza-green giza-diamond diamondToken christ-chest chestToken',
        },
      });
      m.G.table.awards.colorfulGems = '0';
      const table = await sitAt(colorfulTreasure, m, '0', { isPhone });
      look();
      await table.play('0 reveal a4 b5');
      look();
      await table.play('0 revealThird e5', '0 collect');
      look();
      await table.play('0 steal 1 giza-green');
      look();
      cleanup();
    }
    // on a phone the note lies in a sheet
    const hidden = isPhone ? ['explorer', 'chestAward'] : [];
    expect(NAMES.filter((name) => !all.has(name) && !hidden.includes(name))).toEqual([]);
  },
);

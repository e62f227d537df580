import { chanceOf } from '../../engine/chance';
import { startMatch } from '../../testing/scenario';
import { colorfulTreasure } from '.';
import type { Event, State } from './state';
import { leftOf, unseenOf } from './table';
import { match, story } from './testing';
import { cardOf, treasuresOf, WONDER_IDS, wonderAt, type CellId } from './wonders';

type Match = ReturnType<typeof match>;

const VIEWERS = ['0', '1', null];
const view = ({ G, ctx }: Match, playerID: string | null) =>
  colorfulTreasure.view(G, ctx, playerID);
const seen = (m: Match, playerID: string | null): string[] =>
  Object.entries(view(m, playerID).grid)
    .filter(([, treasure]) => treasure !== null)
    .map(([cell, treasure]) => `${cell} ${treasure}`);

const random = chanceOf({ seed: 'ab'.repeat(32), counter: 0 });
const imagined = (m: Match, playerID: string | null) =>
  colorfulTreasure.determinize(view(m, playerID), m.ctx, playerID, random);

describe('R11 what is hidden', () => {
  test('nobody sees a face-down card, whose wonder is public (R11.1)', () => {
    const m = match();
    for (const viewer of VIEWERS) expect(seen(m, viewer)).toEqual([]);
    expect(unseenOf('pisa', view(m, null))).toEqual(['red', 'blue', 'purple', 'diamond', 'key']);
  });

  test('what was taken, and what lies face up, is no longer among what a card may be (R11.1)', () => {
    const m = match({ holds: { 1: 'pisa-diamond' } });
    m.play('0 reveal a2 b1');
    expect(leftOf('pisa', m.G.table)).toEqual(['red', 'blue', 'purple', 'key']);
    expect(unseenOf('pisa', view(m, '1'))).toEqual(['blue', 'purple', 'key']);
  });

  test('a revealed card is seen by everybody (R11.2)', () => {
    const m = match();
    m.play('0 reveal a1 b2');
    for (const viewer of VIEWERS) expect(seen(m, viewer)).toEqual(['a1 red', 'b2 blue']);
  });

  test.each([
    ['left', '0 leave'],
    ['not of the type taken', '0 take yellow'],
  ])('a card that was %s is hidden again, from everybody (R11.3)', (_why, last) => {
    const m = match();
    m.play('0 reveal a1 b2', '0 revealThird c2', last);
    for (const viewer of VIEWERS) expect(seen(m, viewer)).toEqual([]);
  });

  test('gems beside a key are hidden again (R11.3)', () => {
    const m = match();
    m.play('0 reveal a1 b5', '0 collect');
    for (const viewer of VIEWERS) expect(seen(m, viewer)).toEqual([]);
  });

  test('a look is private, and over with the turn; that and where is public (R11.4)', () => {
    const m = match({ variant: 'advanced', tokenSides: 'side2', holds: { 0: 'lookDown' } });
    m.play('0 look a1 a5');
    expect(VIEWERS.map((viewer) => seen(m, viewer))).toEqual([['a1 red', 'a5 chest'], [], []]);
    for (const viewer of VIEWERS) expect(view(m, viewer).table.looked).toEqual(['a1', 'a5']);
    m.play('0 reveal b1 b2', '0 leave');
    for (const viewer of VIEWERS) expect(seen(m, viewer)).toEqual([]);
  });

  test('events never say what a card put back has shown (R11.5)', () => {
    const m = match({ variant: 'advanced', holds: { 0: 'lookAcross' } });
    m.play('0 look a1 b1', '0 reveal a2 b3', '0 revealThird c2', '0 take yellow');
    expect(m.events as Event[]).toEqual([
      { type: 'used', playerID: '0', face: 'lookAcross' },
      { type: 'looked', playerID: '0', cells: ['a1', 'b1'] },
      { type: 'revealed', playerID: '0', cells: ['a2', 'b3'] },
      { type: 'revealed', playerID: '0', cells: ['c2'] },
      { type: 'taken', playerID: '0', cells: ['c2'], cards: ['parthenon-yellow'] },
    ]);
    m.play('1 reveal a1 b1', '1 leave');
    expect(story(m).slice(-2)).toEqual(['revealed 1 a1 b1', 'left 1']);
  });

  test('the option `memoryAid` is carried, and changes nothing that is seen (R11.6)', () => {
    const [plain, aided] = [{}, { memoryAid: true }].map((options) => {
      const m = startMatch<State>(colorfulTreasure, { numPlayers: 2, options });
      m.play('0 reveal a1 b2', '0 leave');
      return m;
    });
    expect([plain.G.table.memoryAid, aided.G.table.memoryAid]).toEqual([false, true]);
    for (const viewer of VIEWERS)
      expect(view(aided, viewer).grid).toEqual(view(plain, viewer).grid);
    expect(aided.events).toEqual(plain.events);
  });
});

describe('what a viewer imagines', () => {
  /** The cards of a wonder in the grid and with players. */
  const cardsOf = (m: Match, grid: Partial<Record<CellId, string>>) =>
    WONDER_IDS.map((wonder) =>
      [
        ...Object.entries(grid)
          .filter(([cell]) => wonderAt(cell as CellId) === wonder)
          .map(([, treasure]) => `${wonder}-${treasure}`),
        ...Object.values(m.G.table.players)
          .flatMap(({ cards }) => cards as string[])
          .filter((card) => card.startsWith(`${wonder}-`)),
      ].sort(),
    );
  const ALL = WONDER_IDS.map((wonder) =>
    treasuresOf(wonder)
      .map((treasure) => cardOf(wonder, treasure))
      .sort(),
  );

  test('has the right cards in each column, whatever was taken (R11.1)', () => {
    const m = match({ holds: { 0: 'pisa-red giza-key', 1: 'pisa-diamond' } });
    m.play('0 reveal a1 b2');
    for (const viewer of VIEWERS)
      for (let i = 0; i < 10; i++) expect(cardsOf(m, imagined(m, viewer).grid)).toEqual(ALL);
  });

  test('keeps what the viewer sees', () => {
    const m = match({ variant: 'advanced', holds: { 0: 'lookAcross' } });
    m.play('0 look a1 b2', '0 reveal c1 d3');
    for (let i = 0; i < 10; i++)
      expect(imagined(m, '0').grid).toMatchObject({
        a1: 'red',
        b2: 'blue',
        c1: 'red',
        d3: 'purple',
      });
    const others = Array.from({ length: 40 }, () => imagined(m, '1').grid);
    expect(new Set(others.map(({ c1 }) => c1))).toEqual(new Set(['red']));
    expect(new Set(others.map(({ a1 }) => a1)).size).toBe(5);
  });

  test('can be anything that the wonder holds', () => {
    const m = match();
    const guesses = Array.from({ length: 80 }, () => imagined(m, null).grid.b3);
    expect(new Set(guesses)).toEqual(new Set(['red', 'blue', 'purple', 'diamond', 'key']));
  });
});

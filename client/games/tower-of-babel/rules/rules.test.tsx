import { act, cleanup, render, screen, within } from '@testing-library/react';
import { ACTION_KINDS } from '../../../../shared/games/tower-of-babel/actionCards';
import { DISC_POINTS, ROWS } from '../../../../shared/games/tower-of-babel/figures';
import { sourceMarks } from '../../../kit/FigureSource';
import { changeLanguage, type Language, LANGUAGES, startTexts } from '../../../text/i18n';
import { loadTitle } from '../..';
import { entryTexts } from '../../catalog';

startTexts(entryTexts);

beforeEach(() => sourceMarks.set('on'));
afterEach(cleanup);

const open = async (language: Language = 'en') => {
  const { Rules } = await loadTitle('tower-of-babel');
  await act(() => changeLanguage(language));
  render(<Rules />);
};

/** How many times something in here is said to be ours. */
const houseMarks = (where: Element) => where.querySelectorAll('[data-origin="house"]').length;

/** The words before each mark of what is ours. */
const ours = () =>
  [...document.querySelectorAll('p [data-origin="house"]')].map((mark) =>
    mark.previousSibling!.textContent!.split(/[.:–] /).at(-1)!,
  );

describe.each(LANGUAGES)('the rules in %s', (language) => {
  beforeEach(() => open(language));

  test('speak of every figure in the table of discs and wonders', () => {
    const cells = [...document.querySelectorAll('td')].map((cell) =>
      Number(cell.textContent?.match(/\d+/)),
    );
    expect(cells).toEqual(
      expect.arrayContaining(ROWS.flatMap(({ most, second }) => [most, second])),
    );
    expect(cells).toEqual(expect.arrayContaining([...DISC_POINTS.slice(1)]));
  });

  test('mark what of each action card is ours', () => {
    const cards = screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li')!);
    expect(Object.fromEntries(ACTION_KINDS.map((kind, i) => [kind, houseMarks(cards[i])]))).toEqual(
      {
        cardTrade: 1,
        cardDraw: 0,
        joker: 2,
        doubleTurn: 1,
        tripleBonus: 2,
        discBonus: 1,
        fivePoints: 1,
      },
    );
  });

  test('mark the rows of the scoring table and the points for discs that are ours', () => {
    const tables = screen.getAllByRole('table');
    expect(houseMarks(tables[0])).toBe(ROWS.length - 1);
    expect(houseMarks(tables.at(-1)!)).toBe(4); // but for 1, 2 and 4 discs
  });

  test('leave no key, no gap and no stray sign behind', () => {
    expect(document.body.textContent).not.toMatch(/rules\.|[{}<>]|\s{2}|\s\.| ,/);
  });
});

test('the rules say which sentences are ours', async () => {
  await open();
  expect(ours()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('at most as many of each kind'),
      expect.stringContaining('use Jokers or give up'),
      expect.stringContaining('even for cards you do have'),
      expect.stringContaining('not even how many cards it holds'),
      expect.stringContaining('They are secret until they are used'),
    ]),
  );
});

test('the picture of a trading card shows the parts that its words speak of', async () => {
  await open();
  const example = screen.getByText(/all 3 new parts are Ana’s/).parentElement!;
  const coming = [...example.querySelectorAll('.coming [data-seat]')];
  expect(coming.map((part) => part.getAttribute('data-seat'))).toEqual(['0', '0', '0']);
});

test.each([
  [/Bo the second most/, [6, 4, 1, 0], [8, 4, 3, 0]],
  [/tied for the most: both/, [5, 5, 2, 1], [4, 4, 3, 3]],
])('an example of a finished wonder scores as printed: %s', async (words, parts, points) => {
  await open();
  const example = screen.getByText(words).closest('figure')!;
  const row = (name: string) =>
    [
      ...within(example)
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .querySelectorAll('td'),
    ].map((cell) => Number(cell.textContent));
  expect([row('parts'), row('points')]).toEqual([parts, points]);
  const drawn = [...example.querySelectorAll('.block [data-seat]')];
  expect(drawn).toHaveLength(parts.reduce((sum, count) => sum + count));
});

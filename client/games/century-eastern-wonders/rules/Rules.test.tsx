import { cleanup, render, screen } from '@testing-library/react';
import { addTexts, changeLanguage, LANGUAGES, startTexts } from '../../../text/i18n';
import { sourceMarks } from '../../../kit/FigureSource';
import { Rules } from './Rules';
import english from '../text/en.json';
import french from '../text/fr.json';
import { entryTexts } from '../../catalog';

beforeAll(() => {
  startTexts(entryTexts);
  addTexts('century-eastern-wonders', { en: english, fr: french });
});
afterEach(async () => {
  cleanup();
  sourceMarks.set('off');
  await changeLanguage('en');
});

const words = () => document.body.textContent;

test('what follows from the sheet and its rulings is all on the page', () => {
  render(<Rules />);
  for (const rule of [
    'the ports are at least three steps apart',
    'Free steps from bonus tiles come first',
    'With nine ginger',
    'once, twice or three times',
    'right after building, before you trade',
    'not with the tile that this very outpost brought you',
    'With two upgrade tiles you may make two upgrades',
    'Cloves cannot be upgraded',
    'one chili for each chili bonus tile',
    'Claiming a VP tile ends it by itself',
    'take back what you have done, one step at a time',
  ])
    expect(words()).toContain(rule);
});

test.each(LANGUAGES)('in %s a player board shows what rows and columns are', async (language) => {
  await changeLanguage(language);
  render(<Rules />);
  const board = screen.getByRole('table', { name: /\S/ });
  expect(board.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(board.querySelectorAll('tbody td')).toHaveLength(20);
  expect(board.querySelectorAll('.emptied')).toHaveLength(1);
  // nothing flies to a picture
  expect(board.querySelector('[data-thing]')).toBeNull();
});

test.each(LANGUAGES)(
  'in %s each starting set exists once, and where others may start, by our own ruling',
  async (language) => {
    await changeLanguage(language);
    sourceMarks.set('on');
    render(<Rules />);
    const setup = { en: 'From the last player', fr: 'En remontant' }[language];
    const paragraph = [...document.querySelectorAll('p')].find(({ textContent }) =>
      textContent.startsWith(setup),
    )!;
    expect(paragraph.querySelectorAll('[data-origin="house"]')).toHaveLength(2);
  },
);

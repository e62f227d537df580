import { cleanup, render, screen, within } from '@testing-library/react';
import { hold, match, points } from '../../../../shared/games/century-eastern-wonders/testing';
// matches are copied, which jsdom cannot
import '../../../testing/match';
import { addTexts, startTexts } from '../../../text/i18n';
import { entryTexts } from '../../catalog';
import english from '../text/en.json';
import french from '../text/fr.json';
import { DELIVERY } from './examples';
import { Rules } from './Rules';

beforeAll(() => {
  startTexts(entryTexts);
  addTexts('century-eastern-wonders', { en: english, fr: french });
});
afterEach(cleanup);

/** The cubes of a drawing, as letters of their colours. */
const lettersIn = (drawing: Element) =>
  ['ginger:Y', 'chili:R', 'tea:G', 'clove:B']
    .map((one) => one.split(':'))
    .map(([spice, letter]) =>
      letter.repeat(drawing.querySelectorAll(`[fill="var(--sp-${spice})"]`).length),
    )
    .join('');

/** What a row of an example says: before it, and afterwards. */
const row = (words: RegExp, name: string, read = lettersIn) => {
  const example = within(screen.getByText(words).closest('figure')!);
  const cells = example.getByRole('row', { name: new RegExp(`^${name} `) }).querySelectorAll('td');
  return [...cells].map(read);
};

test('the voyage of the example costs what it costs by the rules', () => {
  render(<Rules />);
  const [[before, after], [others, paid]] = ['Ana', 'Bo'].map((name) => row(/two steps/, name));
  const m = match({ boats: { 0: 9, 1: 19 }, holds: { 0: before, 1: others } });
  m.play('0 sail 14', '0 sail 19 ginger', '0 pay 1 chili');
  expect([hold(m, '0'), hold(m, '1')]).toEqual([after, paid]);
  expect([after, paid]).toEqual(['YG', 'YR']);
});

test('the delivery of the example brings what it brings by the rules', () => {
  render(<Rules />);
  const [before, after] = row(/This tile wants/, 'Ana');
  const counted = row(/This tile wants/, 'Points for tiles', ({ textContent }) => textContent);
  const m = match({ boats: { 0: 21 }, holds: { 0: before }, ports: { 21: DELIVERY.tile } });
  const sums = [points(m, '0').vpTiles];
  m.play('0 claim');
  expect([hold(m, '0'), [...sums, points(m, '0').vpTiles].map(String)]).toEqual([after, counted]);
  expect([after, counted]).toEqual(['G', ['0', '12']]);
});

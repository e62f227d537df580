import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { match } from '../../shared/games/ya-blew-it/testing';
import { entryTexts } from '../games/catalog';
import { person } from '../testing/app';
import { sitAt } from '../testing/match';
import { sentence } from '../testing/prompt';
import { lettersOf, halvesOf } from '../ui/lettersOf';
import { startTexts } from './i18n';
import { isolated } from './isolated';
import { Marked } from './Marked';

// Numbers and signs after a name that is read from right to left stay where they belong.

beforeAll(() => startTexts(entryTexts));
afterEach(cleanup);

const DANA = 'דנה';
const SAMI = 'سامي';
const within = (name: string) => `\u2068${name}\u2069`;

test.each([
  ['Ana', 'Ana'],
  ['Zoë 2', 'Zoë 2'],
  [DANA, within(DANA)],
  [`${SAMI} (2)`, within(`${SAMI} (2)`)],
  [within(DANA), within(DANA)],
])('%j within a text is %j', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});

test('a name that is filled in is kept apart, by itself and each of a list', () => {
  expect(i18next.t('seat.remove', { name: DANA })).toContain(within(DANA));
  const names = [DANA, 'Bo', SAMI];
  expect(i18next.t('state.thinking', { names, count: 3 })).toBe(
    `${within(DANA)}, Bo, and ${within(SAMI)} are thinking`,
  );
});

test('so is one in a text with marks', () => {
  const t = (_: string, { name }: { name: string }) => `<b>${name}</b>: 3`;
  const { container } = render(
    <Marked t={t as never} of="words" values={{ name: DANA }} marks={{ b: <b /> }} />,
  );
  expect(container.textContent).toBe(`${within(DANA)}: 3`);
});

test('so are those of a match, in its sentences and its log', async () => {
  await sitAt(yaBlewIt, match({ deck: 'orange-3 orange-6 fire-1' }), '1', {
    table: { players: [person(0, DANA), person(1, 'Bo'), person(2, SAMI)] },
  });
  expect(sentence()).toContain(within(DANA));
});

test('what keeps a name apart takes no room of its letters', () => {
  const long = 'אבגדהוזחטי';
  expect(lettersOf(isolated(DANA))).toEqual(lettersOf(DANA));
  expect(halvesOf(isolated(long))).toEqual(halvesOf(long));
});

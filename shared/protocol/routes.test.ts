import { isPage, PAGES, pageAt, valuesAt } from './routes';

test('a page is found at its address with everything filled in', () => {
  expect(pageAt(PAGES.table, { game: 'ya-blew-it', matchID: 'abc' })).toBe('/table/ya-blew-it/abc');
  expect(pageAt(PAGES.rules, { game: 'ya-blew-it' })).toBe('/rules/ya-blew-it');
});

test('what is filled in at an address is read again, at that page only', () => {
  const values = { game: 'ya-blew-it', matchID: 'abc' };
  expect(valuesAt(PAGES.table, pageAt(PAGES.table, values))).toEqual(values);
  expect(valuesAt(PAGES.table, '/continue/ya-blew-it/abc')).toBeNull();
  expect(valuesAt(PAGES.table, '/table/ya-blew-it')).toBeNull();
});

test.each([
  '/',
  '/table/ya-blew-it/abc',
  '/continue/a/b',
  '/rules/a',
  '/map-editor',
  '/join/x-y-1',
])('%s is a page', (path) => expect(isPage(path)).toBe(true));

test.each([
  '',
  '/table',
  '/table/a',
  '/table/a/b/c',
  '/table//b',
  '/rules/',
  '/rules/a/b',
  '/join',
  '/map-editor/',
  '/x',
])('"%s" is none', (path) => expect(isPage(path)).toBe(false));

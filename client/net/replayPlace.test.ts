import { fragmentOf, placeLink, readPlace } from './replayPlace';

const match = { last: 80, viewers: ['0', '1', '2'] };
const read = (fragment: string) => readPlace(fragment, match);

test.each([
  [{ moment: 57 }, '#m=57'],
  [{ moment: 57, viewer: '1' }, '#m=57&as=1'],
  [{ moment: 0, viewer: null }, '#m=0&as=all'],
])('%j is at the end of an address and read from it', (place, fragment) => {
  expect(fragmentOf(place)).toBe(fragment);
  expect(read(fragment)).toEqual(place);
});

test.each([
  ['', 0],
  ['#', 0],
  ['#m=', 0],
  ['#m=-3', 0],
  ['#m=many', 0],
  ['#m=NaN&as=1e400', 0],
  ['#m=12.7', 13],
  ['#m=81', 80],
  ['#m=1e99', 80],
  ['#m=Infinity', 80],
  ['#%E0%A4%A&m=4', 4],
  ['#m=4&m=5', 4],
])('an address that ends in "%s" leads to moment %d', (fragment, moment) => {
  expect(read(fragment)).toEqual({ moment, viewer: undefined });
});

test('eyes that nobody at the table has are nobody’s', () => {
  for (const as of ['3', '-1', '', 'constructor', '01'])
    expect(read(`#m=4&as=${as}`)).toEqual({ moment: 4, viewer: undefined });
});

test('who is sent what nobody’s eyes saw looks through their own', () => {
  const key = { game: 'ya-blew-it', matchID: 'abc' };
  expect(placeLink(key, { moment: 4, viewer: null })).toBe(
    'http://localhost/table/ya-blew-it/abc?replay#m=4',
  );
  expect(placeLink(key, { moment: 4, viewer: '1' })).toMatch(/\?replay#m=4&as=1$/);
});

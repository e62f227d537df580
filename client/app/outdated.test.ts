import { isChunkMissing } from './outdated';

test.each([
  [
    'Chromium',
    'Failed to fetch dynamically imported module: https://table.example/Match-1A2B3C4D.js',
  ],
  ['Firefox', 'error loading dynamically imported module: https://table.example/Match-1A2B3C4D.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Safari, where a page comes in its place', "'text/html' is not a valid JavaScript MIME type."],
])('a part of the app that is gone is known by what it makes %s say', (_, message) => {
  expect(isChunkMissing(new TypeError(message))).toBe(true);
});

test('what breaks in a part that is there is something else', () => {
  expect(isChunkMissing(new TypeError('undefined is not a function'))).toBe(false);
  expect(isChunkMissing(null)).toBe(false);
});

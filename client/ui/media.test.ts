import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MEDIA from './media.json';

// Where a screen becomes another one is written once: a condition that several style sheets of the frame
// have in common has a name, and is never written out beside it. What else fits a title's board is its own.

const CLIENT = join(__dirname, '..');

const sheets = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(CLIENT, path), 'utf8') }));

/** The parts of the media conditions of a style sheet, of which one has to hold. */
const conditionsOf = (css: string): string[] =>
  [...css.matchAll(/@media([^{]+)/g)].flatMap(([, query]) =>
    query.split(',').map((one) => one.trim().replace(/\s+/g, ' ')),
  );

/** Those about the size of the window that are written out. */
const written = (css: string) => [
  ...new Set(conditionsOf(css).filter((one) => /(width|height|ratio):/.test(one))),
];

test('what has a name is called by it', () => {
  const named: string[] = Object.values(MEDIA);
  const spelled = sheets.flatMap(({ path, css }) =>
    written(css)
      .filter((one) => named.includes(one))
      .map((one) => `${path}: ${one}`),
  );
  expect(spelled).toEqual([]);
});

test('what several style sheets ask has a name', () => {
  const times = new Map<string, string[]>();
  for (const { path, css } of sheets.filter((sheet) => !sheet.path.startsWith('games')))
    for (const one of written(css)) times.set(one, [...(times.get(one) ?? []), path]);
  expect([...times].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('no name is unknown', () => {
  const names = sheets.flatMap(({ css }) =>
    conditionsOf(css).flatMap((one) =>
      [...one.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name),
    ),
  );
  expect(names.length).toBeGreaterThan(0);
  expect([...new Set(names)].filter((name) => !(name in MEDIA))).toEqual([]);
});

test('a name that stands beside another condition says one thing', () => {
  const joined = sheets.flatMap(({ css }) =>
    conditionsOf(css)
      .filter((one) => one.includes(' and '))
      .flatMap((one) => [...one.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name)),
  );
  const several = joined.filter((name) => MEDIA[name as keyof typeof MEDIA]?.includes(','));
  expect(several).toEqual([]);
});

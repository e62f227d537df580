import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Whoever plays, hosts or reads is "they": nobody here knows more about them.

const ROOT = join(__dirname, '..');
const PLACES = [
  'shared',
  'server',
  'client',
  'browser',
  'bench',
  'scripts',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
];
const WRITTEN = /(?<!\.frozen)\.(tsx?|m?js|css|html|md|json)$/;
const FRENCH = /\/fr(\.json|\/)/;

const NOT_THEY = /(?<![\w-])(he|his|him|himself|he[’']s)(?![\w-])/i;

const filesIn = (path: string): string[] =>
  statSync(join(ROOT, path)).isDirectory()
    ? readdirSync(join(ROOT, path))
        .filter((name) => name !== 'node_modules')
        .flatMap((name) => filesIn(`${path}/${name}`))
    : [path];

/** The lines of a text that are about one person as if one knew them. */
const offences = (text: string): string[] =>
  text.split('\n').flatMap((line, i) => (NOT_THEY.test(line) ? `${i + 1}: ${line.trim()}` : []));

test.each([
  ['Whoever is asked rolls when he likes.', 1],
  ['// what the player took is his', 1],
  ['{ "about": "He’s out." }', 1],
  ['Everybody chooses for himself.', 1],
  ['They then see the history of this match, which is theirs.', 0],
  ['const { others, theirs } = the(chimney);', 0],
])('"%s"', (line, count) => {
  expect(offences(line)).toHaveLength(count);
});

test.each(PLACES)('in %s people are "they"', (place) => {
  const files = filesIn(place).filter(
    (path) => WRITTEN.test(path) && !FRENCH.test(path) && path !== 'scripts/people.test.ts',
  );
  expect(files).not.toEqual([]);
  const found = files.flatMap((path) =>
    offences(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Which Node.js to take is said in many places, and must be the same in each.

const read = (path: string): string => readFileSync(join(__dirname, '..', path), 'utf8');

const recommended = read('.nvmrc').trim();

/** Whether a version is in the range of package.json; Jest itself cannot import what says so. */
const will = (version: string): boolean =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { isIn } from './scripts/range.mjs';
       import { readdirSync, readFileSync } from 'node:fs';
       const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
       console.log(isIn(engines.node, '${version}'));`,
    ],
    { cwd: join(__dirname, '..'), encoding: 'utf8' },
  ).trim() === 'true';

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.13.1', false],
  ['22.14.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.10.0', true],
  ['120.0.0', true],
])('Node.js %s will do: %s', (version, expected) => {
  expect(will(version)).toBe(expected);
});

test('the recommended Node.js is one that will do', () => {
  expect(will(`${recommended}.0.0`)).toBe(true);
});

test.each(['README.md', 'CONTRIBUTING.md', 'docs/hosting.md'])(
  '%s names the recommended Node.js and the oldest one that needs no compiler',
  (path) => {
    const text = read(path).replaceAll('[Node.js](https://nodejs.org)', 'Node.js');
    expect(text).toMatch(new RegExp(`Node\\.js (is all it needs: )?${recommended}\\b`));
    expect(text).toContain('22.14');
  },
);

test('the image is made with the recommended Node.js', () => {
  expect(read('Dockerfile')).toContain(`ARG NODE=${recommended}\n`);
});

test.each(['README.md', 'docs/hosting.md'])('%s names the archive of this version', (path) => {
  const { version } = JSON.parse(read('package.json'));
  const archives = read(path).match(/wondertable-[\d.]+(?=\.tar\.gz)/g) ?? [];
  expect(new Set(archives)).toEqual(new Set([`wondertable-${version}`]));
});

test('the files for home servers take the image of this version', () => {
  const { version } = JSON.parse(read('package.json'));
  const [line] = version.split('.');
  expect(read('deploy/casaos/docker-compose.yml')).toContain(`/wondertable:${version}\n`);
  expect(read('deploy/unraid/wondertable.xml')).toContain(`/wondertable:${line}</Repository>`);
});

test.each(readdirSync(join(__dirname, '../.github/workflows')))(
  '%s takes the recommended Node.js, or tests it among the others that will do',
  (file) => {
    const text = read(`.github/workflows/${file}`);
    const versions = [...text.matchAll(/node-version: (.+)/g)].map(([, version]) => version);
    const lists = [...text.matchAll(/node: \[(.+)\]/g)].map(([, list]) => list.split(', '));
    expect(versions).toEqual(lists.map(() => '${{ matrix.node }}'));
    for (const list of lists) {
      expect(list).toContain(recommended);
      // each by its latest
      expect(list.filter((line) => !will(`${line}.99.0`))).toEqual([]);
    }
    expect(text).toContain('node-version-file: .nvmrc');
  },
);

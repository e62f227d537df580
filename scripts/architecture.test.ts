import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

// The page that shows a reader round names what is there, and the way it describes stays short enough to be read.

const ROOT = join(__dirname, '..');
const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

/** How much one has to read to follow a move from a press to all other screens. */
const LINES = 900;
const FILES = 20;

const STEP = /^\d+\. .*\]\(\.\.\/(?<file>[^)]+)\)(?<names>(?:,? `\w+`)+)$/gm;
const way = [...PAGE.matchAll(STEP)].map(({ groups }) => ({
  file: groups!.file,
  names: [...groups!.names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
}));

/** How many lines the declaration of a name takes; none where there is no such name. */
function linesOf(file: string, name: string): number {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  let lines = 0;
  const visit = (node: ts.Node) => {
    const {
      name: named,
      body,
      initializer,
    } = node as {
      name?: ts.Node;
      body?: ts.Node;
      initializer?: ts.Node;
    };
    if (named?.getText() === name && (body ?? initializer)) {
      const line = (at: number) => source.getLineAndCharacterOfPosition(at).line;
      lines = Math.max(lines, line(node.end) - line(node.getStart()) + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

test('the way of a move can be read', () => {
  const parts = way.flatMap(({ file, names }) =>
    names.map((name) => ({ file, name, lines: linesOf(file, name) })),
  );
  expect(parts.filter(({ lines }) => lines === 0)).toEqual([]);
  expect(way.length).toBe(PAGE.match(/^\d+\. /gm)!.length);
  expect(new Set(way.map(({ file }) => file)).size).toBeLessThanOrEqual(FILES);
  expect(parts.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(LINES);
});

test('what is asked most is where the page says', () => {
  const list = PAGE.slice(PAGE.indexOf('## Where to look'), PAGE.indexOf('## The way of a move'));
  const places = [...list.matchAll(/\]\(\.\.\/(?<file>[^)]+)\)(?<names>(?:,? `\w+`)*)/g)].flatMap(
    ({ groups }) =>
      [...groups!.names.matchAll(/`(\w+)`/g)].map(([, name]) => ({ file: groups!.file, name })),
  );
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter(({ file, name }) => linesOf(file, name) === 0)).toEqual([]);
});

test('a link to a file is called as no other file is', () => {
  const files = ['bench', 'browser', 'client', 'deploy', 'scripts', 'server', 'shared'].flatMap(
    (side) =>
      readdirSync(join(ROOT, side), { recursive: true, encoding: 'utf8' })
        .map((path) => `/${side}/${path.replaceAll('\\', '/')}`)
        .filter((path) => !path.includes('/node_modules/')),
  );
  const links = [...PAGE.matchAll(/\[(?<label>[^\s\]]+\.\w+)\]\(\.\.(?<file>\/[^)]+)\)/g)].map(
    ({ groups }) => ({
      label: groups!.label,
      file: groups!.file,
      meant: files.filter((path) => path.endsWith(`/${groups!.label}`)),
    }),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file, meant }) => meant.length > 1 || meant[0] !== file)).toEqual([]);
});

test('a file that a page names is there', () => {
  const docs = readdirSync(join(ROOT, 'docs')).filter((page) => page.endsWith('.md'));
  const named = ['README.md', 'CONTRIBUTING.md', ...docs.map((page) => `docs/${page}`)].flatMap(
    (page) =>
      [
        ...readFileSync(join(ROOT, page), 'utf8').matchAll(
          /`((?:bench|browser|client|deploy|scripts|server|shared)\/[\w./-]+)`/g,
        ),
      ].map(([, path]) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(['shared', 'server', 'client'])('every room of %s/ is shown', (side) => {
  const rooms = readdirSync(join(ROOT, side), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `(../${side}/${name})`);
  expect(rooms.filter((room) => !PAGE.includes(room))).toEqual([]);
});

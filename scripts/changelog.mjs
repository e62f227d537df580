// node scripts/changelog.mjs v1.1.0: what CHANGELOG.md says of a version, once package.json has it as well.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const tag = process.argv[2] ?? '';
const { version } = JSON.parse(read('package.json'));
if (tag !== `v${version}`) {
  console.error(`package.json has ${version}, which is not ${tag}`);
  process.exit(1);
}
const [, section] = read('CHANGELOG.md').split(`\n## [${version}] - `);
if (section === undefined) {
  console.error(`CHANGELOG.md says nothing of ${version}`);
  process.exit(1);
}
// from the line with the date to the next version, or to the addresses at the end
const [, text] = /^\d{4}-\d\d-\d\d\n(.*?)(?=\n## \[|\n\[[^\]\n]+\]: |$(?![^]))/s.exec(section);
console.log(text.trim());

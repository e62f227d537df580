// Imported before anything else: says in one line what is wrong with a Node.js that will not do.
import { readFileSync } from 'node:fs';
import { isIn } from './range.mjs';

const PACKAGE = new URL('../package.json', import.meta.url);
const { engines } = JSON.parse(readFileSync(PACKAGE, 'utf8'));

if (!isIn(engines.node, process.versions.node)) {
  console.error(`Wondertable needs Node.js ${engines.node}; this is ${process.versions.node}.`);
  process.exit(1);
}

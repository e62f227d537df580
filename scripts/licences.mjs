// npm run licences: writes THIRD-PARTY.md, what of others is in dist/ and by which licence.
import './setup-to-run.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { clientOptions } from './build/client.mjs';
import { serverOptions } from './build/server.mjs';
import { shippedSqlite } from './install.mjs';
import { ROOT } from './run.mjs';

// only after the set-up, which may have installed it just now
const { build } = await import('esbuild');

/** The native module, which no bundle holds. */
const BESIDE_THE_BUNDLE = [relative(ROOT, shippedSqlite())];
const IN_A_PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

const [client, server] = await Promise.all(
  [clientOptions, serverOptions].map((options) =>
    build({ ...options, metafile: true, write: false }),
  ),
);
const browser = new Set(packagesIn(client));
const node = new Set([...packagesIn(server), ...BESIDE_THE_BUNDLE]);
const packages = [...new Set([...browser, ...node])]
  .map(describe)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const unknown = packages.filter(({ licence }) => licence === undefined);
if (unknown.length > 0)
  throw new Error(`no licence named by ${unknown.map(({ name }) => name).join(', ')}`);
writeFileSync(join(ROOT, 'THIRD-PARTY.md'), page(packages));
console.log(`Wrote THIRD-PARTY.md: ${packages.length} packages.`);

/** The folders of the packages of which something is in a bundle. */
function packagesIn({ metafile: { outputs } }) {
  return Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => IN_A_PACKAGE.exec(path)?.[0] ?? []);
}

/** What a package says about itself. */
function describe(folder) {
  const {
    name,
    version,
    license,
    author,
    contributors = [],
  } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const where = [browser.has(folder) && 'browser', node.has(folder) && 'server'];
  return {
    name,
    version,
    licence: license,
    authors: [...new Set([author, ...contributors].map(nameOf))].filter(Boolean),
    where: where.filter(Boolean).join(', '),
    text: licenceText(folder),
  };
}

/** A person of a package.json, without addresses if there is a name. */
function nameOf(person) {
  return (person?.name ?? person ?? '').replace(/\s*[<(].*$/, '');
}

function licenceText(folder) {
  const path = join(ROOT, folder);
  const file = readdirSync(path).find((name) => LICENCE_FILE.test(name));
  if (file === undefined) return null;
  return readFileSync(join(path, file), 'utf8').replaceAll('\r', '').trim();
}

/** The list, then every text once, with the packages that come under it. */
function page(all) {
  const texts = new Set(all.flatMap(({ text }) => text ?? []));
  const under = (text) => all.filter((one) => one.text === text).map(({ name }) => name);
  return `# What others made

Wondertable itself is under the MIT licence (\`LICENSE\`). In what it ships there is also the work of
others; this list is written by \`npm run licences\`. *Browser* is what a visitor loads, *server* what
runs on the host. SQLite, inside better-sqlite3, is in the public domain. The fonts are under the SIL
Open Font License; of Source Serif 4 only the ten digits are shipped, of Figtree only the zero. Where a
package brings no text of its licence, only its name stands here.

| Package | Version | Licence | Where | Authors |
| --- | --- | --- | --- | --- |
${all.map(row).join('\n')}

## The licences
${[...texts].map((text) => `\n### ${under(text).join(', ')}\n\n${indented(text)}\n`).join('')}`;
}

function row({ name, version, licence, where, authors }) {
  return `| ${name} | ${version} | ${licence} | ${where} | ${authors.join(', ')} |`;
}

/** Shown as it is written, whatever stands in it. */
function indented(text) {
  return text.replace(/^(?=.)/gm, '    ');
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDERS = ['client', 'scripts/build', 'server', 'shared'];
const FILES = ['build.mjs', 'package-lock.json', 'tsconfig.json'];
const IS_TEST = /\.test\.tsx?$/;

/** The files below a folder of the checkout, sorted, as paths from its top. */
export const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** One number for everything a build is made of; it changes when any of it does. */
export function sourcesHash() {
  const hash = createHash('sha256');
  const paths = FOLDERS.flatMap(filesBelow).filter((path) => !IS_TEST.test(path));
  for (const path of [...paths, ...FILES]) {
    const content = readFileSync(join(ROOT, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Whether dist/ is the finished build of just these sources. */
export function isBuilt() {
  const manifest = join(ROOT, 'dist/manifest.json');
  return (
    existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).sources === sourcesHash()
  );
}

import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch } from '../chromium';
import { visit } from '../page';
import { startServer } from '../server';
import { createTable, play, SHEET, start } from '../table';

// A title is two folders and two lines: a tiny one is put into a copy of the product, played, and taken out again.

const ROOT = join(__dirname, '../..');
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'data', 'coverage', 'golden', 'browser', 'bench'];
const FOLDERS = ['shared/games/last-pebble', 'client/games/last-pebble'];
const LINES = {
  'shared/games/titles.ts': "export { lastPebble } from './last-pebble';\n",
  'client/games/titles.ts': "export { lastPebble } from './last-pebble/box';\n",
};

const tree = mkdtempSync(join(tmpdir(), 'wondertable-fifth-'));
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
  cpSync(ROOT, tree, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Builds the copy and opens its first page. */
async function built() {
  execFileSync(process.execPath, ['build.mjs'], { cwd: tree });
  const server = await startServer({
    program: join(tree, 'dist/server.js'),
    env: { BOT_PACE_MS: '0' },
  });
  return { server, ...(await visit(browser, server.url)) };
}

const shelf = ['Ya Blew It!', 'Colorful Treasure', 'Tower of Babel', 'Century: Eastern Wonders'];

test('a fifth title is two folders and two lines: it stands on the shelf, is played, and is gone without them', async () => {
  for (const folder of FOLDERS)
    cpSync(join(__dirname, '../fifth-title', folder), join(tree, folder), { recursive: true });
  for (const [file, line] of Object.entries(LINES)) appendFileSync(join(tree, file), line);

  const { server, page, context, problems } = await built();
  expect(await page.locator('main li h3').allTextContents()).toEqual([...shelf, 'Last Pebble']);
  await createTable(page, { name: 'Ana', seats: 2, bots: 1, title: 'Last Pebble' });
  await start(page);
  await play([page]);
  expect(await page.locator(SHEET).textContent()).toContain('Last pebble');
  expect(problems).toEqual([]);
  await context.close();
  await server.stop();

  for (const folder of FOLDERS) rmSync(join(tree, folder), { recursive: true });
  for (const [file, line] of Object.entries(LINES)) {
    const path = join(tree, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(line, ''));
  }
  const again = await built();
  expect(await again.page.locator('main li h3').allTextContents()).toEqual(shelf);
  expect(again.problems).toEqual([]);
  await again.context.close();
});

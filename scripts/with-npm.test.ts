import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Whoever started `npm start` knows the process of npm, not that of the server.

const folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROGRAM = `
  import { endWithShell } from ${JSON.stringify(pathToFileURL(join(__dirname, 'with-npm.mjs')))};
  endWithShell();
  process.on('SIGTERM', () => {
    console.log('stopped');
    process.exit();
  });
  console.log('open');
  setTimeout(() => {}, 120_000);
`;

test('a signal to npm stops what its shell runs', async () => {
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"start":"node start.mjs"}}');
  writeFileSync(join(folder, 'start.mjs'), PROGRAM);
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (text.includes('open')) npm.kill('SIGTERM');
  });
  // what runs has this end as well: it is closed when both are gone
  await new Promise((resolve) => npm.stdout.on('close', resolve));
  expect(said).toMatch(/open\nstopped\n$/);
});

test('npm start has the server stop like that', () => {
  const source = readFileSync(join(__dirname, 'start.mjs'), 'utf8');
  expect(source).toMatch(/^endWithShell\(\);$[^]*await import/m);
});

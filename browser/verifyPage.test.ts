import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { botNonce } from '../shared/engine/fairness';
import { gameOf } from '../shared/games';
import { recordedFile } from '../shared/testing/recordedFile';
import { launch } from './chromium';

// The page that checks a file without any server, opened from the disk as whoever keeps it opens it.

const DOCUMENT = pathToFileURL(join(__dirname, '../docs/verify.html')).href;

const file = recordedFile(gameOf('tower-of-babel')!, {
  matchID: 'k7m2p9x4c8d1z',
  seats: [0, 1, 2].map((seat) => ({
    name: `Ada ${seat}`,
    bot: 'hard',
    nonceHash: null,
    nonce: botNonce('k7m2p9x4c8d1z', seat),
  })),
});

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

test('a file is chosen or dropped on it, compared with what a player noted, and what is wrong is shown', async () => {
  const browser = await launch();
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(DOCUMENT);

  const kept = join(folder, 'match.wonder');
  writeFileSync(kept, JSON.stringify(file));
  await page.getByLabel('Match file').setInputFiles(kept);
  await status(page, `Nothing is wrong in ${file.draws.length} draws. 3 checks cannot tell`);
  await page.getByLabel('Match id you played at').fill(file.matchID);
  await page.getByLabel('Commitment you were shown').fill(file.commitment);
  await status(page, '1 check cannot tell');
  await page.getByText('ok commitment: as shown to you').waitFor();
  await page.getByText('- actions and result: not checked here').waitFor();
  await page.getByText('All draws').click();
  await page.getByRole('cell', { name: 'shuffle' }).first().waitFor();

  const [first, ...others] = file.draws;
  const changed = {
    ...file,
    draws: [{ ...first, result: (first.result as number) ^ 1 }, ...others],
  };
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'match.wonder'));
    return transfer;
  }, JSON.stringify(changed));
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await status(page, /^WRONG: 2 checks do not fit/);
  await page.getByText(/^WRONG draw 1: the pick shows/).waitFor();

  expect(asked).toEqual([DOCUMENT]);
  expect(problems).toEqual([]);
});

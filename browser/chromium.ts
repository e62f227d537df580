import { chromium, type Browser } from 'playwright-core';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // letters are as wide as they are, whatever a screen's pixels: without a window they would be rounded
  '--font-render-hinting=none',
];

type Options = {
  /** Names of hosts that lead elsewhere, as `MAP table.example 127.0.0.1`: a LAN name, say. */
  hostRules?: string;
};

const browsers = new Set<Browser>();

// no test file has to remember
afterAll(() => Promise.all([...browsers].map((browser) => browser.close())));

/** The system's Chromium, without a window and with a fresh profile; closed after the test file. */
export async function launch({ hostRules }: Options = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    headless: true,
    args: [...QUIET, ...(hostRules === undefined ? [] : [`--host-resolver-rules=${hostRules}`])],
  });
  browsers.add(browser);
  return browser;
}

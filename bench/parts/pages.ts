import type { Browser } from 'playwright-core';
import { games } from '../../shared/games';
import { builtServer } from '../peer';
import { launch, openMatch, SLOWER, type VisitedPage } from '../browser';
import type { Figure } from '../report';
import { median } from '../statistics';

const VISITS = 3;

/** What a visitor waits for: something to press. */
const ON_HOME = 'section[aria-labelledby="shelf"] button';

/** How soon the pages can be used on a slow machine that has never seen them, and what they weigh. */
export async function pages(): Promise<Figure[]> {
  const browser = await launch('pages');
  if (browser === null) return [];
  const server = await builtServer({ env: { BOT_PACE_MS: '0' } });
  const url = `http://127.0.0.1:${server.port}/`;
  const figures = await measure(browser, 'home page', { url, awaited: ON_HOME }, 200);
  for (const title of games) {
    const match = await openMatch(url, title);
    figures.push(...(await measure(browser, `match page of ${title.id}`, match, 350)));
  }
  await browser.close();
  await server.stop();
  return figures;
}

async function measure(browser: Browser, name: string, page: VisitedPage, kilobytes: number) {
  const visits: Visit[] = [];
  for (let each = 0; each < VISITS; each++) visits.push(await visit(browser, page));
  const figures: Figure[] = [
    {
      what: `${name}, interactive on a ${SLOWER}x slowed processor`,
      unit: 's',
      ours: median(visits.map(({ seconds }) => seconds)),
      budget: { of: 'ours', atMost: 2 },
    },
    {
      what: '  loaded until then, but for fonts',
      unit: 'kB',
      ours: median(visits.map(({ bytes }) => bytes)) / 1000,
      budget: { of: 'ours', atMost: kilobytes },
    },
    { what: '  fonts', unit: 'kB', ours: median(visits.map(({ fonts }) => fonts)) / 1000 },
  ];
  return figures;
}

/** One visit with an empty cache: the seconds, and the bytes that came, packed as they came. */
type Visit = { seconds: number; bytes: number; fonts: number };

async function visit(browser: Browser, { url, awaited, kept = {} }: VisitedPage): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tools.send('Network.enable');
  const weight = { bytes: 0, fonts: 0 };
  const fontRequests = new Set<string>();
  tools.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Font') fontRequests.add(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[fontRequests.has(requestId) ? 'fonts' : 'bytes'] += encodedDataLength;
  });
  await page.addInitScript((all) => {
    for (const [name, text] of Object.entries(all))
      localStorage.setItem(`wondertable.${name}`, text);
  }, kept);
  await page.goto(url);
  const seconds = await page.evaluate(idleWith, awaited);
  await context.close();
  return { seconds, ...weight };
}

/** In the page: the seconds until an element is there and the browser has nothing left to do. */
const idleWith = (selector: string) =>
  new Promise<number>((resolve) => {
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
    function look() {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      requestIdleCallback(() => resolve(performance.now() / 1000));
    }
  });

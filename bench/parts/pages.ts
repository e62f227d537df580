import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { games } from '../../shared/games';
import type { GameModule } from '../../shared/engine/game';
import type { CreateAnswer, CreateBody, Table } from '../../shared/protocol/table';
import { builtServer } from '../peer';
import { progress, type Figure } from '../report';
import { median } from '../statistics';

const SLOWER = 4;
const VISITS = 3;

/** Until it is asked again whether it is our turn, in milliseconds. */
const SOON = 50;

/** What a visitor waits for: something to press, or to be told what to do, which may be on the board. */
const ON_HOME = 'section[aria-labelledby="shelf"] button';
const ON_MATCH = 'section[aria-label="What to do"] h2';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page: where it is, what to wait for, and what the visitor's browser keeps. */
type Page = { url: string; awaited: string; kept?: Record<string, string> };

/** How soon the pages can be used on a slow machine that has never seen them, and what they weigh. */
export async function pages(): Promise<Figure[]> {
  if (!process.env.CHROME_PATH) {
    progress('pages: left out, for want of Chromium (CHROME_PATH names one)');
    return [];
  }
  progress('pages');
  const server = await builtServer({ env: { BOT_PACE_MS: '0' } });
  const url = `http://127.0.0.1:${server.port}/`;
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: QUIET });
  const figures = await measure(browser, 'home page', { url, awaited: ON_HOME }, 200);
  for (const title of games) {
    const match = await openMatch(url, title);
    figures.push(...(await measure(browser, `match page of ${title.id}`, match, 350)));
  }
  await browser.close();
  await server.stop();
  return figures;
}

async function measure(browser: Browser, name: string, page: Page, kilobytes: number) {
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

async function visit(browser: Browser, { url, awaited, kept = {} }: Page): Promise<Visit> {
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

/** A match against bots that waits for us. */
async function openMatch(url: string, { id, players }: GameModule): Promise<Page> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${url}games/${id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  const numPlayers = Math.min(4, players.max);
  // a seat without a device would be claimed by the first visit, and the next ones would only watch
  const device = { key: randomBytes(32).toString('hex'), label: 'bench' };
  const table: CreateBody = {
    numPlayers,
    start: 'host',
    playerName: 'Ana',
    device,
    bots: Array(numPlayers - 1).fill('normal'),
  };
  const created = await post<Required<CreateAnswer>>('create', table);
  const { matchID, playerID, playerCredentials } = created;
  const seat = { playerID, credentials: playerCredentials };
  await post(`${matchID}/start`, seat);
  // while bots play the first visit would see them, and the next ones a question
  const isAsked = async () => {
    const response = await fetch(`${url}games/${id}/${matchID}`);
    return ((await response.json()) as Table).awaited.includes(seat.playerID);
  };
  while (!(await isAsked())) await pause(SOON);
  const seats = [{ game: id, matchID, ...seat, nonce: '', name: 'Ana', joinedAt: 0 }];
  return {
    url: `${url}table/${id}/${matchID}`,
    awaited: ON_MATCH,
    kept: { device: device.key, seats: JSON.stringify(seats) },
  };
}

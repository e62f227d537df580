import type { Browser, BrowserContext, Page } from 'playwright-core';

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
} as const;

/** What a visitor's browser is like. */
export type Visitor = {
  device?: keyof typeof DEVICES;
  theme?: 'dark' | 'light';
  language?: 'en' | 'fr';
  stillness?: boolean;
  /** Whether the page takes its time: otherwise what has just come takes presses as soon as a program sees it. */
  takesTime?: boolean;
  /** Whether what happens is shown as it is to people, or at once. */
  isShown?: boolean;
  /** What their browser has kept from an earlier visit. */
  kept?: Record<string, string>;
  /** Whether they are told the notes for whoever plays a title for the first time. */
  isTaught?: boolean;
  /** Whether it lets no page keep or read anything. */
  isBlocked?: boolean;
  /** What it says it is. */
  userAgent?: string;
};

/** How many times as fast a page's time runs that need not take it. */
export const HURRY = 20;

/** A page, and everything that went wrong on it. */
export type WatchedPage = { page: Page; context: BrowserContext; problems: string[] };

/** A visitor's own browser: nothing stored, nothing shared with another visitor. */
export async function visit(
  browser: Browser,
  url: string,
  {
    device = 'desktop',
    theme = 'dark',
    language = 'en',
    stillness = true,
    takesTime = false,
    isShown = takesTime,
    kept = {},
    isTaught = false,
    isBlocked = false,
    userAgent,
  }: Visitor = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    ...DEVICES[device],
    colorScheme: theme,
    locale: language,
    reducedMotion: stillness ? 'reduce' : 'no-preference',
    ...(userAgent && { userAgent }),
  });
  if (!takesTime) await context.addInitScript(hurry, { times: HURRY, ...HURRIED });
  if (!isShown && !isBlocked) await context.addInitScript(hidePace);
  if (isBlocked) await context.addInitScript(block);
  if (!isTaught && !isBlocked) await context.addInitScript(dismissCoach);
  if (!isBlocked) await context.addInitScript(keep, { kept, host: new URL(url).host });
  const page = await context.newPage();
  if (!takesTime) await hurryMovement(page);
  const problems = watch(page, new URL(url).host);
  await page.goto(url);
  return { page, context, problems };
}

/** Chooses for the visitor that nothing is waited for, nor heard. */
function hidePace() {
  if (!location.protocol.startsWith('http')) return;
  localStorage.setItem('wondertable.pace', 'none');
  localStorage.setItem('wondertable.sound', 'off');
}

/** Has the visitor said before that they want no notes. */
function dismissCoach() {
  if (location.protocol.startsWith('http')) localStorage.setItem('wondertable.coach', 'off');
}

/** Has the browser know what it has kept, from its first page on. */
function keep({ kept, host }: { kept: Record<string, string>; host: string }) {
  if (location.host !== host || localStorage.getItem('was here') !== null) return;
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  localStorage.setItem('was here', '');
}

/** Has every look at what is kept fail, as where cookies and data of all pages are blocked. */
function block() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

/** Which timers run faster, in milliseconds: what a reader is left to look at, and not whether a connection still stands. */
const HURRIED = { shortest: 100, longest: 3000 };

/** Makes the time that the page measures run faster, and what it waits for. */
function hurry({ times, shortest, longest }: { times: number } & typeof HURRIED) {
  const now = performance.now.bind(performance);
  performance.now = () => now() * times;
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')!;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return get!.call(this) * times;
    },
  });
  const after = window.setTimeout.bind(window) as (...asked: unknown[]) => number;
  window.setTimeout = ((what: unknown, delay = 0, ...rest: unknown[]) =>
    after(
      what,
      shortest <= delay && delay <= longest ? delay / times : delay,
      ...rest,
    )) as typeof setTimeout;
}

/** Makes whatever a stylesheet or a script moves run faster, on every page that this one goes to. */
async function hurryMovement(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.setPlaybackRate', { playbackRate: HURRY });
}

/** Whoever sits down before their page is connected as a spectator needs that connection no longer. */
const CLOSED_EARLY = /WebSocket is closed before the connection is established/;

/** Notes console errors, exceptions, failed or refused requests, and requests that leave the host. */
function watch(page: Page, host: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !CLOSED_EARLY.test(message.text()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.host !== host) problems.push(`left the host: ${url.href}`);
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== host) problems.push(`left the host: ${socket.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/**
 * What a look at all of these comes to, by a selector of CSS. Found and looked at in one go: what a locator
 * finds first and measures later may have been replaced in between, and then lies nowhere.
 */
export const lookAt = <T, A = undefined>(
  page: Page,
  selector: string,
  look: (found: HTMLElement[], given: A) => T,
  given?: A,
): Promise<T> => {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  return page.evaluate(`(${look})(${found}, ${JSON.stringify(given)})`);
};

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { sum } from '../../shared/engine/numbers';
import type { GameModule } from '../../shared/engine/game';
import { games } from '../../shared/games';
import { launch, ON_MATCH, openMatch, SLOWER, type VisitedPage } from '../browser';
import { type Climaxes, framesInClimaxes, storeClimaxes } from '../climaxes';
import { isWithin, lengthOf, watchLongMovement } from '../longMovement';
import { builtServer, newFolder } from '../peer';
import type { Figure } from '../report';
import { watchFrames } from '../shownFrames';

/** For how long a match is looked at, in milliseconds. */
const LOOKED_AT = 45_000;

/** How long nothing has happened on a page before it counts as one at rest, and for how long that is looked at, in milliseconds. */
const CALM = 15_000;
const RESTS = 10_000;

/**
 * How smoothly things move on a slow machine while a match against bots is played at the usual pace, and what the page takes
 * while it waits for its reader.
 */
export async function motion(): Promise<Figure[]> {
  const browser = await launch('motion');
  if (browser === null) return [];
  const dataDir = newFolder();
  const climaxes = new Map<GameModule, Climaxes>();
  for (const title of games) climaxes.set(title, await storeClimaxes(dataDir, title));
  const server = await builtServer({ env: { DATA_DIR: dataDir } });
  const url = `http://127.0.0.1:${server.port}/`;
  const figures: Figure[] = [await ceiling(browser)];
  for (const title of games) {
    const { url: at, awaited, kept } = await openMatch(url, title);
    const context = await browser.newContext({ locale: 'en', viewport: VIEW });
    const page = await context.newPage();
    await page.addInitScript(keep, kept!);
    await page.goto(at);
    await page.locator(awaited).waitFor();
    figures.push({
      what: `of a core while nothing happens, ${title.id}`,
      unit: '',
      ours: await takenAtRest(browser),
      budget: { of: 'ours', atMost: 0.03 },
    });
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const shownFrames = await watchFrames(page);
    await playOn(page);
    const { spans, drawn } = await watchLongMovement(page, LOOKED_AT);
    figures.push({
      what: `frames a second in what moves long, ${SLOWER}x slowed, ${title.id}`,
      unit: '/s',
      ours: drawn.filter((time) => isWithin(spans, time)).length / lengthOf(spans),
    });
    figures.push({
      what: '  that came to the screen in time',
      unit: '/s',
      ours: await shownFrames(spans),
    });
    await context.close();
    const inClimaxes = await framesInClimaxes(browser, url, climaxes.get(title)!);
    figures.push({
      what: `frames a second in climaxes, ${SLOWER}x slowed, ${title.id}`,
      unit: '/s',
      ours: inClimaxes.drawn,
      // 60, to a whole frame
      budget: { of: 'ours', atLeast: 59.5 },
    });
    figures.push({ what: '  that came to the screen in time', unit: '/s', ours: inClimaxes.shown });
  }
  await browser.close();
  await server.stop();
  return figures;
}

/** What an empty page with one thing that moves reaches: where that is less than what is asked, the machine is not fast enough to tell. */
async function ceiling(browser: Browser): Promise<Figure> {
  const context = await browser.newContext({ viewport: VIEW });
  const page = await context.newPage();
  await page.setContent('<div style="width: 60px; height: 60px; background: red"></div>');
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const ours = await page.evaluate(
    (lasts) =>
      new Promise<number>((resolve) => {
        const moves = { transform: ['none', 'translateX(600px)'] };
        document.querySelector('div')!.animate(moves, { duration: lasts });
        let [frames, begun] = [0, 0];
        const draw = (now: number) => {
          begun ||= now;
          if (now - begun >= lasts) return resolve((frames * 1000) / (now - begun));
          frames++;
          requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
      }),
    5000,
  );
  await context.close();
  return { what: `frames a second on an empty page, ${SLOWER}x slowed`, unit: '/s', ours };
}

/** What all processes of the browser take while the page it shows waits for its reader, in cores. */
async function takenAtRest(browser: Browser): Promise<number> {
  const tools = await browser.newBrowserCDPSession();
  const taken = async () => {
    const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
    return sum(processInfo.map(({ cpuTime }) => cpuTime));
  };
  await pause(CALM);
  const before = await taken();
  await pause(RESTS);
  const after = await taken();
  await tools.detach();
  return (after - before) / (RESTS / 1000);
}

const VIEW = { width: 1280, height: 720 };

function keep(kept: NonNullable<VisitedPage['kept']>) {
  for (const [name, text] of Object.entries({ ...kept, coach: 'off' }))
    localStorage.setItem(`wondertable.${name}`, text);
}

/** Answers whatever is asked by one thing after the other, on the board or below it. */
const playOn = (page: Page) =>
  page.evaluate((prompt) => {
    let asked = 0;
    setInterval(() => {
      const answers = document.querySelectorAll(
        `${prompt} [data-choice]:not([aria-disabled=true]), main :is([data-touch], [data-reached], button[aria-disabled=false])`,
      );
      // what is drawn has no press of its own
      answers[asked++ % answers.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, 900);
  }, ON_MATCH);

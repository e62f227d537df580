import type { ElementHandle, Locator, Page } from 'playwright-core';
import { axe } from './axe';
import {
  ACTION_CARD,
  ASKED,
  button,
  CARD,
  CHANGE_OFFER,
  DISC,
  OFFER,
  OFFER_NOTHING,
  offeringOf,
  PASS,
  TOUCHABLE,
  TRADING_CARD,
} from './babelScreen';
import { lookAt, type WatchedPage } from './page';
import { ANSWER, firstToShow, isOver, nextFrame, settled, SHEET, skipMovement } from './table';

// How people play Tower of Babel.

/** Somebody at the table, who presses buttons, or only the things on it, or only keys. */
export type Person = WatchedPage & { name: string; plays?: 'things' | 'keys' };

/** What is wrong with each screen of each person. */
export type Found = Record<string, string[]>;

/** What axe finds, and whether the whole screen was pushed out of place, which nobody can scroll back. */
export const faults = async (page: Page): Promise<string[]> => [
  ...(await axe(page)),
  ...(await page
    .locator(':visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollTop > 0 && getComputedStyle(one).overflowY === 'hidden')
        .map((one) => `${one.tagName} was pushed up by ${one.scrollTop}`),
    )),
];

/** Presses the first of these as it is now; when it is gone by then, so is the reason to press it. */
async function press(buttons: Locator) {
  const [button] = await buttons.elementHandles();
  await button?.click().catch(goneBy);
  return button;
}

/** Presses a card where the next one of the fan does not cover it. */
async function pressCard(card: Locator) {
  const [button] = await card.elementHandles();
  const position = await button?.evaluate((node) => {
    const one = node as Element;
    const { left, top, width, height } = one.getBoundingClientRect();
    const y = height / 3;
    const isFree = (x: number) => one.contains(document.elementFromPoint(left + x, top + y));
    const free = Array.from({ length: Math.floor(width) }, (_, x) => x).filter(isFree);
    return free.length > 0 ? { x: free[Math.floor(free.length / 2)], y } : undefined;
  });
  if (position) await button?.click({ position }).catch(goneBy);
}

/**
 * Presses the first answer until the table has moved on: what has only just come takes no press yet, and
 * what cannot be taken back wants two. Nobody acts twice on what they saw once.
 */
export async function answer({ page }: Person) {
  await settled(page);
  const button = await press(page.locator(ASKED));
  while (button && !(await isGone(button))) await button.click().catch(goneBy);
}

/** Touches what the first answer is done on, or anything that can be touched, until the table has moved on. */
async function touch({ page }: Person) {
  await settled(page);
  const [button] = await page.locator(ASKED).elementHandles();
  while (button) {
    const [main] = await page.locator(`${TOUCHABLE}[data-touch="main"]`).elementHandles();
    const [thing] = main ? [main] : await page.locator(TOUCHABLE).elementHandles();
    await thing?.click({ timeout: 2000 }).catch(() => undefined);
    if (await isGone(button)) return;
  }
}

/** Decides with the keyboard alone: goes to discs and cards by Tab and arrows, and answers by the letters. */
async function decideByKeys(
  person: Person,
  look: (screen: string) => Promise<unknown>,
): Promise<'offer' | 'other'> {
  const { page } = person;
  const isChoosing = await button(page, PASS).isVisible();
  const isOffering = await button(page, OFFER_NOTHING).isVisible();
  if (isChoosing) {
    const disc = await easiest(page);
    if (disc) {
      await goTo(page, DISC);
      await steerTo(page, disc);
      await page.keyboard.press('Enter');
    }
    await look('choice');
  } else if (isOffering) {
    await goTo(page, '[data-kind] > button');
    // as many of each kind as there are and the disc takes
    for (let steps = 0; steps < 8; steps++) {
      await page.keyboard.press('3');
      await page.keyboard.press('ArrowRight');
    }
    await look('offer');
  } else if (await page.locator(OFFER).first().isVisible()) await look('offers');
  await settled(page);
  const [answer] = await page.locator(ASKED).elementHandles();
  while (answer) {
    const letter = await answer.getAttribute('data-letter').catch(() => null);
    if (letter) await page.keyboard.press(letter);
    if (await isGone(answer)) break;
  }
  return isOffering ? 'offer' : 'other';
}

/** Presses the Tab key until something of this kind has the focus. */
async function goTo(page: Page, kind: string) {
  const isThere = () => page.evaluate((at) => document.activeElement!.matches(at), kind);
  for (let stops = 0; stops < 60 && !(await isThere()); stops++) await page.keyboard.press('Tab');
}

/** Presses the arrow that leads nearer to this thing, until it has the focus. */
async function steerTo(page: Page, thing: string) {
  const arrow = () =>
    page.evaluate((name) => {
      const middle = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const wanted = document.querySelector(`[data-thing="${name}"] button`)!;
      if (wanted === document.activeElement) return null;
      const [from, to] = [middle(document.activeElement!), middle(wanted)];
      const [right, down] = [to.x - from.x, to.y - from.y];
      if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
      return down > 0 ? 'ArrowDown' : 'ArrowUp';
    }, thing);
  for (let steps = 0; steps < 16; steps++) {
    const key = await arrow();
    if (key === null) return;
    await page.keyboard.press(key);
  }
}

/** Whether it goes within the time that the screen takes no press for. */
const isGone = (button: ElementHandle): Promise<boolean> =>
  button.waitForElementState('hidden', { timeout: 600 }).then(
    () => true,
    () => false,
  );

function goneBy(error: Error) {
  if (!/not attached|detached/.test(error.message)) throw error;
}

/** What somebody does who is asked: what it was; what is wrong with each kind of screen, the first time. */
export async function decide(
  person: Person,
  found: Found,
  look: (screen: string) => Promise<unknown> = async (screen) =>
    (found[`${screen}, ${person.name}`] ??= await faults(person.page)),
): Promise<'offer' | 'other'> {
  const { name, page } = person;
  await skipMovement(page);
  if (person.plays === 'keys') return decideByKeys(person, look);
  const isChoosing = await button(page, PASS).isVisible();
  const isOffering = await button(page, OFFER_NOTHING).isVisible();
  const card = page.locator(ACTION_CARD);
  if (isChoosing && !found[`action card, ${name}`] && (await card.count()) > 0) {
    await press(card);
    await look('action card');
    await press(card);
  }
  if (isChoosing) {
    await choose(page);
    await look('choice');
  } else if (isOffering) {
    await raise(page);
    await look('offer');
  } else if (await page.locator(OFFER).first().isVisible()) {
    await acceptWhatFits(page);
    await look('offers');
  }
  await (person.plays === 'things' ? touch(person) : answer(person));
  return isOffering ? 'offer' : 'other';
}

/** Chooses the disc that needs the least help; where that is too much, passing comes first. */
async function choose(page: Page) {
  const disc = await easiest(page);
  if (disc) await press(page.locator(`[data-thing="${disc}"] button`));
}

/** The disc that the reader's own cards come nearest to, if they come near. */
async function easiest(page: Page): Promise<string | undefined> {
  const things = await lookAt(page, '[data-thing]', (all) => all.map((one) => one.dataset.thing!));
  const lacking = (disc: string) => {
    const [, kind, number] = disc.match(/^disc:(\w+)-(\d)/)!;
    return Number(number) - things.filter((thing) => thing.startsWith(`own:${kind}:`)).length;
  };
  const [disc] = things
    .filter((thing) => thing.startsWith('disc:'))
    .sort((a, b) => lacking(a) - lacking(b));
  return lacking(disc) <= LITTLE_HELP ? disc : undefined;
}

const LITTLE_HELP = 2;

/** Raises two cards if there are any, and the trading card now and then. */
export async function raise(page: Page) {
  const lowered = page.locator(`${CARD}:not([aria-pressed="true"])`);
  const count = await lowered.count();
  for (let i = 0; i < Math.min(count, 2); i++) await pressCard(lowered.last());
  if (count % 2 === 1) await press(page.locator(TRADING_CARD));
}

/** Accepts one offer after the other, as long as there is one that fits. */
async function acceptWhatFits(page: Page) {
  const fitting = page.locator(`${OFFER}[aria-pressed="false"][aria-disabled="false"]`);
  while (await fitting.first().isVisible()) {
    const accepted = page.locator(`${OFFER}[aria-pressed="true"]`);
    const next = accepted.nth(await accepted.count());
    const isDone = fitting.first().click({ timeout: 2000 });
    // what has only just come takes no press yet: it is looked for once more
    await isDone.then(() => next.waitFor({ timeout: 2000 })).catch(() => undefined);
  }
}

/** All play, each as soon as they are asked, to the end or until so many have made their offers at the same time; how many have. */
export async function play(people: Person[], found: Found, enough = Infinity): Promise<number> {
  let together = 0;
  while (together < enough && !(await isOver(people[0].page))) {
    const asked = await whoIsAsked(people);
    const done = await Promise.all(asked.map((person) => decide(person, found)));
    together = Math.max(together, done.filter((what) => what === 'offer').length);
  }
  return together;
}

/** Waits until somebody is asked, or sees the end; of those who have to offer, until all are. */
export async function whoIsAsked(people: Person[]): Promise<Person[]> {
  const something = ({ page }: Person) => page.locator(`${ASKED}, ${SHEET}`).first();
  await firstToShow(
    people.map(({ page }) => page),
    `${ANSWER}, ${SHEET}`,
    { except: CHANGE_OFFER },
  );
  await until(people, async () => {
    const open = await count(people, ({ page }) => button(page, OFFER_NOTHING));
    return open === 0 || (await count(people, ({ page }) => offeringOf(page))) === people.length;
  });
  const visible = await Promise.all(people.map((person) => something(person).isVisible()));
  return people.filter((_, i) => visible[i]);
}

/** How many of these people see it. */
async function count(people: Person[], of: (person: Person) => Locator): Promise<number> {
  const counts = await Promise.all(people.map((person) => of(person).count()));
  return counts.filter((one) => one > 0).length;
}

/** Looks again and again; it fails by the time the test has. */
export async function until([{ page }]: Person[], holds: () => Promise<boolean>) {
  while (!(await holds())) await nextFrame(page);
}

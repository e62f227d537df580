import type { Page } from 'playwright-core';
import { axe } from './axe';
import { lookAt, type WatchedPage } from './page';
import { ANSWER, answered, createTable, nextFrame, PROMPT, still } from './table';

// How people play Century: Eastern Wonders. Tiles are found by what they are called out loud, in English or in French.

const spoken = (...words: string[]) =>
  `:is(${words.map((one) => `[aria-label*="${one}"]`).join()})`;
export const TILE = 'button[data-thing^="tile:"]';
export const ISLAND = TILE + spoken('Trades ', 'Échange ');
const FREE = TILE + spoken('Can be reached without a cube', 'On y va sans cube');
export const NEAR = TILE + spoken('Can be reached', 'On y va');
const READY = spoken('You have all of it', 'Vous avez tout');
const BUILT_ON = spoken('Outposts: ', 'Comptoirs : ');

/** Where to sail, the best first: where something can be delivered or built for nothing, or just on. */
const GOALS = [NEAR + READY, `${FREE}:not(${BUILT_ON})`, FREE, NEAR];

const STEPPER = `[role="group"]${spoken('How often', 'Combien de fois')}`;
export const asked = (...words: string[]) =>
  `h2:is(${words.map((one) => `:has-text("${one}")`).join()})`;
export const TO_SAIL = asked('or act where you are', 'ou agissez ici');
const SAILING = /or act where you are|ou agissez ici/;
export const TO_PLACE = asked(
  'Your turn: choose where to start',
  'À vous : choisissez d’où partir',
);
export const PLACING = /^(Your turn: choose where|À vous.: choisissez d’où)/;
const DELIVER = '[data-choice][data-on^="vp:"]';

/** Somebody at the table. */
export type Person = WatchedPage & {
  name: string;
  /** How often they planned one. */
  voyages: number;
  /** Where every island and port was when they saw the sea first, and the hold, and every question at which one was elsewhere. */
  sea?: string;
  hold?: string;
  moved: string[];
  /** Points out a tile: to sail to, or to start on. */
  plan(person: Person, isStart: boolean): Promise<void>;
  /** Answers what is asked: what is most likely wanted, or else one of the others. */
  answer(person: Person): Promise<void>;
};

/** What is wrong with each kind of screen, the first time somebody sees it. */
export type Found = Record<string, string[]>;

export const option = (page: Page, name: string, value: string) =>
  page.getByRole('group', { name, exact: true }).getByText(value, { exact: true });

export const open = (page: Page, seats: number) =>
  createTable(page, { name: 'Ana', seats, bots: 1, title: 'Century: Eastern Wonders' });

/** Whoever has seen enough of the sea leaves it to the bot to bring the match to its end. */
const ENOUGH = 3;

export const touched = new Set<string>();

const kindOf = (name: string) => name.replace(/:.*/, '');

/** Presses the thing that is most likely meant, or else one of the others. */
export async function touch({ page, voyages }: Person) {
  const things = await lookAt(page, '[data-touch]', (all) =>
    all.map(({ dataset }) => ({ name: dataset.thing!, isMain: dataset.touch === 'main' })),
  );
  // what ends the turn is done on a plate
  const isEnding = ({ name }: { name: string }) => kindOf(name) === 'player';
  const thing =
    things.find(({ isMain }) => isMain) ??
    things.find((one) => isEnding(one) === voyages >= ENOUGH) ??
    things.at(-1);
  if (!thing) return; // not asked any more
  const isDone = await page
    .locator(`[data-thing="${thing.name}"][data-touch]`)
    .first()
    .click({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
  if (isDone) touched.add(kindOf(thing.name));
}

/** Presses a tile; what lies on it lets the press through. */
export async function pointOut({ page, voyages }: Person, isStart: boolean) {
  for (const goal of isStart ? [ISLAND] : GOALS) {
    const goals = page.locator(goal);
    const count = await goals.count();
    if (count > 0) return goals.nth(voyages % count).click({ force: true });
  }
}

/** Chooses what is most likely meant, or else the first or the last: by its letter, or by Tab and Enter. */
export async function type({ page, voyages }: Person) {
  const [letter, isFocusWanted] = await lookAt(
    page,
    '[data-choice]',
    (choices, isLast) => {
      const main = choices.find(({ dataset }) => 'main' in dataset);
      const chosen = main ?? choices.at(isLast ? -1 : 0);
      // what was wanted before may still be there
      for (const one of choices) one.toggleAttribute('data-wanted', one === chosen);
      return [chosen?.dataset.letter, chosen !== undefined] as const;
    },
    voyages >= ENOUGH,
  );
  if (letter !== undefined && voyages > 1) return page.keyboard.press(letter);
  if (isFocusWanted) await tabTo(page, '[data-wanted]');
  await page.keyboard.press('Enter');
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

/** Goes on by the Tab key to the first of these, all round the page at most. */
async function tabTo(page: Page, selector: string) {
  for (let stops = 0; stops < 60 && !(await hasFocus(page, selector)); stops++)
    await page.keyboard.press('Tab');
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Walks over the sea by arrow keys until there is a tile to sail to, or to start on. */
export async function walkTo({ page, voyages }: Person, isStart: boolean) {
  await tabTo(page, TILE);
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press(ARROWS[(voyages + (steps % 5)) % 4]);
    if (!(await hasFocus(page, isStart ? ISLAND : NEAR))) continue;
    return page.keyboard.press('Enter');
  }
}

/** What is asked, found out in one go: the machine is asked for little else so often. */
const questionOf = (page: Page) =>
  page.evaluate(
    ({ prompt, stepper, deliver }) => ({
      words: document.querySelector(`${prompt} h2`)?.textContent ?? '',
      isTrade: document.querySelector(stepper) !== null,
      mayDeliver: document.querySelector(deliver) !== null,
    }),
    { prompt: PROMPT, stepper: STEPPER, deliver: DELIVER },
  );

/** What somebody does who is asked: they sail for what is best, and there do what is proposed first. */
export async function decide(person: Person, found: Found): Promise<void> {
  const { name, page } = person;
  const look = async (screen: string) => (found[`${screen}, ${name}`] ??= await axe(page));
  const plan = async (isStart: boolean) => {
    // a tile that can be pressed only since it is asked for takes no press yet
    await still(page);
    await person.plan(person, isStart);
  };
  const { words, isTrade, mayDeliver } = await questionOf(page);
  const isToSail = SAILING.test(words) && !mayDeliver;

  if (PLACING.test(words)) {
    await look('start');
    await plan(true);
    await page.locator(ANSWER).first().waitFor();
  } else if (isTrade) {
    await look('trade');
  } else if (isToSail && person.voyages < ENOUGH) {
    await page.locator(NEAR).first().waitFor();
    await plan(false);
    person.voyages++;
    await look('route');
  } else if (isToSail) {
    // with nothing done the turn is ended at the second press
    await answer(person);
  }
  await answer(person);
}

async function answer(person: Person) {
  await still(person.page);
  await person.answer(person);
  await nextFrame(person.page);
  await answered(person.page);
}

/** Where the hold ends and how high it lies, in pixels, once there is one: a tile makes it wider. */
export const placeOfHold = (page: Page): Promise<string | undefined> =>
  lookAt(page, `${PROMPT} [data-hint="hold"]`, ([hold]) => {
    const at = hold?.getBoundingClientRect();
    return at && [at.right, at.top, at.bottom].map((one) => one.toFixed(0)).join(' ');
  });

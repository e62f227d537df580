import type { Locator, Page } from 'playwright-core';
import { lookAt } from './page';
import { ANSWER, PROMPT } from './table';

// What a screen of Tower of Babel has, and where. What lies on the table is found by the names that the stage has
// for it, the same in every language.

export const CARD = '[data-kind]:not([data-kind="trade"]) > button[aria-disabled="false"]';
export const TRADING_CARD = '[data-thing="own:trade"] button';
export const ACTION_CARD = '[data-thing^="action:"] button';
export const DISC = '[data-thing^="disc:"] button';
export const OFFER = 'button:has([data-thing^="offer:"])';
export const PASS = /^Pass/;
export const OFFER_NOTHING = /^(Offer nothing|Ne rien offrir)/;
const NEEDS = /^(You need|Il vous faut)/;
/** Where whoever looks has laid their offer, and what it is. */
export const OWN_OFFER =
  '[data-own] [data-thing^="place:"]:has-text("Your covered offer"), [data-own] [data-thing^="place:"]:has-text("Votre offre cachée")';
export const CHANGE_OFFER = /^(Change my offer|Changer mon offre)/;

/** Whoever has laid an offer may change it, and nobody waits for that. */
export const ASKED = `${ANSWER}:not(:has(:is(:text("Change my offer"), :text("Changer mon offre"))))`;

export const TOUCHABLE = '[data-touch]';

/**
 * A button of the prompt by its words. It is asked for at every step, and to look for roles and names
 * costs a page more than its own changes do.
 */
export const button = (page: Page, words: RegExp) =>
  page.locator(`${PROMPT} button`, { hasText: words });

/** What a page shows while offers are made: to those who have to, to those who have, and to whoever they are for. */
export const offeringOf = (page: Page): Locator =>
  button(page, OFFER_NOTHING)
    .or(button(page, CHANGE_OFFER))
    .or(page.locator('h2', { hasText: NEEDS }));

/** Where the wonders are, their names, the discs, and how wide a card of the hand is, in pixels: as long as no disc of its wonder is taken, each disc keeps its place, and all else does for good. */
export const places = (page: Page): Promise<Record<string, number[]>> =>
  lookAt(
    page,
    '[data-thing^="wonder:"], [data-thing^="wonder:"] [data-hint="parts"] > :first-child, [data-thing^="disc:"], [data-thing="own:trade"]',
    (all) =>
      Object.fromEntries(
        all.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const { thing } = one.dataset;
          const wonder = one.closest<HTMLElement>('[data-discs]');
          if (!thing) return [`name of ${wonder?.dataset.thing}`, [left, top]];
          if (thing === 'own:trade') return [thing, [width]];
          const beside = thing.startsWith('disc:') ? ` of ${wonder?.dataset.discs}` : '';
          return [`${thing}${beside}`, [left, top, width, height]];
        }),
      ),
  );

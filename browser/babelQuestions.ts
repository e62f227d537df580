import type { Page } from 'playwright-core';
import type { ViewerState } from '../shared/engine/engine';
import type { ActionCardId } from '../shared/games/tower-of-babel/actionCards';
import { cards, type Cards } from '../shared/games/tower-of-babel/cards';
import type { DiscId } from '../shared/games/tower-of-babel/discs';
import type { View } from '../shared/games/tower-of-babel/state';
import { build, NOTHING } from './babelPositions';

// What Tower of Babel may ask of the reader, arranged so that it takes as much room as it ever does.

type Holds = { hand: Partial<Cards>; actionCards?: ActionCardId[] };

/** What the reader holds, with a disc on the wonder that is not built for. */
function holding(state: ViewerState, by: string, { hand, actionCards = [] }: Holds) {
  const { table, begun } = build(state, by);
  table.wonders.giza.discs.push('mason-3');
  table.finished = table.finished.filter(({ wonder }) => wonder !== 'giza');
  const view = state.G as View;
  Object.assign(view, { offer: null, answer: null });
  view.hands[0] = { ...cards(), ...hand };
  view.actionCards[0] = actionCards;
  return { table, begun, view };
}

export const shipOffer = (ship: number, trade = false) => ({ cards: { ...cards(), ship }, trade });

/** The reader is to decide about these offers, of which some are accepted. */
export function selecting(
  state: ViewerState,
  offers: (typeof NOTHING)[],
  accepted: string[],
  holds: Holds = { hand: { ship: 3, camel: 2 } },
) {
  const { table, begun } = holding(state, '0', holds);
  const made = Object.fromEntries(offers.map((offer, i) => [String(i + 1), offer]));
  Object.assign(table, { step: 'selecting', build: { ...begun, offers: made, accepted } });
  Object.assign(state, { awaited: ['0'], canUndo: accepted.length > 0 });
}

/** The wonder that is built for is finished with this disc. */
function finishWith(state: ViewerState, disc: DiscId) {
  const { table } = state.G as View;
  table.wonders.giza.discs = [disc];
  if (table.build) table.build.disc = disc;
}

/** The last disc with ships on it finishes a wonder that all have a part in, and with it the match. */
function endWithShips(state: ViewerState) {
  const { table } = state.G as View;
  table.wonders.giza.parts = others(state);
  for (const site of Object.values(table.wonders))
    site.discs = site.discs.filter((disc) => !disc.includes('ship'));
  finishWith(state, 'ship-5a');
}

/** This many ships are offered by one of the others, and nothing by the rest. */
const offeredByOne = (state: ViewerState, ships: number) =>
  others(state).map((_, i) => (i === 0 ? shipOffer(ships) : NOTHING));

const others = ({ ctx }: ViewerState): string[] => ctx.playOrder.filter((id) => id !== '0');

/** What may be asked, and what is pressed to be asked it. */
export const QUESTIONS: Record<
  string,
  [(state: ViewerState) => void, press?: (page: Page) => unknown]
> = {
  'a disc that is chosen': [
    (state) => {
      const { table } = holding(state, '0', { hand: { ship: 3, camel: 2 } });
      Object.assign(table, { step: 'choosing', build: null, second: false });
      Object.assign(state, { awaited: ['0'], canUndo: false });
    },
    (page) => page.locator('[data-thing="disc:ship-5a"] button').click(),
  ],
  'an offer that is made': [
    (state) => {
      const { table, begun } = holding(state, '1', { hand: { ship: 3, camel: 2 } });
      Object.assign(table, { step: 'offering', build: begun });
      Object.assign(state, { awaited: ['0'], canUndo: false });
    },
    (page) => page.locator('[data-kind="ship"] > button').last().click(),
  ],
  'an offer for the disc, the last of its kind': [
    (state) => {
      const { table, begun } = holding(state, '1', { hand: { ship: 3, camel: 2 } });
      Object.assign(table, { step: 'offering', build: begun });
      endWithShips(state);
      table.wonders.giza.discs.push('mason-3');
      Object.assign(state, { awaited: ['0'], canUndo: false });
    },
    async (page) => {
      await page.locator('[data-kind="ship"] > button').last().click();
      await page.locator('[data-thing="own:trade"] button').click();
    },
  ],
  'a Joker, giving up, or taking back': [
    (state) =>
      selecting(state, offeredByOne(state, 2), ['1'], {
        ...{ hand: { ship: 1, camel: 3 }, actionCards: ['joker-1'] },
      }),
  ],
  'a Joker, or offers to accept': [
    (state) =>
      selecting(
        state,
        others(state).map((_, i) => shipOffer(1, i === 0)),
        [],
        {
          ...{ hand: { ship: 3, camel: 3 }, actionCards: ['joker-1'] },
        },
      ),
  ],
  'the end of the turn, or a Double Turn': [
    (state) => {
      const { table, begun } = holding(state, '0', {
        ...{ hand: { ship: 3, camel: 2 }, actionCards: ['doubleTurn-1'] },
      });
      const offers = Object.fromEntries(others(state).map((id) => [id, NOTHING]));
      const built = { ...begun, offers, outcome: 'failed' };
      Object.assign(table, { step: 'ending', build: built });
      Object.assign(state, { awaited: ['0'], canUndo: false });
    },
  ],
  'a wonder that is finished, with a Joker or without': [
    (state) => {
      const holds: Holds = { hand: { ship: 5, camel: 3 }, actionCards: ['joker-1'] };
      selecting(state, offeredByOne(state, 1), ['1'], holds);
      finishWith(state, 'ship-5a');
    },
  ],
  'a wonder and a match that are finished, while offers are refused': [
    (state) => {
      const offers = others(state).map((_, i) => shipOffer(i === 0 ? 3 : 1));
      selecting(state, offers, ['1'], { hand: { ship: 5, camel: 3 } });
      endWithShips(state);
    },
  ],
  'a Joker that finishes it, looked at': [
    (state) => {
      const holds: Holds = { hand: { ship: 5, camel: 3 }, actionCards: ['joker-1'] };
      selecting(state, offeredByOne(state, 1), ['1'], holds);
      finishWith(state, 'ship-5a');
    },
    (page) => page.locator('[data-letter="j"]').click(),
  ],
  'a last disc that is chosen, with help to finish the wonder and the match': [
    (state) => {
      const { table } = holding(state, '0', { hand: { ship: 2, camel: 2, crane: 3, mason: 2 } });
      Object.assign(table, { step: 'choosing', build: null, second: false });
      endWithShips(state);
      (state.G as View).discs[0] = ['ship-3', 'ship-4a'];
      Object.assign(state, { awaited: ['0'], canUndo: false });
    },
    (page) => page.locator('[data-thing="disc:ship-5a"] button').click(),
  ],
  'a Joker that finishes the wonder and the match, looked at': [
    (state) => {
      const holds: Holds = { hand: { ship: 5, camel: 3 }, actionCards: ['joker-1'] };
      selecting(state, offeredByOne(state, 1), ['1'], holds);
      endWithShips(state);
    },
    (page) => page.locator('[data-letter="j"]').click(),
  ],
  'five ways to spend Jokers': [
    (state) => {
      const hand = { ship: 3, mason: 2, camel: 2 };
      const none = others(state).map(() => NOTHING);
      selecting(state, none, [], { hand, actionCards: ['joker-1', 'joker-2'] });
      finishWith(state, 'mason-2-ship-3');
      Object.assign(state, { canUndo: true });
    },
    (page) => page.locator('[data-letter="j"]').click(),
  ],
  'an action card that may help': [
    (state) =>
      selecting(state, offeredByOne(state, 1), [], {
        ...{ hand: { ship: 1, camel: 3 }, actionCards: ['cardDraw-1'] },
      }),
  ],
  'cards to be exchanged': [
    (state) =>
      selecting(state, offeredByOne(state, 1), [], {
        ...{ hand: { ship: 1, camel: 3 }, actionCards: ['cardTrade-1'] },
      }),
    async (page) => {
      await page.locator('[data-thing="action:cardTrade"] button').click();
      await page.locator('[data-kind="camel"] > button').last().click();
    },
  ],
  'a Triple Bonus that one has not': [
    (state) => {
      const { table, begun } = holding(state, '1', {
        ...{ hand: { ship: 3, camel: 2 }, actionCards: ['doubleTurn-1'] },
      });
      const offered = state.ctx.playOrder.filter((id) => id !== '1');
      const offers = Object.fromEntries(offered.map((id) => [id, shipOffer(2)]));
      const built = { ...begun, offered, offers, asked: ['0'], outcome: 'fulfilled' };
      Object.assign(table, { step: 'answering', build: built });
      Object.assign(state, { awaited: ['0'], canUndo: false });
    },
  ],
  'an offer of two colours that finishes a wonder': [
    (state) => {
      const { table, begun } = holding(state, '1', { hand: { ship: 2, mason: 2, camel: 2 } });
      Object.assign(table, { step: 'offering', build: begun });
      finishWith(state, 'mason-2-ship-3');
      Object.assign(state, { awaited: ['0'], canUndo: false });
    },
    async (page) => {
      for (const kind of ['ship', 'mason']) {
        await page.locator(`[data-kind="${kind}"] > button`).last().focus();
        await page.keyboard.press('2');
      }
      await page.locator('[data-thing="own:trade"] button').click();
    },
  ],
};

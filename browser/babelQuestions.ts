import type { Page } from 'playwright-core';
import type { ViewerState } from '../shared/engine/engine';
import type { ActionCardId } from '../shared/games/tower-of-babel/actionCards';
import { cards, type Cards } from '../shared/games/tower-of-babel/cards';
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
  'a Joker, giving up, or taking back': [
    (state) =>
      selecting(
        state,
        [
          shipOffer(2),
          ...others(state)
            .slice(1)
            .map(() => NOTHING),
        ],
        ['1'],
        {
          ...{ hand: { ship: 1, camel: 3 }, actionCards: ['joker-1'] },
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
};

import type { Page } from 'playwright-core';
import type { ViewerState } from '../shared/engine/engine';
import { cards } from '../shared/games/tower-of-babel/cards';
import type { Build, Table, View } from '../shared/games/tower-of-babel/state';
import { lookAt } from './page';

// Positions of Tower of Babel that a test arranges, and where things lie in them.

/** An empty offer. */
export const NOTHING = { cards: cards(), trade: false };

/** The reader builds, or somebody else does, what takes five ships; nobody has offered yet. */
export function build(state: ViewerState, by: string): { table: Table; begun: Build } {
  const { table } = state.G as View;
  table.wonders.giza = { discs: ['ship-5a'], parts: ['1', '2'] };
  const begun = {
    ...{ wonder: 'giza', disc: 'ship-5a', offered: [], accepted: [], asked: [], answered: [] },
    ...{ offers: null, outcome: null },
  } as Build;
  Object.assign(state.ctx, { currentPlayer: by, playOrderPos: state.ctx.playOrder.indexOf(by) });
  return { table, begun };
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'height'>;

/** Where all of these lie. */
export const boxes = (page: Page, selector: string): Promise<Box[]> =>
  lookAt(page, selector, (all) => all.map((one) => one.getBoundingClientRect().toJSON() as Box));

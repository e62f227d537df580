import type { ActionKind } from '../../../shared/games/tower-of-babel/actionCards';
import type { Kind } from '../../../shared/games/tower-of-babel/cards';
import type { Step } from '../../../shared/games/tower-of-babel/state';
import type { OnTable } from './types';

const CARDS: Record<Kind, string> = {
  camel: 'rules.things.lines.1',
  crane: 'rules.things.lines.1',
  mason: 'rules.things.lines.1',
  ship: 'rules.things.lines.1',
};

const ACTIONS: Record<ActionKind, string> = {
  cardTrade: 'rules.actions.cardTrade',
  cardDraw: 'rules.actions.cardDraw',
  joker: 'rules.actions.joker',
  doubleTurn: 'rules.actions.doubleTurn',
  tripleBonus: 'rules.actions.tripleBonus',
  discBonus: 'rules.actions.discBonus',
  fivePoints: 'rules.actions.fivePoints',
};

/** Every drawing that explains itself, with the paragraph of the rules about it. */
export const HINTS = {
  wonder: 'rules.goal.lines.0',
  disc: 'rules.things.lines.0',
  parts: 'rules.things.lines.2',
  plaque: 'rules.scoring.lines.1',
  column: 'rules.turn.lines.0',
  ...CARDS,
  trade: 'rules.things.lines.3',
  supply: 'rules.turn.lines.1',
  discards: 'rules.turn.lines.1',
  meter: 'rules.building.lines.1',
  offer: 'rules.offers.lines.1',
  ...ACTIONS,
  cards: 'rules.things.lines.1',
  actionCards: 'rules.things.lines.4',
  taken: 'rules.end.lines.2',
  set: 'rules.end.lines.2',
  next: 'rules.end.lines.2',
  turn: 'rules.turn.lines.0',
  row: 'rules.scoring.lines.0',
  left: 'rules.end.lines.0',
  lastDisc: 'rules.scoring.lines.0',
  leader: 'rules.end.lines.2',
} as const;

/** The paragraph of the rules about each step. */
const STEPS: Record<Step, string> = {
  choosing: 'rules.turn.lines.0',
  offering: 'rules.offers.lines.1',
  selecting: 'rules.building.lines.0',
  answering: 'rules.actions.tripleBonus',
  ending: 'rules.actions.doubleTurn',
};

/** The paragraph of the rules about what is asked now. */
export function rulesAt({ view: { table }, draft }: Pick<OnTable, 'view' | 'draft'>): string {
  if (table.over) return 'rules.end';
  if (draft?.card) return HINTS[draft.card];
  return table.step === 'choosing' && draft?.disc ? 'rules.offers.lines.0' : STEPS[table.step];
}

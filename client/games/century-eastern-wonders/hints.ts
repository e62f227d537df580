import type { BonusType } from '../../../shared/games/century-eastern-wonders/bonusTiles';
import type { Step } from '../../../shared/games/century-eastern-wonders/state';
import { marketBelow } from '../../../shared/games/century-eastern-wonders/table';
import type { OnTable } from './types';

/** Every drawing that explains itself, with the paragraph of the rules about it. */
export const HINTS = {
  ginger: 'rules.spices.lines.0',
  chili: 'rules.spices.lines.0',
  tea: 'rules.spices.lines.0',
  cloves: 'rules.spices.lines.0',
  hold: 'rules.hold.lines.0',
  boat: 'rules.sail.lines.0',
  goal: 'rules.sail.lines.0',
  afloat: 'rules.sail.lines.2',
  outpost: 'rules.market.lines.0',
  site: 'rules.market.lines.0',
  built: 'rules.market.lines.1',
  board: 'rules.market.lines.1',
  trade: 'rules.market.lines.2',
  vpTile: 'rules.port.lines.0',
  lack: 'rules.port.lines.0',
  ready: 'rules.port.lines.0',
  closedPort: 'rules.port.lines.1',
  pile: 'rules.setup.lines.0',
  start: 'rules.setup.lines.1',
  supply: 'rules.harvest.lines.0',
  claims: 'rules.end.lines.0',
  bonusStep: 'rules.bonus.step',
  bonusPoints: 'rules.bonus.points',
  bonusUpgrade: 'rules.bonus.upgrade',
  bonusHarvest: 'rules.bonus.harvest',
  bonusHold: 'rules.bonus.hold',
} as const;

export type HintName = keyof typeof HINTS;

export const HINT_OF_BONUS: Readonly<Record<BonusType, HintName>> = {
  step: 'bonusStep',
  points: 'bonusPoints',
  upgrade: 'bonusUpgrade',
  harvest: 'bonusHarvest',
  hold: 'bonusHold',
};

/** The paragraph of the rules about each step. */
const STEPS: Record<Exclude<Step, 'acting'>, string> = {
  stocking: 'rules.setup.lines.1',
  placing: 'rules.setup.lines.1',
  sailing: 'rules.sail.lines.0',
  paying: 'rules.sail.lines.1',
  choosing: 'rules.bonus.lines.0',
  trading: 'rules.market.lines.2',
  ending: 'rules.turn.lines.0',
  discarding: 'rules.hold.lines.0',
};

/** The paragraph of the rules about what is asked now. */
export function rulesAt({ view: { table }, ctx }: Pick<OnTable, 'view' | 'ctx'>): string {
  if (table.over) return 'rules.end.lines.1';
  if (table.step !== 'acting') return STEPS[table.step];
  return marketBelow(table, ctx.currentPlayer) ? 'rules.market.lines.0' : 'rules.port.lines.0';
}

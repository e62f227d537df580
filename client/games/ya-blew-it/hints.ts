import type { CardId } from '../../../shared/games/ya-blew-it/cards';
import { CARDS } from '../../../shared/games/ya-blew-it/cards';
import type { Step } from '../../../shared/games/ya-blew-it/state';
import { minersIn } from '../../../shared/games/ya-blew-it/table';
import type { OnTable } from './types';

/** Every drawing that explains itself, with the paragraph of the rules about it. */
export const HINTS = {
  claim: 'rules.round.lines.0',
  gem: 'rules.cards.lines.0',
  cursed: 'rules.scoring.lines.1',
  wild: 'rules.scoring.lines.2',
  detonator: 'rules.specials.detonator',
  jumper: 'rules.specials.jumper',
  safe: 'rules.specials.safe',
  fire: 'rules.specials.fire',
  fires: 'rules.setup.lines.1',
  deck: 'rules.round.lines.0',
  discards: 'rules.round.lines.3',
  die: 'rules.round.lines.1',
  fuse: 'rules.round.lines.1',
  burning: 'rules.specials.fire',
  gains: 'rules.scoring.lines.0',
  stack: 'rules.specials.fire',
  prospector: 'rules.round.lines.0',
  points: 'rules.scoring.lines.0',
} as const;

type HintName = keyof typeof HINTS;

/** The hint of a card that lies open. */
export const hintOf = (id: CardId): HintName => CARDS[id].kind;

/** The paragraph of the rules about each step. */
const STEPS: Record<Exclude<Step, 'deciding'>, string> = {
  prospecting: 'rules.round.lines.0',
  jumping: 'rules.specials.jumper',
  mining: 'rules.round.lines.1',
  gambling: 'rules.round.lines.3',
  rerolling: 'rules.specials.detonator',
  securing: 'rules.specials.safe',
  burning: 'rules.specials.fire',
};

/** The paragraph of the rules about what is asked now. */
export function rulesAt({ view: { table }, ctx }: Pick<OnTable, 'view' | 'ctx'>): string {
  if (table.over) return 'rules.scoring';
  if (table.last && !table.fire && table.step !== 'rerolling') return 'rules.end.lines.0';
  if (table.step !== 'deciding') return STEPS[table.step];
  return `rules.round.lines.${minersIn(table, ctx).length > 0 ? 2 : 3}`;
}

import { FACE_IDS, type FaceId } from '../../../shared/games/colorful-treasure/faces';
import type { Award, Step, Treasure } from '../../../shared/games/colorful-treasure/state';
import type { OnTable } from './types';

/** Every drawing that explains itself, with the paragraph of the rules about it. */
export const HINTS = {
  back: 'rules.cards.lines.0',
  gem: 'rules.scoring.lines.0',
  diamond: 'rules.turn.lines.2',
  key: 'rules.turn.lines.3',
  chest: 'rules.turn.lines.3',
  diamondToken: 'rules.cards.lines.2',
  keyToken: 'rules.theft.lines.0',
  chestToken: 'rules.theft.lines.0',
  held: 'rules.awards.lines.1',
  colorfulGems: 'rules.awards.lines.0',
  explorer: 'rules.awards.lines.1',
  chestAward: 'rules.awards.lines.2',
  ...(Object.fromEntries(FACE_IDS.map((face) => [face, `face.${face}.about`])) as Record<
    FaceId,
    string
  >),
} as const;

export type HintName = keyof typeof HINTS;

/** The hint of what a card shows. */
export const hintOf = (treasure: Treasure): HintName =>
  treasure === 'diamond' || treasure === 'key' || treasure === 'chest' ? treasure : 'gem';

export const hintOfAward = (award: Award): HintName => (award === 'chest' ? 'chestAward' : award);

/** The paragraph of the rules about each step. */
const STEPS: Record<Step, string> = {
  revealing: 'rules.turn.lines.1',
  choosing: 'rules.turn.lines.2',
  taken: 'rules.theft.lines.0',
  ending: 'rules.advanced.lines.0',
};

/** The paragraph of the rules about what is asked now. */
export function rulesAt({ view: { table } }: Pick<OnTable, 'view'>): string {
  if (table.over) return 'rules.scoring';
  return table.stealing ? 'rules.theft.lines.0' : STEPS[table.step];
}

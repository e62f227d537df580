import type { LegalMove } from '../../../../shared/engine/game';
import type { Choice } from '../../../kit/contract';

/** What tells one choice from another: two may be called the same, but none do the same. */
export const identityOf = ({ label, ...choice }: Choice): string => {
  if ('move' in choice) return JSON.stringify([label, choice.move]);
  return JSON.stringify([label, 'moves' in choice ? choice.moves : null]);
};

/** What it sends to the table; nothing where it only changes the draft. */
export const movesOf = (choice: Choice): readonly LegalMove[] => {
  if ('move' in choice) return [choice.move];
  return 'moves' in choice ? choice.moves : [];
};

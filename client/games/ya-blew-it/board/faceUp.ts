import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { OnTable } from '../types';

/** The cards of the Claim that lie face up: one that is just being drawn still shows its back, and nothing names it. */
export const faceUp = ({
  view,
  happening,
}: Pick<OnTable, 'view' | 'happening'>): readonly CardId[] =>
  view.table.claim.filter((id) => !isComing(id, happening));

const isComing = (id: CardId, happening: OnTable['happening']): boolean =>
  happening.some((event) => event.type === 'drawn' && event.card === id);

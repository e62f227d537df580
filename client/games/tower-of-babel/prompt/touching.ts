import { present } from '../../../../shared/engine/present';
import { opponents, wonderOf } from '../../../../shared/games/tower-of-babel/table';
import type { OnTable, Title } from '../types';

/**
 * What on the table a move is done on: cards are drawn from the supply, a wonder is built where it stands, an offer
 * is laid at its place. Offers of others are buttons themselves, and so are discs and cards of the hand.
 */
export function thingsOf(move: Title['move'], { view, ctx, playerID }: OnTable): string[] {
  const { table } = view;
  switch (move.move) {
    case 'build':
      return [`site:${wonderOf(table, move.args[0])}`];
    case 'fulfil':
      return [`site:${present(table.build).wonder}`, 'meter'];
    case 'giveUp':
      return ['column'];
    case 'doubleTurn':
      return ['column', `player:${present(playerID)}`];
    case 'offer':
      return [ownPlace(playerID)];
    case 'answer':
      return move.args[0] === 'tripleBonus'
        ? [ownPlace(playerID)]
        : [`site:${present(table.build).wonder}`];
    case 'pass':
    case 'cardDraw':
      return ['supply'];
    case 'cardTrade':
      return ['discards'];
    case 'end':
      return ['supply', `player:${opponents(ctx)[0]}`];
    case 'accept':
    case 'refuse':
      return [];
  }
}

/** Where the reader's offer lies, or will. */
export const ownPlace = (playerID: OnTable['playerID']): string => `place:${present(playerID)}`;

import type { PlayerID } from '../../../../shared/engine/game';
import type { Table } from '../../../../shared/games/tower-of-babel/state';
import { opponents, wonderOf } from '../../../../shared/games/tower-of-babel/table';
import type { Seated, Title } from '../types';

/**
 * What on the table a move is done on: cards are drawn from the supply, a wonder is built where it stands, an offer
 * is laid at its place. Offers of others are buttons themselves, and so are discs and cards of the hand.
 */
export function thingsOf(move: Title['move'], { view, ctx, playerID }: Seated): string[] {
  const { table } = view;
  switch (move.move) {
    case 'build':
      return [`site:${wonderOf(table, move.args[0])}`];
    case 'fulfil':
      return [...siteOf(table), 'meter'];
    case 'giveUp':
      return ['column'];
    case 'doubleTurn':
      return ['column', `player:${playerID}`];
    case 'offer':
      return [ownPlace(playerID)];
    case 'answer':
      return move.args[0] === 'tripleBonus' ? [ownPlace(playerID)] : siteOf(table);
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

/** Where it is built in this turn. */
const siteOf = ({ build }: Table): string[] => (build ? [`site:${build.wonder}`] : []);

/** Where the reader's offer lies, or will. */
export const ownPlace = (playerID: PlayerID): string => `place:${playerID}`;

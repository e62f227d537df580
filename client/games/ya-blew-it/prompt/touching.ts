import type { PlayerID } from '../../../../shared/engine/game';
import { held, minersIn } from '../../../../shared/games/ya-blew-it/table';
import { outcomeOf } from './outcome';
import type { Seated, Title } from '../types';

/** What on the table a move is done on: the deck is drawn from, the die rolled, a card of one's own played. */
export function thingsOf(
  { move }: Title['move'],
  { view, ctx, playerID: reader }: Seated,
): string[] {
  const { table } = view;
  switch (move) {
    case 'draw':
    case 'add':
    case 'gamble':
      return ['deck'];
    case 'roll':
      return ['die'];
    case 'reroll':
      return ownCard(held(table, reader, 'detonator'));
    case 'jump':
      return ownCard(held(table, reader, 'jumper'));
    case 'keep':
      return ['cards'];
    case 'stand':
      return TAKING.includes(outcomeOf(table).kind) ? ['cards', 'die'] : ['die'];
    case 'decline':
      return minersIn(table, ctx).map(plateOf);
    case 'pass':
      return [plateOf(table.waiting.at(1) ?? ctx.currentPlayer)];
    case 'place':
      return ['fire'];
  }
}

/** To let such a roll stand is to take the Claim. */
const TAKING: readonly string[] = ['steal.hit', 'gamble.miss'];

/** A player's plate; on a phone that opens, and there is no other place for it: a sign without words would be a riddle. */
const plateOf = (playerID: PlayerID): string => `player:${playerID}`;

/** Cards of one kind lie on each other, called by the last. */
const ownCard = (cards: readonly string[]): string[] => cards.slice(-1).map((id) => `own:${id}`);

import type { PlayerID } from 'boardgame.io';
import type { MoveContext } from '../../../core/module';
import { CARDS, type CardId } from '../cards';
import { stacksOf } from '../scoring';
import type { Color, Event, State, Table } from '../state';
import { clockwise, held, isGem, numbersOf } from '../table';
import { throwDie } from './dice';

/** Puts a card from a scoring area on the discard pile. */
export function discard(table: Table, playerID: PlayerID, card: CardId) {
  table.scoring[playerID] = table.scoring[playerID].filter((id) => id !== card);
  table.discards.push(card);
}

/** Begins a Fire: first owners place their Safes (R6.2), then everybody rolls (R6.3). */
export function startFire(context: MoveContext<State>, card: CardId): Event[] {
  const { G, ctx } = context;
  const owners = ctx.playOrder.filter((id) => mayPlace(G.table, id));
  G.table.fire = {
    card,
    final: G.deck.length === 0,
    owners,
    placed: [],
    waiting: clockwise(ctx),
  };
  if (owners.length === 0) return burnOn(context);
  G.table.step = 'securing';
  return [];
}

/** Who has a Safe and a stack to put it on (R7.5). */
const mayPlace = (table: Table, playerID: PlayerID): boolean =>
  held(table, playerID, 'safe').length > 0 &&
  Object.values(stacksOf(table.scoring[playerID])).some((stack) => stack.length > 0);

/** Goes on to the next player with something to lose; the others roll without being asked (R6.5). */
export function burnOn(context: MoveContext<State>): Event[] {
  const { table } = context.G;
  const { waiting } = table.fire!;
  const events: Event[] = [];
  table.step = 'burning';
  while (waiting.length > 0 && !table.scoring[waiting[0]].some(isGem))
    events.push(throwDie(context, waiting.shift()!, 'fire'));
  return waiting.length > 0 ? events : [...events, ...endFire(context)];
}

/** The first player who waits loses every card that shows his roll, or a Safe in its place (R6.4, R7.2). */
export function burn(context: MoveContext<State>): Event[] {
  const { table } = context.G;
  const { playerID, number } = table.roll!;
  const hit = table.scoring[playerID].filter((id) => numbersOf(id).includes(number));
  const cards: CardId[] = [];
  const safes: Color[] = [];
  for (const id of hit) {
    const card = CARDS[id];
    if (card.kind === 'gem' && table.safes[playerID].includes(card.color)) {
      discard(table, playerID, held(table, playerID, 'safe')[0]);
      table.safes[playerID].splice(table.safes[playerID].indexOf(card.color), 1);
      safes.push(card.color);
    } else {
      discard(table, playerID, id);
      cards.push(id);
    }
  }
  table.fire!.waiting.shift();
  const burned: Event[] = hit.length > 0 ? [{ type: 'burned', playerID, cards, safes }] : [];
  return [...burned, ...burnOn(context)];
}

/** The round goes on with a draw (R6.6, R6.7), or the match is over (R8.7). */
function endFire({ G: { table } }: MoveContext<State>): Event[] {
  const { card, final } = table.fire!;
  table.discards.push(card);
  table.fire = null;
  table.over = final;
  table.step = 'prospecting';
  return [{ type: 'fireEnded', card }];
}

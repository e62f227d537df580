import type { MoveContext, PlayerID } from '../../../core/module';
import { guardOf, hitBy, lossOf } from '../burning';
import type { CardId } from '../cards';
import { stacksOf } from '../scoring';
import type { Event, State, Table } from '../state';
import { clockwise, held, isGem } from '../table';
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

/** The first player who waits loses every card that shows the number they rolled, or a Safe in its place (R6.4, R7.2). */
export function burn(context: MoveContext<State>): Event[] {
  const { table } = context.G;
  const { playerID, number } = table.roll!;
  const safes = table.safes[playerID];
  const hit = hitBy(table.scoring[playerID], number);
  const loss = lossOf(hit, safes, number);
  for (const id of hit)
    discard(table, playerID, guardOf(id, safes) === null ? id : held(table, playerID, 'safe')[0]);
  for (const color of loss.safes) safes.splice(safes.indexOf(color), 1);
  table.fire!.waiting.shift();
  const burned: Event[] = hit.length > 0 ? [{ type: 'burned', playerID, ...loss }] : [];
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

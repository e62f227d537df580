import type { MoveContext, PlayerID } from '../../../core/module';
import { CARDS, type CardId } from '../cards';
import type { Event, Manner, State, Table } from '../state';
import { held, isGem, minersIn } from '../table';
import { startFire } from './fire';

/** The Prospector draws until a gem appears (R3.1), unless a Fire interrupts (R6.1). */
export function drawGem(context: MoveContext<State>): Event[] {
  const { G, ctx } = context;
  const events: Event[] = [];
  for (;;) {
    const card = G.deck.shift()!; // never empty here: the last card is a Fire, and ends the match
    if (CARDS[card].kind === 'fire') return [...events, ...breakFire(context, card)];
    G.table.claim.push(card);
    events.push({ type: 'drawn', playerID: ctx.currentPlayer, card });
    if (isGem(card)) break;
  }
  showGem(context);
  return events;
}

/** What a gem that was just drawn leads to. */
function showGem(context: MoveContext<State>) {
  const { table } = context.G;
  const { ctx } = context;
  if (minersIn(table, ctx).length === 0) {
    table.gambled += 1;
    table.step = 'gambling';
  } else if (held(table, ctx.currentPlayer, 'jumper').length > 0) {
    table.step = 'jumping';
  } else {
    startMining(context);
  }
}

/** Asks the Miners who are still in, one after the other (R3.4). */
export function startMining({ G: { table }, ctx }: MoveContext<State>) {
  table.waiting = minersIn(table, ctx);
  table.step = 'mining';
}

/** Goes on after a Miner who did not steal the Claim. */
export function mineOn(context: MoveContext<State>): Event[] {
  const { table } = context.G;
  table.waiting.shift();
  if (table.waiting.length > 0) table.step = 'mining';
  else if (table.last === null) table.step = 'deciding';
  else return take(context, context.ctx.currentPlayer, 'forced'); // R8.2
  return [];
}

function breakFire(context: MoveContext<State>, card: CardId): Event[] {
  const final = context.G.deck.length === 0;
  const broke: Event = { type: 'fireBroke', card, final };
  return [broke, ...(final ? settleLast(context, card) : startFire(context, card))];
}

/** The final Fire waits until the last Claim is settled (R8.1). */
function settleLast(context: MoveContext<State>, card: CardId): Event[] {
  const { G, ctx } = context;
  const { table } = G;
  table.last = card;
  if (!table.claim.some(isGem)) return discardClaim(context);
  const isGamble = minersIn(table, ctx).length === 0;
  if (isGamble && table.gambled === 0) return take(context, ctx.currentPlayer, 'forced'); // R8.5
  if (isGamble)
    table.step = 'gambling'; // R8.6
  else startMining(context);
  return [];
}

/** Without a gem the last Claim is nobody's (R8.3); an empty one is nothing to tell (R8.4). */
function discardClaim(context: MoveContext<State>): Event[] {
  const cards = [...context.G.table.claim];
  context.G.table.discards.push(...cards);
  const discarded: Event[] = cards.length > 0 ? [{ type: 'discarded', cards }] : [];
  return [...discarded, ...endRound(context)];
}

/** The whole Claim goes into a scoring area, and the round is over. */
export function take(context: MoveContext<State>, playerID: PlayerID, manner: Manner): Event[] {
  const { table } = context.G;
  const cards = [...table.claim];
  table.scoring[playerID].push(...cards);
  return [{ type: 'taken', playerID, cards, manner }, ...endRound(context)];
}

/** A gamble that matched: the whole Claim is discarded, and the round is over (R4.3). */
export function lose(context: MoveContext<State>): Event[] {
  const { table } = context.G;
  const cards = [...table.claim];
  table.discards.push(...cards);
  return [{ type: 'lost', playerID: context.ctx.currentPlayer, cards }, ...endRound(context)];
}

/** Passes the marker clockwise, everybody in again (R3.10); after the last Claim the final Fire follows. */
function endRound(context: MoveContext<State>): Event[] {
  const { G, ctx, events } = context;
  const { table } = G;
  const { last } = table;
  Object.assign(table, {
    claim: [],
    waiting: [],
    out: [],
    gambled: 0,
    last: null,
  } satisfies Partial<Table>);
  if (last !== null) return startFire(context, last);
  table.step = 'prospecting';
  table.round += 1;
  events.endTurn();
  const next = ctx.playOrder[(ctx.playOrderPos + 1) % ctx.playOrder.length];
  return [{ type: 'roundBegan', round: table.round, playerID: next }];
}

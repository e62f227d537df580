import { leftOfCurrent } from '../../../engine/clockwise';
import { present } from '../../../engine/present';
import type { MoveContext, PlayerID } from '../../../engine/game';
import { CARDS, type CardId } from '../cards';
import type { Manner, Play, State, Table } from '../state';
import { held, isGem, minersIn } from '../table';
import { layFire, resolveFire } from './fire';

/** The Prospector draws until a gem appears (R3.1), unless a Fire interrupts (R6.1). */
export function* drawGem(context: MoveContext<State>): Play {
  const { G, ctx } = context;
  for (;;) {
    const card = present(G.deck.shift()); // never empty here: the last card is a Fire, and ends the match
    if (CARDS[card].kind === 'fire') return yield* breakFire(context, card);
    G.table.claim.push(card);
    yield { type: 'drawn', playerID: ctx.currentPlayer, card };
    if (isGem(card)) break;
  }
  showGem(context);
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
export function* mineOn(context: MoveContext<State>): Play {
  const { table } = context.G;
  table.waiting.shift();
  if (table.waiting.length > 0) table.step = 'mining';
  else if (table.last === null) table.step = 'deciding';
  else yield* take(context, context.ctx.currentPlayer, 'forced'); // R8.2
}

/** A Fire interrupts the round; the final one waits until the last Claim is settled (R8.1). */
function* breakFire(context: MoveContext<State>, card: CardId): Play {
  const { G } = context;
  const final = G.deck.length === 0;
  if (final) G.table.last = card;
  else layFire(context, card);
  yield { type: 'fireBroke', card, final };
  yield* final ? settleLast(context) : resolveFire(context);
}

function* settleLast(context: MoveContext<State>): Play {
  const { G, ctx } = context;
  const { table } = G;
  if (!table.claim.some(isGem)) return yield* discardClaim(context);
  const isGamble = minersIn(table, ctx).length === 0;
  if (isGamble && table.gambled === 0) return yield* take(context, ctx.currentPlayer, 'forced'); // R8.5
  if (isGamble)
    table.step = 'gambling'; // R8.6
  else startMining(context);
}

/** Without a gem the last Claim is nobody's (R8.3); an empty one is nothing to tell (R8.4). */
function* discardClaim(context: MoveContext<State>): Play {
  const cards = cleared(context);
  context.G.table.discards.push(...cards);
  if (cards.length > 0) yield { type: 'discarded', cards };
  yield* endRound(context);
}

/** The whole Claim goes into a scoring area, and the round is over. */
export function* take(context: MoveContext<State>, playerID: PlayerID, manner: Manner): Play {
  const cards = cleared(context);
  context.G.table.scoring[playerID].push(...cards);
  yield { type: 'taken', playerID, cards, manner };
  yield* endRound(context);
}

/** A gamble that matched: the whole Claim is discarded, and the round is over (R4.3). */
export function* lose(context: MoveContext<State>): Play {
  const cards = cleared(context);
  context.G.table.discards.push(...cards);
  yield { type: 'lost', playerID: context.ctx.currentPlayer, cards };
  yield* endRound(context);
}

/** Takes the whole Claim off the board. */
function cleared({ G: { table } }: MoveContext<State>): CardId[] {
  const cards = table.claim;
  table.claim = [];
  return cards;
}

/** Passes the marker clockwise, everybody in again (R3.10); after the last Claim the final Fire follows. */
function* endRound(context: MoveContext<State>): Play {
  const { G, ctx, events } = context;
  const { table } = G;
  const { last } = table;
  Object.assign(table, { waiting: [], out: [], gambled: 0, last: null } satisfies Partial<Table>);
  if (last !== null) {
    layFire(context, last);
    return yield* resolveFire(context);
  }
  table.step = 'prospecting';
  table.round += 1;
  events.endTurn();
  yield { type: 'roundBegan', round: table.round, playerID: leftOfCurrent(ctx) };
}

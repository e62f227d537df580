import type { MoveContext, PlayerID } from '../../../engine/game';
import { clockwise } from '../../../engine/clockwise';
import { guardOf, hitBy, lossOf } from '../burning';
import type { CardId } from '../cards';
import { stacksOf } from '../scoring';
import type { Fire, Play, Roll, Stage, State, Table } from '../state';
import { held, isGem } from '../table';
import { throwDie } from './dice';

/** Puts a card from a scoring area on the discard pile. */
export function discard(table: Table, playerID: PlayerID, card: CardId) {
  table.scoring[playerID] = table.scoring[playerID].filter((id) => id !== card);
  table.discards.push(card);
}

/** A Fire lies open: first owners place their Safes (R6.2), then everybody rolls (R6.3). */
export function layFire({ G, ctx }: MoveContext<State>, card: CardId) {
  const owners = ctx.playOrder.filter((id) => mayPlace(G.table, id));
  const fire = { card, final: G.deck.length === 0, owners, placed: [], waiting: clockwise(ctx) };
  Object.assign(G.table, {
    step: owners.length > 0 ? 'securing' : 'burning',
    fire,
  } satisfies Pick<Stage, 'step' | 'fire'>);
}

/** Everybody rolls at once where nobody has a Safe to place. */
export function* resolveFire(context: MoveContext<State>): Play {
  const { table } = context.G;
  if (table.step === 'burning') yield* burnOn(context, table.fire);
}

/** Who has a Safe and a stack to put it on (R7.5). */
const mayPlace = (table: Table, playerID: PlayerID): boolean =>
  held(table, playerID, 'safe').length > 0 &&
  Object.values(stacksOf(table.scoring[playerID])).some((stack) => stack.length > 0);

/** Goes on to the next player with something to lose; the others roll without being asked (R6.5). */
export function* burnOn(context: MoveContext<State>, fire: Fire): Play {
  const { table } = context.G;
  const { waiting } = fire;
  while (waiting.length > 0 && !table.scoring[waiting[0]].some(isGem)) {
    yield* throwDie(context, waiting[0], 'fire');
    waiting.shift();
  }
  if (waiting.length === 0) yield* endFire(context, fire);
}

/** The first player who waits loses every card that shows the number they rolled, or a Safe in its place (R6.4, R7.2). */
export function* burn(context: MoveContext<State>, { playerID, number }: Roll, fire: Fire): Play {
  const { table } = context.G;
  const safes = table.safes[playerID];
  const hit = hitBy(table.scoring[playerID], number);
  const loss = lossOf(hit, safes, number);
  for (const id of hit)
    discard(table, playerID, guardOf(id, safes) === null ? id : held(table, playerID, 'safe')[0]);
  for (const color of loss.safes) safes.splice(safes.indexOf(color), 1);
  if (hit.length > 0) yield { type: 'burned', playerID, ...loss };
  fire.waiting.shift();
  table.step = 'burning';
  yield* burnOn(context, fire);
}

/** The round goes on with a draw (R6.6, R6.7), or the match is over (R8.7). */
function* endFire({ G: { table } }: MoveContext<State>, { card, final }: Fire): Play {
  table.discards.push(card);
  table.over = final;
  Object.assign(table, { step: 'prospecting', fire: null } satisfies Partial<Stage>);
  yield { type: 'fireEnded', card };
}

import { inStep } from '../../engine/inStep';
import { sum } from '../../engine/numbers';
import type { PlayerID, PublicCtx } from '../../engine/game';
import { SENSELESS } from '../../engine/rating';
import { CARDS, type CardId, type CardKind } from './cards';
import type { Move } from './moves';
import { matching, pointsOf, stacksOf } from './scoring';
import { COLORS, DYNAMITE, type Color, type Place, type Table, type View } from './state';
import { held, isGem, isHit, minersIn, numbersOf, unseen } from './table';

/** What a special card is worth in points, while many cards are still to come. */
const WORTH: Partial<Record<CardKind, number>> = { detonator: 2, jumper: 2.5, safe: 2.5 };
/** The size of deck at which special cards begin to lose their worth. */
const LATE = 15;
/** How likely a Miner is to roll rather than to pass. */
const BOLDNESS = 0.5;

/** The position as one player sees it, and what they make of it. */
type Mind = { table: Table; ctx: PublicCtx; playerID: PlayerID; deckSize: number };

/** The points a move is expected to bring, those it brings to rivals taken off. */
export function rate(
  { table, deckSize }: View,
  ctx: PublicCtx,
  playerID: PlayerID,
  { move, args }: Move,
): number {
  const mind: Mind = { table, ctx, playerID, deckSize };
  return RATINGS[move](mind, args);
}

const RATINGS: Record<Move['move'], (mind: Mind, places: Place[]) => number> = {
  draw: () => 0,
  jump: jumped,
  decline: (mind) => exposed(mind, mind.table.claim),
  keep: (mind) => claimWorth(mind),
  add: (mind) => mean(nextClaims(mind).map((claim) => exposed(mind, claim))),
  gamble: (mind) => mean(nextClaims(mind).map((claim) => staked(mind, claim))),
  roll: (mind) => (mind.table.step === 'mining' ? robbed(mind) : staked(mind, mind.table.claim)),
  pass: waited,
  stand: (mind) => outcome(mind, inStep(mind.table, 'rerolling').roll.number),
  reroll: rerolled,
  place: secured,
};

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);
const mean = (numbers: number[]): number => sum(numbers) / numbers.length;

/** A special card in points: less and less towards the end, nothing when the last Fire is rolled. */
const special = ({ deckSize }: Mind, kind: CardKind): number =>
  (WORTH[kind] ?? 0) * Math.min(1, deckSize / LATE);

/** What cards are worth in a player's scoring area, special ones included. */
const wealth = (mind: Mind, playerID: PlayerID, cards: CardId[]): number =>
  pointsOf(cards, mind.table.cursed[playerID], mind.table.doubleGems) +
  sum(cards.map((id) => special(mind, CARDS[id].kind)));

/** What a Claim is worth to the one who takes it. */
const worthTo = (mind: Mind, playerID: PlayerID, claim: CardId[]): number => {
  const own = mind.table.scoring[playerID];
  return wealth(mind, playerID, [...own, ...claim]) - wealth(mind, playerID, own);
};

/** How good it is for me that somebody takes a Claim: a rival's gain is my loss, shared with the other rivals. */
const taken = (mind: Mind, taker: PlayerID, claim: CardId[]): number =>
  taker === mind.playerID
    ? worthTo(mind, taker, claim)
    : -worthTo(mind, taker, claim) / (mind.ctx.numPlayers - 1);

const claimWorth = (mind: Mind): number => taken(mind, mind.playerID, mind.table.claim);

const odds = (claim: CardId[]): number => matching(claim).length / DYNAMITE;

/** The Claims that one more gem could make; what else might be drawn with it is left out. */
function nextClaims({ table }: Mind): CardId[][] {
  const gems = unseen(table).filter(isGem);
  return gems.length === 0 ? [table.claim] : gems.map((gem) => [...table.claim, gem]);
}

/** The Prospector leaves a Claim to the Miners, and keeps what they do not steal. */
const exposed = (mind: Mind, claim: CardId[]): number =>
  afterMiners(mind, minersIn(mind.table, mind.ctx), claim);

/** What a Claim brings when these Miners still come before the Prospector takes it. */
function afterMiners(mind: Mind, miners: PlayerID[], claim: CardId[]): number {
  const hit = BOLDNESS * odds(claim);
  return miners.reduceRight(
    (otherwise, miner) => hit * taken(mind, miner, claim) + (1 - hit) * otherwise,
    taken(mind, mind.ctx.currentPlayer, claim),
  );
}

/** A Jumper that brings less than it is worth itself is thrown away. */
function jumped(mind: Mind): number {
  const gained = claimWorth(mind) - special(mind, 'jumper');
  return gained < 0 ? SENSELESS : gained;
}

/** A Miner's roll; nobody rolls for a Claim that is worse to have than to miss. */
function robbed(mind: Mind): number {
  const { claim, waiting } = mind.table;
  const won = claimWorth(mind);
  const lost = afterMiners(mind, waiting.slice(1), claim);
  return won <= lost ? SENSELESS : thrown(mind, { chance: odds(claim), won, lost });
}

/** A Miner's pass: perhaps the Claim comes round again, larger. */
function waited(mind: Mind): number {
  const { claim, waiting, last } = mind.table;
  const now = afterMiners(mind, waiting.slice(1), claim);
  if (last !== null) return now;
  const later = mean(
    nextClaims(mind).map((next) =>
      thrown(mind, {
        chance: odds(next),
        won: taken(mind, mind.playerID, next),
        lost: taken(mind, mind.ctx.currentPlayer, next),
      }),
    ),
  );
  const again = comesRound(mind);
  return again * later + (1 - again) * now;
}

/** How likely the Prospector is to add, by what they have to gain from it. */
function comesRound(mind: Mind): number {
  const theirs: Mind = { ...mind, playerID: mind.ctx.currentPlayer };
  return RATINGS.add(theirs, []) > RATINGS.keep(theirs, []) ? 0.8 : 0.2;
}

/** A Prospector's roll for a Claim in a gamble. */
const staked = (mind: Mind, claim: CardId[]): number =>
  thrown(mind, { chance: 1 - odds(claim), won: taken(mind, mind.playerID, claim), lost: 0 });

/** A roll that wins something by chance or else loses, with a Detonator for each further try that pays. */
function thrown(mind: Mind, { chance, won, lost }: { chance: number; won: number; lost: number }) {
  const once = (otherwise: number) => chance * won + (1 - chance) * otherwise;
  return held(mind.table, mind.playerID, 'detonator').reduce(
    (value) => once(Math.max(lost, value - special(mind, 'detonator'))),
    once(lost),
  );
}

/** A Detonator for another roll; nobody uses it where no number would be better than the one that shows. */
function rerolled(mind: Mind): number {
  const { roll } = inStep(mind.table, 'rerolling');
  const outcomes = FACES.map((face) => outcome(mind, face));
  const gained = mean(outcomes) - special(mind, 'detonator');
  return Math.max(...outcomes) <= outcome(mind, roll.number) ? SENSELESS : gained;
}

/** What the roll that was made brings if it shows this number. */
function outcome(mind: Mind, face: number): number {
  const { table, playerID } = mind;
  const hit = isHit(table.claim, face);
  switch (inStep(table, 'rerolling').roll.purpose) {
    case 'steal':
      return hit ? claimWorth(mind) : afterMiners(mind, table.waiting.slice(1), table.claim);
    case 'gamble':
      return hit ? 0 : claimWorth(mind);
    case 'fire':
      return -burnt(mind, face, table.safes[playerID]);
  }
}

/** Where Safes are put; nobody leaves a stack of points open that a Safe would guard at no price. */
function secured(mind: Mind, places: Place[]): number {
  const safes = places.filter((place) => place !== 'off');
  const { scoring, cursed } = mind.table;
  const stacks = stacksOf(scoring[mind.playerID]);
  const isFree = special(mind, 'safe') === 0;
  const idle = places.length - new Set(safes).size;
  const open = COLORS.filter(
    (color) =>
      stacks[color].length > 0 && color !== cursed[mind.playerID] && !safes.includes(color),
  );
  return isFree && idle > 0 && open.length > 0
    ? SENSELESS
    : mean(FACES.map((face) => -burnt(mind, face, safes)));
}

/** What a Fire costs that shows this number, with Safes on these stacks. */
function burnt(mind: Mind, face: number, safes: Color[]): number {
  const own = mind.table.scoring[mind.playerID];
  const hit = own.filter((id) => numbersOf(id).includes(face));
  const stacks = stacksOf(hit);
  const saved = safes.filter((color, i) => safes.indexOf(color) === i && stacks[color].length > 0);
  const lost = hit.filter((id) => !saved.some((color) => stacks[color].includes(id)));
  const left = own.filter((id) => !lost.includes(id));
  return (
    wealth(mind, mind.playerID, own) -
    wealth(mind, mind.playerID, left) +
    saved.length * special(mind, 'safe')
  );
}

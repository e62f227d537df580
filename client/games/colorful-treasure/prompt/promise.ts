import type { PlayerID } from '../../../../shared/engine/game';
import { awardPoints, deserves } from '../../../../shared/games/colorful-treasure/scoring';
import type { Award, Table, Treasure } from '../../../../shared/games/colorful-treasure/state';
import { colorsDue } from '../../../../shared/games/colorful-treasure/table';
import { cardOf, wonderAt } from '../../../../shared/games/colorful-treasure/wonders';
import { signed } from '../../../kit/words';
import { STEP_AWARDS, stepsTo, type Steps } from '../points';
import type { OnTable } from '../types';

/** What taking cards leads to beyond its points: in words, and of an award what it gives or how far it is to it. */
export type Promised = {
  words: string;
  wins?: { award: Award; points: string };
  step?: Steps & { award: Award };
};

/** The weightiest first: an award, an action token, a colour or a wonder more. */
export function promised(taken: readonly Treasure[], { view, ctx, t }: OnTable): Promised[] {
  const { table } = view;
  if (table.variant === 'junior') return [];
  const taker = ctx.currentPlayer;
  const later = afterTaking(taken, view, taker);
  const near = STEP_AWARDS.filter(
    (award) => table.awards[award] === null && !deserves(table, taker, award),
  );
  const wins = near.filter((award) => deserves(later, taker, award));
  const earns =
    table.supply.length > 0 && colorsDue(later, taker).length > colorsDue(table, taker).length;
  return [
    ...wins.map((award) => {
      const points = signed(awardPoints(table, award));
      const words = t('promise.award', { award: t(`award.${award}`), points });
      return { words, wins: { award, points } };
    }),
    ...(earns ? [{ words: t('promise.token') }] : []),
    ...near
      .filter((award) => !wins.includes(award))
      .map((award) => ({ award, ...stepsTo(award, later, taker) }))
      .filter(({ award, has }) => has > stepsTo(award, table, taker).has)
      .map((step) => ({
        words: t(`promise.${step.award}`, { count: step.has, ordinal: true }),
        step,
      })),
  ];
}

/** How the table would be once a player has these treasures of those that lie open. */
export function afterTaking(
  taken: readonly Treasure[],
  { table, grid }: OnTable['view'],
  taker: PlayerID,
): Table {
  const cards = table.revealed.flatMap((cell) => {
    const treasure = grid[cell];
    return treasure && taken.includes(treasure) ? [cardOf(wonderAt(cell), treasure)] : [];
  });
  const before = table.players[taker];
  const after = { ...before, cards: [...before.cards, ...cards] };
  return { ...table, players: { ...table.players, [taker]: after } };
}

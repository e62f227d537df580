import { awardPoints, deserves } from '../../../../shared/games/colorful-treasure/scoring';
import type { Award, Table, TreasureType } from '../../../../shared/games/colorful-treasure/state';
import { colorsDue, colorsHeld, wondersOf } from '../../../../shared/games/colorful-treasure/table';
import { cardOf, wonderAt } from '../../../../shared/games/colorful-treasure/wonders';
import { signed } from '../../../kit/words';
import type { OnTable } from '../types';

/** What taking a type leads to beyond its points, the weightiest first: an award, an action token, a colour or a wonder more. */
export function promiseWords(type: TreasureType, { view, ctx, t }: OnTable): string[] {
  const { table, grid } = view;
  const taker = ctx.currentPlayer;
  if (table.variant === 'junior') return [];
  const taken = table.revealed
    .filter((cell) => grid[cell] === type)
    .map((cell) => cardOf(wonderAt(cell), type));
  const before = table.players[taker];
  const after = { ...before, cards: [...before.cards, ...taken] };
  const later: Table = { ...table, players: { ...table.players, [taker]: after } };
  const isNear = (award: Exclude<Award, 'chest'>) =>
    table.awards[award] === null && !deserves(table, taker, award);
  const wins = (['colorfulGems', 'explorer'] as const).filter(
    (award) => isNear(award) && deserves(later, taker, award),
  );
  const earns =
    table.supply.length > 0 && colorsDue(later, taker).length > colorsDue(table, taker).length;
  const colors = colorsHeld(after);
  const wonders = wondersOf(after.cards).length;
  return [
    ...wins.map((award) =>
      t('promise.award', {
        award: t(`award.${award}`),
        points: signed(awardPoints(table, award)),
      }),
    ),
    ...(earns ? [t('promise.token')] : []),
    ...(isNear('colorfulGems') && !wins.includes('colorfulGems') && colors > colorsHeld(before)
      ? [t('promise.color', { count: colors, ordinal: true })]
      : []),
    ...(isNear('explorer') && !wins.includes('explorer') && wonders > wondersOf(before.cards).length
      ? [t('promise.wonder', { count: wonders, ordinal: true })]
      : []),
  ];
}

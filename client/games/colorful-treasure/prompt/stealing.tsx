import type { Loot } from '../../../../shared/games/colorful-treasure/state';
import { isKind } from '../../../../shared/games/colorful-treasure/table';
import { afterTheft } from '../../../../shared/games/colorful-treasure/theft';
import { treasureOf, wonderOf } from '../../../../shared/games/colorful-treasure/wonders';
import type { Choice } from '../../../kit/contract';
import { Treasure } from '../art/Treasure';
import { stakeWords, standingWords } from '../words';
import type { OnTable, T, Title } from '../types';

/** Steals what was chosen. */
export function stealing({ view, ctx, legal, draft, name, t }: OnTable): Choice<Title>[] {
  if (!draft?.theft) return [];
  const { victim, loot } = draft.theft;
  const move = legal.find(
    ({ move, args }) => move === 'steal' && String(args[0]) === victim && args[1] === loot,
  );
  if (!move) return [];
  const { table } = view;
  const thief = ctx.currentPlayer;
  const of = loot === 'diamondToken' ? 'diamond' : treasureOf(loot);
  const later = { ...table, players: afterTheft(table.players, { thief, victim, loot }) };
  return [
    {
      move,
      label: t('move.steal', { name: name(victim), loot: briefly(loot, t) }),
      // how many each would have stands beside the loot
      second: isKind(of)
        ? standingWords(later, thief, t)
        : stakeWords({ victim, loot }, { table, thief, name, t }),
      icon: <Treasure of={of} width={26} height={26} />,
      letter: t('key.steal'),
      isMain: true,
    },
  ];
}

/** What is stolen, in few enough words for a line of a phone. */
const briefly = (loot: Loot, t: T): string =>
  loot === 'diamondToken'
    ? t('token.diamond')
    : t('card', {
        treasure: t(`treasure.${treasureOf(loot)}`),
        wonder: t(`short.${wonderOf(loot)}`),
      });

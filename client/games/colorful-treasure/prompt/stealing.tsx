import { treasureOf } from '../../../../shared/games/colorful-treasure/wonders';
import type { Choice } from '../../../kit/contract';
import { Treasure } from '../art/Treasure';
import { lootWords, stakeWords } from '../words';
import type { OnTable, Title } from '../types';

/** Steals what was chosen. */
export function stealing({ view, ctx, legal, draft, name, t }: OnTable): Choice<Title>[] {
  if (!draft?.theft) return [];
  const { victim, loot } = draft.theft;
  const move = legal.find(
    ({ move, args }) => move === 'steal' && String(args[0]) === victim && args[1] === loot,
  );
  if (!move) return [];
  const of = loot === 'diamondToken' ? 'diamond' : treasureOf(loot);
  return [
    {
      move,
      label: t('move.steal', { name: name(victim), loot: lootWords(loot, t) }),
      second: stakeWords(
        { victim, loot },
        { table: view.table, thief: ctx.currentPlayer, name, t },
      ),
      icon: <Treasure of={of} width={26} height={26} />,
      letter: t('key.steal'),
      isMain: true,
    },
  ];
}

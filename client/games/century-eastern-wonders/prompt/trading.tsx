import { MARKETS, mostTimes } from '../../../../shared/games/century-eastern-wonders/markets';
import { times } from '../../../../shared/games/century-eastern-wonders/spices';
import { boatOf } from '../../../../shared/games/century-eastern-wonders/table';
import type { Prompt } from '../../../kit/contract';
import { listed } from '../cubes';
import { HoldBar } from './HoldBar';
import { Stepper } from './Stepper';
import { thingsOf, thingsToDrop } from './touching';
import type { Seated, Title } from '../types';

/** How often to trade here, and what the hold looks like before and after. */
export function trading(scene: Seated): Prompt<Title> {
  const { view, playerID, draft, setDraft, t } = scene;
  const { table } = view;
  const { hold } = table.players[playerID];
  const { trade } = MARKETS[table.markets[boatOf(table, playerID)]];
  const most = mostTimes(hold, trade);
  const often = Math.min(draft?.times ?? most, most);
  const gives = times(trade.gives, often);
  const gets = times(trade.gets, often);
  const move = { move: 'trade' as const, args: [often] as [number] };
  return {
    sentence: { key: 'ask.trading' },
    beside: (
      <HoldBar
        scene={scene}
        leaving={listed(gives).map((spice) => ({ spice, why: t('hold.give') }))}
        coming={gets}
      />
    ),
    panel: (
      <Stepper
        trade={trade}
        often={often}
        most={most}
        onChange={(next) => setDraft({ ...draft, times: next })}
        t={t}
      />
    ),
    choices: [
      {
        move,
        label: t('move.trade', { count: often }),
        letter: t('key.trade'),
        isMain: true,
        on: thingsOf(move, scene),
      },
      { draft: null, label: t('move.back'), letter: t('key.drop'), on: thingsToDrop(scene) },
    ],
  };
}

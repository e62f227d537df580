import type { PlayerID } from '../../../../../shared/engine/game';
import type { Standing } from '../../../../../shared/engine/score';
import type { Message, Reader } from '../../../../kit/contract';
import { listWords } from '../../../../kit/words';

/** Who won, in one sentence. */
export function resultOf(standings: readonly Standing[], scene: Reader): Message {
  const winners = standings.filter(({ place }) => place === 1);
  const points = { count: winners[0].total };
  if (winners.length === 1)
    return { key: 'match:end.won', who: winners[0].playerID, values: points };
  const isReader = ({ playerID }: Standing) => playerID === scene.playerID;
  const names = listWords(
    [
      ...winners.filter((one) => !isReader(one)).map(({ playerID }) => scene.name(playerID)),
      ...winners.filter(isReader).map(() => scene.t('match:youToo')),
    ],
    scene.t,
  );
  return {
    key: 'match:end.shared',
    values: points,
    inlines: { names: { words: names, drawing: names } },
  };
}

/** Whose place is the first. */
export const winnersOf = (standings: readonly Standing[]): PlayerID[] =>
  standings.filter(({ place }) => place === 1).map(({ playerID }) => playerID);

import { useMemo } from 'react';
import { isolated } from '../../text/isolated';
import { useTitleTexts } from '../../text/useTranslation';
import type { PlayerID } from '../../../shared/engine/game';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import type { LoadedTitle, Reader } from '../../kit/contract';

/** Whoever reads what is said of a match, in the words of its title. */
export function useReader(
  { module }: LoadedTitle,
  seats: readonly { name?: string | null }[],
  playerID: PlayerID | null,
): Reader {
  const { t } = useTitleTexts<string>(module.id);
  return useMemo(() => {
    const names = distinctNames(seats);
    return {
      playerID,
      name(id) {
        const name = names[Number(id)];
        return name === undefined ? t('match:seat', { number: Number(id) + 1 }) : isolated(name);
      },
      t,
    };
  }, [seats, playerID, t]);
}

import { useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { LogEntry } from '../../../../shared/engine/log';
import type { PlayerID } from '../../../../shared/engine/game';
import { Button } from '../../../ui/controls/Button';
import { BotIcon } from '../../../ui/signs/icons';
import { Bar } from './Bar';

type Props = {
  playerID: PlayerID;
  entries: readonly LogEntry[];
  /** Has them see it happen. */
  onMissed(): void;
  onLog?: () => void;
};

/** What a bot has played for whoever is back, until they play themselves. */
export function Returned({ playerID, entries, onMissed, onLog }: Props) {
  const { t } = useTranslation('match');
  const [readUpTo, setReadUpTo] = useState(0);
  // who had the seat before is named
  const theirs = entries.filter((entry) => entry.playerID === playerID && entry.name === undefined);
  const own = theirs.findLastIndex(({ standIn }) => !standIn);
  const byBot = theirs.slice(own + 1).filter(({ stateID }) => stateID > readUpTo);
  const last = byBot.at(-1);
  if (!last) return null;
  return (
    <Bar
      icon={<BotIcon size={20} />}
      tools={
        <>
          <Button kind="ghost" onClick={onMissed}>
            {t('standIn.show')}
          </Button>
          {onLog && (
            <Button kind="ghost" onClick={onLog}>
              {t('standIn.look')}
            </Button>
          )}
        </>
      }
      onClose={() => setReadUpTo(last.stateID)}
    >
      {t('standIn.played', { count: byBot.length })}
    </Bar>
  );
}

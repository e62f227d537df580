import { useTranslation } from '../../../text/useTranslation';
import type { Seat } from '../../../../shared/protocol/table';
import { isTaken } from '../../../../shared/protocol/startConditions';
import { standIn } from '../../../net/api';
import { Button } from '../../../ui/controls/Button';
import { BotIcon, HourglassIcon } from '../../../ui/signs/icons';
import type { AskedOfPlayer } from './askedOfPlayer';
import { Bar } from './Bar';

/** Tells whoever keeps the others waiting, though they are there, what comes of it; they say that they are there. */
export function StillHere({ match, seat, table, connected, attempt, isTrying }: AskedOfPlayer) {
  const { t } = useTranslation('match');
  const own = table.players[Number(seat.playerID)];
  // a clock takes no word, and bots wait for ever
  const isWarned = own?.isOverdue && table.players.some((one) => one !== own && isPerson(one));
  if (table.clock !== 0 || !(own?.standIn || isWarned)) return null;
  return (
    <Bar
      icon={own.standIn ? <BotIcon size={20} /> : <HourglassIcon size={20} />}
      tools={
        <Button
          unavailable={connected ? isTrying && t('end.opening') : t('offline')}
          onClick={() => attempt(() => standIn(match, seat, own.id, false))}
        >
          {t(own.standIn ? 'idle.playOn' : 'idle.here')}
        </Button>
      }
    >
      {t(own.standIn ? 'idle.replaced' : 'idle.warned')}
    </Bar>
  );
}

const isPerson = (seat: Seat): boolean => isTaken(seat) && !seat.bot;

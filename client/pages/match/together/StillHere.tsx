import { useTranslation } from '../../../text/useTranslation';
import { standIn } from '../../../net/api';
import { Button } from '../../../ui/controls/Button';
import { BotIcon, HourglassIcon } from '../../../ui/signs/icons';
import type { AskedOfPlayer } from './askedOfPlayer';
import { Bar } from './Bar';

/** Tells whoever keeps the others waiting, though they are there, what comes of it; they say that they are there. */
export function StillHere({ match, seat, table, connected, attempt, isTrying }: AskedOfPlayer) {
  const { t } = useTranslation('match');
  const own = table.players[Number(seat.playerID)];
  // a clock takes no word
  if (table.clock !== 0 || !(own?.standIn || own?.isOverdue)) return null;
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

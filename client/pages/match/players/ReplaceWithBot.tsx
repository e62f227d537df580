import type { PlayerID } from '../../../../shared/engine/game';
import { useTranslation } from '../../../text/useTranslation';
import type { Proof } from '../../../../shared/protocol/requests';
import { type MatchKey, seatBot } from '../../../net/api';
import { Refused } from '../../../net/Refused';
import { useAttempt } from '../../../net/useAttempt';
import { Button } from '../../../ui/controls/Button';
import { BotIcon } from '../../../ui/signs/icons';

type Props = { match: MatchKey; host: Proof; playerID: PlayerID; connected: boolean };

/** What the host can do when the match waits for a seat that nobody holds. */
export function ReplaceWithBot({ match, host, playerID, connected }: Props) {
  const { t } = useTranslation('match');
  const { attempt, refused, isTrying } = useAttempt();
  return (
    <>
      <Button
        kind="go"
        icon={<BotIcon />}
        unavailable={connected ? isTrying && t('end.opening') : t('offline')}
        onClick={() => attempt(() => seatBot(match, host, Number(playerID), 'normal'))}
      >
        {t('seats.bot')}
      </Button>
      <Refused code={refused} />
    </>
  );
}

import { useTranslation } from '../../../text/useTranslation';
import { useLocation } from 'wouter';
import { type MatchKey, playAgain } from '../../../net/api';
import { tablePath } from '../../../net/paths';
import { Refused } from '../../../net/Refused';
import { keepSeat, type OwnSeat } from '../../../net/seats';
import { useAttempt } from '../../../net/useAttempt';
import { Button } from '../../../ui/controls/Button';

/** The next table with the same seats and options; everybody who asks finds the own seat there. */
export function Rematch({
  match,
  seat,
  isOpen,
}: {
  match: MatchKey;
  seat: OwnSeat;
  isOpen: boolean;
}) {
  const { t } = useTranslation('match');
  const [, navigate] = useLocation();
  const { attempt, refused, isTrying } = useAttempt();
  const again = () =>
    attempt(async () => {
      const next = await playAgain(match, seat);
      const nextMatch = { ...match, matchID: next.nextMatchID };
      if (next.playerID !== undefined && next.playerCredentials !== undefined)
        keepSeat({
          ...seat,
          ...nextMatch,
          playerID: next.playerID,
          credentials: next.playerCredentials,
          // the next table asks for another nonce
          nonce: '',
          joinedAt: Date.now(),
        });
      navigate(tablePath(nextMatch));
    });
  return (
    <>
      <Button
        kind="go"
        second={t(isOpen ? 'end.joinRematch' : 'end.sameSeats')}
        unavailable={isTrying && t('end.opening')}
        onClick={again}
      >
        {t('end.rematch')}
      </Button>
      <Refused code={refused} />
    </>
  );
}

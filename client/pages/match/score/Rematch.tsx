import { useTranslation } from '../../../text/useTranslation';
import { useLocation } from 'wouter';
import type { Seat } from '../../../../shared/protocol/table';
import { type MatchKey, playAgain } from '../../../net/api';
import { tablePath } from '../../../net/paths';
import { Refused } from '../../../net/Refused';
import { keepSeat, type OwnSeat } from '../../../net/seats';
import { dealtAtOnce } from '../../../tables/dealtAtOnce';
import { useAttempt } from '../../../net/useAttempt';
import { Button } from '../../../ui/controls/Button';

/** The next table with the same seats and options; everybody who asks finds the own seat there. */
export function Rematch({
  match,
  seat,
  players,
  isOpen,
}: {
  match: MatchKey;
  seat: OwnSeat;
  players: readonly Seat[];
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
      // whom would they wait for?
      if (isAlone(players, seat)) dealtAtOnce.add(nextMatch.matchID);
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

/** Whether nobody but bots plays with them. */
const isAlone = (players: readonly Seat[], { playerID }: OwnSeat): boolean =>
  players.every(({ id, bot }) => String(id) === playerID || bot !== undefined);

import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { useLocation } from 'wouter';
import { entryOf } from '../../games/catalog';
import type { MatchKey } from '../../net/api';
import { Message } from '../../app/Message';
import { newNonce } from '../../net/nonce';
import { NotFound } from '../../app/NotFound';
import { comeBack } from '../../net/me';
import { tablePath } from '../../net/paths';
import { Refused } from '../../net/Refused';
import { keepSeat, useSeatAt } from '../../net/seats';
import { useAttempt } from '../../net/useAttempt';
import { KeepWarning } from '../../tables/seats/KeepWarning';
import { Button } from '../../ui/controls/Button';
import { LinkButton } from '../../ui/controls/LinkButton';
import { useFragment } from './useFragment';
import '../../tables/links/linkTexts';
import './devicesTexts';

/** The address by which the host brings somebody back to their seat. A button asks first: looking at a link must not spend it. */
export function ContinuePage(match: MatchKey) {
  const token = useFragment();
  if (!entryOf(match.game)) return <NotFound />;
  return token === '' ? <Spent match={match} /> : <Ask key={token} match={match} token={token} />;
}

function Ask({ match, token }: { match: MatchKey; token: string }) {
  const { t } = useTranslation('devices');
  const [, navigate] = useLocation();
  const { attempt, refused, isTrying } = useAttempt();
  const kept = useSeatAt(match);
  // the same at every try: an answer that was lost is given again to who asked for it
  const [{ nonce, nonceHash }] = useState(newNonce);

  const takeSeat = () =>
    attempt(async () => {
      const { playerID, playerName, playerCredentials } = await comeBack(match, {
        token,
        nonceHash,
      });
      keepSeat({
        ...match,
        playerID,
        name: playerName,
        credentials: playerCredentials,
        nonce,
        joinedAt: Date.now(),
      });
      navigate(tablePath(match), { replace: true });
    });

  if (refused === 'credentials') return <Spent match={match} />;
  return (
    <Message
      title={t('seatHere')}
      action={
        <Button kind="go" unavailable={isTrying && t('links:making')} onClick={takeSeat}>
          {t('seatGo')}
        </Button>
      }
    >
      <p>{t('seatHereAbout', { name: t(`app:games.${match.game}.name`) })}</p>
      {kept && <p>{t('seatReplaces')}</p>}
      <KeepWarning />
      <Refused code={refused} />
    </Message>
  );
}

function Spent({ match }: { match: MatchKey }) {
  const { t } = useTranslation('devices');
  return (
    <Message
      title={t('spent')}
      action={
        <LinkButton kind="go" to={tablePath(match)}>
          {t('watch')}
        </LinkButton>
      }
    >
      <p>{t('seatSpentAbout')}</p>
    </Message>
  );
}

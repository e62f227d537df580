import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { entryOf } from '../../games/catalog';
import type { MatchKey } from '../../net/api';
import { Message } from '../../app/Message';
import { newNonce } from '../../net/nonce';
import { NotFound } from '../../app/NotFound';
import { tablePath } from '../../net/paths';
import { Refused } from '../../net/Refused';
import { keepSeat, useSeatAt } from '../../net/seats';
import { useAttempt } from '../../net/useAttempt';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { goOn } from '../../net/deviceTransfer';

/** The address that takes a seat to this device. A button asks first: looking at a link must not spend it. */
export function ContinuePage(match: MatchKey) {
  const token = useToken();
  if (!entryOf(match.game)) return <NotFound />;
  return token === '' ? <Spent match={match} /> : <Ask key={token} match={match} token={token} />;
}

function Ask({ match, token }: { match: MatchKey; token: string }) {
  const { t } = useTranslation('handover');
  const [, navigate] = useLocation();
  const { attempt, refused, isTrying } = useAttempt();
  const kept = useSeatAt(match);
  // the same at every try: an answer that was lost is given again to who asked for it
  const [{ nonce, nonceHash }] = useState(newNonce);
  const [{ nonce: device }] = useState(newNonce);

  const playHere = () =>
    attempt(async () => {
      const { playerID, playerName, playerCredentials } = await goOn(match, {
        token,
        nonceHash,
        device,
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
      title={t('here')}
      action={
        <Button kind="go" unavailable={isTrying && t('making')} onClick={playHere}>
          {t('go')}
        </Button>
      }
    >
      <p>{t('hereAbout', { name: t(`app:games.${match.game}.name`) })}</p>
      {kept && <p>{t('replaces')}</p>}
      <Refused code={refused} />
    </Message>
  );
}

function Spent({ match }: { match: MatchKey }) {
  const { t } = useTranslation('handover');
  return (
    <Message
      title={t('spent')}
      action={
        <LinkButton kind="go" to={tablePath(match)}>
          {t('watch')}
        </LinkButton>
      }
    >
      <p>{t('spentAbout')}</p>
    </Message>
  );
}

/** What came behind the `#`; taken out of the address, where others might read it and the history would keep it. */
function useToken(): string {
  const [token, setToken] = useState(fragment);

  useEffect(() => {
    function take() {
      if (fragment() === '') return;
      setToken(fragment());
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  return token;
}

const fragment = () => location.hash.slice(1);

import { useTranslation } from '../../text/useTranslation';
import { useLocation } from 'wouter';
import { PAGES } from '../../../shared/protocol/routes';
import { Message } from '../../app/Message';
import { deviceKey } from '../../net/device';
import { enterCode } from '../../net/me';
import { syncSeats } from '../../net/syncSeats';
import { Refused } from '../../net/Refused';
import { useAttempt } from '../../net/useAttempt';
import { KeepWarning } from '../../tables/seats/KeepWarning';
import { Button } from '../../ui/controls/Button';
import { LinkButton } from '../../ui/controls/LinkButton';
import { useFragment } from './useFragment';
import '../../tables/links/linkTexts';
import './devicesTexts';

/** The address that makes this browser a device of its player. A button asks first: looking at a link must not spend it. */
export function NewDevicePage() {
  const code = useFragment();
  return code === '' ? <Spent /> : <Ask key={code} code={code} />;
}

function Ask({ code }: { code: string }) {
  const { t } = useTranslation('devices');
  const [, navigate] = useLocation();
  const { attempt, refused, isTrying } = useAttempt();

  const playHere = () =>
    attempt(async () => {
      await enterCode(code);
      await syncSeats();
      navigate(PAGES.home, { replace: true });
    });

  if (refused === 'unknownCode') return <Spent />;
  return (
    <Message
      title={t('here')}
      action={
        <Button kind="go" unavailable={isTrying && t('links:making')} onClick={playHere}>
          {t('go')}
        </Button>
      }
    >
      <p>{t('hereAbout')}</p>
      {deviceKey() !== null && <p>{t('merges')}</p>}
      <KeepWarning />
      <Refused code={refused} />
    </Message>
  );
}

function Spent() {
  const { t } = useTranslation('devices');
  return (
    <Message
      title={t('spent')}
      action={
        <LinkButton kind="go" to={PAGES.devices}>
          {t('page')}
        </LinkButton>
      }
    >
      <p>{t('spentAbout')}</p>
    </Message>
  );
}

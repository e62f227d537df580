import { useTranslation } from '../text/useTranslation';
import { Button } from '../ui/controls/Button';
import { Message } from './Message';

/** The way to the app as it is now. */
export function Reload() {
  const { t } = useTranslation('app');
  return (
    <Button kind="go" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  );
}

/** A part of the app that the server no longer has: it was upgraded meanwhile. */
export function Outdated() {
  const { t } = useTranslation('app');
  return (
    <Message title={t('trouble.outdated')} action={<Reload />}>
      <p>{t('trouble.outdatedAbout')}</p>
    </Message>
  );
}

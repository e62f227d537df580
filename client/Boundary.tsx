import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from './lobby/Message';
import { Button } from './ui/Button';

type Props = { children: ReactNode };

/** Keeps a page that broke, or could not be loaded, from leaving nothing at all. A class, because React has no other way. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = useTranslation('app');
  return (
    <Message
      title={t('trouble.broken')}
      action={
        <Button kind="go" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      <p>{t('trouble.brokenAbout')}</p>
    </Message>
  );
}

import { Component, type ReactNode } from 'react';
import { useTranslation } from '../text/useTranslation';
import { Message } from './Message';
import { Outdated, Reload } from './OutdatedPage';
import { isChunkMissing } from './outdated';

type Props = { children: ReactNode };

type State = { is: 'fine' | 'broken' | 'outdated' };

/** Keeps a page that broke, or could not be loaded, from leaving nothing at all. A class, because React has no other way. */
export class Boundary extends Component<Props, State> {
  override state: State = { is: 'fine' };

  static getDerivedStateFromError(error: unknown): State {
    return { is: isChunkMissing(error) ? 'outdated' : 'broken' };
  }

  override render() {
    const { is } = this.state;
    if (is === 'outdated') return <Outdated />;
    return is === 'broken' ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = useTranslation('app');
  return (
    <Message title={t('trouble.broken')} action={<Reload />}>
      <p>{t('trouble.brokenAbout')}</p>
    </Message>
  );
}

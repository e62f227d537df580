import { useTranslation } from '../text/useTranslation';
import { Message } from './Message';

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation('app');
  return (
    <Message title={t('notFound.title')}>
      <p>{t('notFound.about')}</p>
    </Message>
  );
}

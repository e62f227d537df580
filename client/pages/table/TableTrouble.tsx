import type { ReactNode } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { RefusalCode } from '../../../shared/protocol/refusals';
import { Message } from '../../app/Message';

/** A table that cannot be shown, and why. */
export function TableTrouble({ code }: { code: RefusalCode }) {
  const { t } = useTranslation('app');
  const isUnknown = code === 'unknownMatch';
  return (
    <Message title={t(isUnknown ? 'trouble.unknown' : 'trouble.title')}>
      <p>{isUnknown ? t('trouble.unknownAbout') : t(`refusal.${code}`)}</p>
      {code === 'offline' && <p>{t('trouble.retrying')}</p>}
    </Message>
  );
}

/** A match that its server cannot play on, with nothing of it to show. */
export function Stopped({ fault, tools }: { fault?: string; tools?: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <Message title={t('trouble.stopped')}>
      <p>{t('trouble.stoppedAbout')}</p>
      {fault !== undefined && <p>{t('trouble.fault', { fault })}</p>}
      {tools}
    </Message>
  );
}

/** A match that was dealt by rules this server does not have. */
export function WaitsForRules({ version }: { version: number }) {
  const { t } = useTranslation('app');
  return (
    <Message title={t('trouble.otherRules')}>
      <p>{t('trouble.otherRulesAbout', { version })}</p>
      <p>{t('trouble.otherRulesThen')}</p>
    </Message>
  );
}

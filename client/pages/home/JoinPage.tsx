import { useEffect } from 'react';
import { useTranslation } from '../../text/useTranslation';
import useSWRImmutable from 'swr/immutable';
import { useLocation } from 'wouter';
import { findByCode } from '../../net/api';
import { JoinByCode } from './JoinByCode';
import { Message } from '../../app/Message';
import { tablePath } from '../../net/paths';
import { codeOf } from '../../net/refusal';
import { Waiting } from '../../app/Waiting';

/** The address of a code: leads on to its table, or asks for a better code. */
export function JoinPage({ code }: { code: string }) {
  const { t } = useTranslation('app');
  const [, go] = useLocation();
  const { data: match, error } = useSWRImmutable(['code', code], () => findByCode(code));

  useEffect(() => {
    if (match) go(tablePath(match), { replace: true });
  }, [match, go]);

  if (!error) return <Waiting />;
  const refused = codeOf(error);
  return (
    <Message title={t('join.failed')} action={<JoinByCode code={code} />}>
      <p>{t(refused === 'tooFast' ? 'join.tooFast' : `refusal.${refused}`)}</p>
    </Message>
  );
}
